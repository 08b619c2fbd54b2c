import { calculationUrl } from '../../backend/calculationUrl.ts';
import { newLead } from '../../backend/newLead.ts';
import { reportLead } from '../../backend/reportLead.ts';
import { withDerivedTimeline } from '../../backend/withDerivedTimeline.ts';
import { detectBot } from '../../contract/detectBot.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Handler } from '../../contract/exchange.ts';
import type { Contract, EndpointName } from '../../contract/index.ts';
import { isSameLine } from '../../contract/isSameLine.ts';
import { lifetimes } from '../../contract/lifetimes.ts';
import { newId } from '../../contract/newId.ts';
import { refuse } from '../../contract/problem.ts';
import { refusalDetails } from '../../contract/wording/refusalDetails.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { fromBase64 } from './base64.ts';
import { type Kept, keep, keepReport } from './keep.ts';
import type { MockVisit } from './MockVisit.ts';
import { onceOf } from './onceOf.ts';
import type { KeptRecord, Message, MessageKind } from './State.ts';
import type { StateStore } from './StateStore.ts';
import { sha256 } from './sha256.ts';

/** What answers each endpoint of the contract; a reply that the contract does not declare does not compile. */
export type Backend<C extends Record<EndpointName, Endpoint> = Contract> = {
  [Name in EndpointName]: Handler<C[Name], MockVisit>;
};

/** The server's rules (S1, S3, S4, S7) over a state in the browser; `pageUrl` is where the page is. */
export function createBackend({ store, pageUrl }: { store: StateStore; pageUrl: URL }): Backend {
  return {
    async demoSubmission({ body, context: visit }) {
      const kept = await submit('demoSubmission', body, visit, 'demoNotice', {
        contactName: `${body.firstName} ${body.lastName}`,
        email: body.email,
        company: body.companyName,
      });
      return accepted(kept);
    },

    async contactFormWebhook({ body, context: visit }) {
      const kept = await submit('contactFormWebhook', body, visit, 'crmContact', {
        contactName: body.name,
        email: body.email,
        company: body.company,
        body: {
          ...body,
          calculationInputs: withDerivedTimeline(body.calculationInputs, visit.now),
        },
      });
      return accepted(kept);
    },

    async roiCalculation({ body, context: visit }) {
      const saved = withDerivedTimeline(body, visit.now);
      const { contactName, contactEmail, companyName, calculationResults, ...rest } = saved;
      const {
        fax: _fax,
        formMilliseconds: _formMilliseconds,
        hasTrustedInput: _hasTrustedInput,
        ...inputs
      } = rest;
      const { results } = estimate(inputs);
      const calculation = { inputs, results, rateCardVersion: rateCard.version };
      const kept = await submit('roiCalculation', body, visit, 'reportNotice', {
        contactName,
        email: contactEmail,
        company: companyName,
        body: saved,
        calculation,
        resultsDiffer: !isSameData(results, calculationResults),
      });
      if (kept.outcome === 'keyReused') return refuse(422, refusalDetails.idempotencyKeyReused);
      if (kept.record.quarantine) return refuse(403, refusalDetails.looksAutomated);
      const { id } = kept.record;
      const { rateCardVersion, results: keptResults } = kept.record.calculation ?? calculation;
      await store.change((state) => ({
        state: {
          ...state,
          cookie: { calculationId: id, expiresAt: visit.now + lifetimes.calculationCookie },
        },
        result: undefined,
      }));
      return {
        status: 201,
        body: {
          id,
          rateCardVersion,
          calculationResults: keptResults,
          url: calculationUrl(pageUrl, id),
        },
      };
    },

    async savedRoiCalculation({ params }) {
      const { id } = params;
      const { records, messages } = await store.read();
      const calculation = records.find((record) => record.id === id)?.calculation;
      if (!calculation) return refuse(404, refusalDetails.unknownId);
      const { inputs, results, rateCardVersion } = calculation;
      const report = records.find(({ reportOf }) => reportOf === id);
      return {
        status: 200,
        body: {
          id,
          rateCardVersion,
          inputs,
          calculationResults: results,
          isReportSent: messages.some(
            ({ recordId, state }) => recordId === report?.id && state !== 'dead',
          ),
        },
      };
    },

    async sendRoiReport({ body, context: visit }) {
      const { cookie } = await store.read();
      const saved =
        cookie && cookie.expiresAt > visit.now ? await recordOf(cookie.calculationId) : undefined;
      if (saved?.endpoint !== 'roiCalculation') {
        return refuse(403, refusalDetails.notTheVisitorWhoSaved);
      }
      if (!isSameLine(body.email, saved.email) || !isSameLine(body.companyName, saved.company)) {
        return refuse(403, refusalDetails.notTheSavedContact);
      }
      const { pdfData, ...rest } = body;
      const record: KeptRecord = {
        ...reportLead(saved, { receivedAt: visit.now, body: rest }),
        quarantine: null,
        reportOf: saved.id,
        pdfSha256: await sha256(fromBase64(pdfData)),
        replyStatus: visit.isMailRefused ? 502 : 202,
      };
      const once = onceOf('sendRoiReport', { ...body, of: saved.id }, visit);
      const messages = messagesOf(record, {
        kind: 'reportEmail',
        state: visit.isMailRefused ? 'dead' : 'sent',
      });
      const kept = await store.change((state) => keepReport(state, record, messages, once));
      if (kept.outcome === 'refused') {
        return {
          ...refuse(429, refusalDetails.noMoreReports(kept.retryAfterSeconds)),
          headers: { 'Retry-After': String(kept.retryAfterSeconds) },
        };
      }
      return kept.outcome !== 'keyReused' && kept.record.replyStatus === 502
        ? refuse(502, refusalDetails.mailProviderRefused)
        : accepted(kept);
    },
  };

  /** Keep a form's submission with the message it leads to, unless it looks automated. */
  function submit(
    endpoint: EndpointName,
    body: Parameters<typeof detectBot>[0] & object,
    visit: MockVisit,
    kind: MessageKind,
    particulars: Pick<KeptRecord, 'contactName' | 'email' | 'company'> &
      Partial<Pick<KeptRecord, 'calculation' | 'resultsDiffer' | 'body'>>,
  ) {
    const record: KeptRecord = {
      ...newLead({ endpoint, receivedAt: visit.now, body, ...particulars }),
      quarantine: detectBot(body),
      reportOf: null,
      pdfSha256: null,
      replyStatus: null,
    };
    const messages = messagesOf(record, { kind, state: 'sent' });
    const once = onceOf(endpoint, body, visit);
    return store.change((state) => keep(state, record, messages, once));
  }

  async function recordOf(wanted: string) {
    return (await store.read()).records.find(({ id }) => id === wanted);
  }
}

/** A form that looks automated is kept without a message. */
function messagesOf({ quarantine }: KeptRecord, message: Pick<Message, 'kind' | 'state'>) {
  return quarantine ? [] : [{ id: newId(), ...message }];
}

function accepted(kept: Kept) {
  if (kept.outcome === 'keyReused') return refuse(422, refusalDetails.idempotencyKeyReused);
  if (kept.record.quarantine) return refuse(403, refusalDetails.looksAutomated);
  return { status: 202 as const, body: { id: kept.record.id } };
}

/** Equal as JSON has it, whatever the order of keys. */
function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other);
  }
  const ones = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    ones.length === others.size &&
    ones.every(([key, value]) => others.has(key) && isSameData(value, others.get(key)))
  );
}
