import { CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { type Contract, contract } from '../../contract/index.ts';
import { memo } from '../../contract/memo.ts';
import { problem } from '../../contract/problem.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { certainty } from '../../worker/forecast/certainty.ts';
import { calculationUrl } from '../pageUrls.ts';
import type { Handler, Ports } from '../ports.ts';
import { addCalculationId } from '../sessionCookie.ts';
import { refusalIn } from '../visitorTexts.ts';
import { computedResults, submit, withDerivedTimeline } from './forms.ts';

/**
 * Saves a calculation with results computed here (S3), notifies the sales inbox, and lets this
 * visitor request the report (S4).
 */
export function roiCalculation(ports: Ports): Handler<Contract['roiCalculation']> {
  return ({ body, sent, context }) => {
    const saved = withDerivedTimeline(body, ports.clock.now());
    const { contactName, contactEmail, companyName, calculationResults } = saved;
    const inputs = inputsOf(saved);
    const results = computedResults(inputs);
    const computed = { inputs, results, rateCardVersion: rateCard.version };
    return submit(
      ports,
      {
        endpoint: 'roiCalculation',
        body,
        sent,
        context,
        messageKind: 'reportNotice',
        deadline: { field: 'deadline', value: body.deadline },
      },
      {
        contactName,
        email: contactEmail,
        company: companyName,
        body: saved,
        calculation: computed,
        // Parsing has put the keys in the contract's order, which is the estimate's.
        resultsDiffer:
          calculationResults !== undefined &&
          JSON.stringify(results) !== JSON.stringify(calculationResults),
      },
      ({ id, calculation, receivedAt }) => {
        addCalculationId(context.sessionCookie, id, ports.clock.now());
        const { rateCardVersion, results } = calculation ?? computed;
        return {
          status: 201 as const,
          headers: { Location: savedPath(id) },
          body: {
            id,
            rateCardVersion,
            calculationResults: results,
            reportDate: utcDay(receivedAt),
            url: calculationUrl(ports.publicUrl, id, saved.language),
          },
        };
      },
    );
  };
}

/** The inputs among the fields of a body, in the contract's order. */
function inputsOf(body: CalculatorInputs): CalculatorInputs {
  const names = Object.keys(CalculatorInputs.shape);
  const entries = Object.entries(body).filter(([name]) => names.includes(name));
  return Object.fromEntries(entries) as CalculatorInputs;
}

const savedPath = (id: string) => contract.savedRoiCalculation.path.replace('{id}', id);

/** Of how many saved calculations the certainty is kept. */
const mostKnown = 1000;

/** Returns a saved calculation: inputs, results and version, never a name or an address (S1). */
export function savedRoiCalculation({ store }: Ports): Handler<Contract['savedRoiCalculation']> {
  // A simulation takes milliseconds, so that of a calculation is not repeated.
  const certaintyOf = memo(
    (inputs: CalculatorInputs, version: string) =>
      version === rateCard.version ? certainty(inputs) : null,
    mostKnown,
  );

  return async ({ params: { id }, context: { language } }) => {
    const calculation = (await store.lead(id))?.calculation;
    if (!calculation) return refusalIn(language, ({ unknownId }) => problem(404, unknownId));
    const { inputs, results, rateCardVersion } = calculation;
    return {
      status: 200,
      body: {
        id,
        rateCardVersion,
        inputs,
        calculationResults: results,
        certainty: certaintyOf(inputs, rateCardVersion),
        isReportSent: await isReportSent(id),
      },
    };
  };

  /** A quarantined report has no message, and a dead or bounced message was not delivered. */
  async function isReportSent(calculationId: string): Promise<boolean> {
    const report = await store.reportOf(calculationId);
    const messages = report ? await store.messagesOf(report.id) : [];
    const mails = messages.filter(({ kind }) => kind === 'reportEmail');
    return mails.some(({ state }) => state !== 'dead' && state !== 'bounced');
  }
}
