import type { CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { invalidFields } from '../../contract/endpoint.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { midRangeText } from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { currencyOf, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatDay } from '../../contract/format/phrases.ts';
import type { Contract } from '../../contract/index.ts';
import type { CompleteEstimate } from '../../contract/openEstimate.ts';
import { numberSystems } from '../../contract/renameSystems.ts';
import { readScenario, scenarioFragment } from '../../contract/scenarioLink.ts';
import { isNameless, linkCode } from '../../contract/shortLink.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { readAskedNow } from '../askedInputs.ts';
import { refuseLink } from '../limits.ts';
import { EstimatorBusy, type Handler, type Ports, type ShortLink } from '../ports.ts';
import { busy } from './estimates.ts';

/** Two scenarios share a code once in 8e14 pairs; the next one then differs. */
const mostCodes = 3;

/**
 * Saves a scenario under a short link (P11): its inputs, without names that the visitor typed, and
 * what a preview says of them. The same scenario by the same rate card has the same code.
 */
export function saveLink(ports: Ports): Handler<Contract['saveLink']> {
  return async ({ body, context }) => {
    const now = ports.clock.now();
    const linked = readScenario(body.scenario);
    if (!linked || linked.dropped.length > 0) return invalidScenario(linked?.dropped);
    const { developerCount: _, ...inputs } = numberSystems(linked.inputs, isNameless);
    const asked = readAskedNow(inputs, now);
    if ('problem' in asked) return asked.problem;
    const refused = await refuseLink(ports, context);
    if (refused) return refused;
    try {
      const estimated = await ports.estimator(asked.inputs, now, context);
      const scenario = scenarioFragment(inputs, rateCard.version);
      const saved = await saveUnderCode(ports, {
        ...preview(asked.inputs, estimated, now),
        scenario,
      });
      return { status: 200, body: { url: ports.linkUrl(saved) } };
    } catch (error) {
      if (error instanceof EstimatorBusy) return busy();
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
function preview(
  inputs: CalculatorInputs,
  { certaintyText, figures }: CompleteEstimate,
  now: number,
) {
  const estimated = estimate(inputs);
  const { claims } = verdict(inputs, estimated);
  const answer = inCurrency(
    currencyOf(inputs),
    () => `${overText(claims, forecastMonths)}.${midRangeText(claims)}`,
  );
  const day = formatDay(utcDay(now));
  const basis = `A planning estimate of ${day} by rate card ${rateCard.version}, not a quote.`;
  return {
    title: `${formatCount(estimated.effectiveCount, 'integration')}: build in-house or embed?`,
    description: [answer, certaintyText, basis].filter(Boolean).join(' '),
    rateCardVersion: rateCard.version,
    figures,
    savedAt: now,
  };
}

async function saveUnderCode({ hash, store }: Ports, link: Omit<ShortLink, 'code'>) {
  for (let number = 0; number < mostCodes; number++) {
    const text = number === 0 ? link.scenario : `${number} ${link.scenario}`;
    const code = linkCode(await hash.sha256(text, 'hex'));
    const saved = await store.saveLink({ ...link, code });
    if (saved.scenario === link.scenario) return saved;
  }
  throw new Error('Expected a code that no other link has.');
}
