import { utcDay } from '../../contract/days.ts';
import { invalidFields } from '../../contract/endpoint.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { midRangeText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatDay } from '../../contract/format/phrases.ts';
import type { Contract } from '../../contract/index.ts';
import { languages } from '../../contract/languages.ts';
import type { OpenEstimate } from '../../contract/openEstimate.ts';
import { numberSystems } from '../../contract/renameSystems.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { isNameless, linkCode } from '../../contract/shortLink.ts';
import { linkPreviewTexts as texts } from '../../contract/words/summaryText.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { readAskedNow } from '../askedInputs.ts';
import { refuseLink } from '../limits.ts';
import {
  type AskedPreview,
  EstimatorBusy,
  type Handler,
  type Ports,
  type ShortLink,
} from '../ports.ts';
import { busy } from './estimates.ts';

/** Two scenarios share a code once in 8e14 pairs; the next one then differs. */
const mostCodes = 3;

/**
 * Saves a scenario under a short link (P11): its inputs, without names that the visitor typed, and
 * what a preview says of them. The same scenario by the same rate card has the same code in a
 * language.
 */
export function saveLink(ports: Ports): Handler<Contract['saveLink']> {
  return async ({ body, context }) => {
    const now = ports.clock.now();
    const linked = readScenario(body.scenario);
    if (!linked || linked.dropped.length > 0) return invalidScenario(linked?.dropped);
    const { developerCount: _, ...inputs } = numberSystems(linked.inputs, isNameless);
    const asked = readAskedNow(inputs, now, context.language);
    if ('problem' in asked) return asked.problem;
    const refused = await refuseLink(ports, context);
    if (refused) return refused;
    const { language = 'en' } = context;
    const asking = { inputs: asked.inputs, now };
    try {
      const preview =
        (await ports.previewIn?.(language, asking)) ??
        linkPreview(asking, await ports.estimator(asked.inputs, now, context));
      const scenario = scenarioFragment(inputs, rateCard.version);
      const key = `${languages[language]} ${scenario}`.trim();
      const saved = await saveUnderCode(ports, { ...preview, scenario }, key);
      return { status: 200, body: { url: ports.linkUrl(saved) } };
    } catch (error) {
      if (error instanceof EstimatorBusy) return busy(context.language);
      throw error;
    }
  };
}

function invalidScenario(dropped: readonly { field: string; value: string }[] = []) {
  const parts = dropped.map(({ field, value }) => `${field}=${value}`).join(', ');
  const message = parts
    ? `Leave out what is invalid: ${parts.slice(0, 200)}`
    : 'Use the fragment of a scenario link, as in v1&integrations=8';
  return invalidFields([{ field: 'scenario', message }]);
}

/** What a preview of a link says, and the figures of its day. */
export function linkPreview(
  { inputs, now }: AskedPreview,
  { certaintyText, figures }: Pick<OpenEstimate, 'certaintyText' | 'figures'>,
) {
  const estimated = estimate(inputs);
  const { claims } = verdict(inputs, estimated);
  const answer = inCurrency(
    currencyOf(inputs),
    () => `${overText(claims, forecastMonths)}.${midRangeText(claims)}`,
  );
  const basis = texts.basis(formatDay(utcDay(now)), rateCard.version);
  return {
    title: texts.title(formatCount(estimated.effectiveCount, 'integration')),
    description: [answer, certaintyText, basis].filter(Boolean).join(' '),
    rateCardVersion: rateCard.version,
    figures,
    savedAt: now,
  };
}

async function saveUnderCode({ hash, store }: Ports, link: Omit<ShortLink, 'code'>, key: string) {
  for (let number = 0; number < mostCodes; number++) {
    const text = number === 0 ? key : `${number} ${key}`;
    const code = linkCode(await hash.sha256(text, 'hex'));
    const saved = await store.saveLink({ ...link, code });
    if (saved.scenario === link.scenario) return saved;
  }
  throw new Error('Expected a code that no other link has.');
}
