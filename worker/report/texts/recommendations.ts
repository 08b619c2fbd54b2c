import { outcomeText, verdictSentence } from '../../../contract/format/costComparison.ts';
import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { priceStep } from '../../estimate/embeddedPlan.ts';
import { estimate } from '../../estimate/estimate.ts';
import { formatCount } from '../../format/formatCount.ts';
import { formatList } from '../../format/formatList.ts';
import { formatWeeks } from '../../format/formatWeeks.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Writes the recommendations. */
export function recommendations(model: ReportModel): string[] {
  const { inputs, estimate: estimated, reviewed } = model;
  const points = [verdictPoint(model)];
  const share = estimated.factors.effectiveDevTimePercentage;
  if (share < 80) {
    const focused = estimate({ ...inputs, devTimePercentage: 80 });
    const saved = estimated.results.inHouse.initialTotal - focused.results.inHouse.initialTotal;
    if (saved > 0) {
      points.push(
        `If you build, let the team spend at least 80% of its time on integrations. The initial cost falls by ${formatUsd(saved)}, and you go live after ${formatTimeline(focused.timeline.timelineWeeks)}.`,
      );
    }
  }
  const [longest] = reviewed;
  if (longest) {
    points.push(
      `If you build, apply for ${longest.name}'s review as early as its rules allow. At ${formatWeeks(longest.moderationWeeks)}, it is the longest wait outside your control.`,
    );
  }
  const next = nextPlanPoint(model);
  if (next) points.push(next);
  points.push(hoursPoint(model));
  return points;
}

/** The verdict over 12 and 36 months, and which side is live sooner. */
function verdictPoint({ verdict }: ReportModel): string {
  const { after12Months, after36Months, inHouseWeeks, embeddedWeeks } = verdict;
  const soonerSide = embeddedWeeks < inHouseWeeks ? 'embedded' : 'inHouse';
  const sooner =
    embeddedWeeks === inHouseWeeks
      ? 'Both go live at the same time.'
      : `${soonerSide === 'embedded' ? 'Embedding' : 'Building'} goes live sooner.`;
  if (after36Months.cheaper === null) {
    return `${verdictSentence(verdict)} Solve the time to market first: shorten the build, or embed.`;
  }
  if (after12Months.cheaper === null || after12Months.cheaper === after36Months.cheaper) {
    const isSoonerToo = embeddedWeeks !== inHouseWeeks && after36Months.cheaper === soonerSide;
    return `${outcomeText(after36Months)} over ${after36Months.months} months${isSoonerToo ? ' and goes live sooner.' : `. ${sooner}`}`;
  }
  return `${outcomeText(after12Months)} over ${after12Months.months} months, but ${lowerFirst(outcomeText(after36Months))} over ${after36Months.months} months. Decide by how long you will need the integrations. ${sooner}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The price step to the next plan, if there is one. */
function nextPlanPoint({ estimate: estimated, inputs }: ReportModel): string | undefined {
  const next = priceStep(estimated.effectiveCount, inputs.assumptions?.planDiscountPercentage);
  if (!next) return undefined;
  const step = formatUsd(next.extraPerYearUsd);
  const extra = step === '$0' ? 'adds no extra cost' : `costs ${step} more a year`;
  return next.integrationsLeft === 0
    ? `One more integration moves you to the next plan, which ${extra}. Confirm the number before you sign.`
    : `Your plan has room for ${formatCount(next.integrationsLeft, 'more integration')} at the same subscription. After that, the next plan ${extra}.`;
}

/** Whose hours to check: those of the rate card, as the visitor knows their own. */
function hoursPoint({ inputs, systems, genericCount }: ReportModel): string {
  const figures = inputs.assumptions?.systems;
  const ours = systems.filter(({ id }) => figures?.[id]?.devHours === undefined);
  const largest = ours.toSorted((a, b) => b.devHours - a.devHours).slice(0, 2);
  const effect = 'The in-house cost rises and falls with them.';
  if (largest.length > 0) {
    return `Before you decide, have your engineers check our hours for ${formatList(largest.map(({ name }) => name))}. ${effect}`;
  }
  return genericCount > 0
    ? `Before you decide, select your systems and have your engineers check our hours. ${effect}`
    : `Before you decide, have your engineers check the development hours that you entered. ${effect}`;
}
