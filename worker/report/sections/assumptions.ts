import { formatNumber } from '../../../contract/format/formatNumber.ts';
import { weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { hasEmbeddedOwnWork } from '../../estimate/embeddedPlan.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatDay } from '../../format/formatDay.ts';
import { space } from '../layout/Block.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { colors, text } from '../layout/design.ts';
import { type Flow, listOpening } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';
import { hasMaintenancePercentage } from '../texts/systemEvidenceText.ts';

/** Adds the assumptions behind the figures, and the link that reopens the calculation. */
export function assumptions(flow: Flow, compose: Composer, model: ReportModel): void {
  const { date, url, inputs, estimate } = model;
  const { wageRisePercentagePerYear, planRisePercentagePerYear } = estimate.escalation;
  const { planDiscountPercentage = 0 } = inputs.assumptions ?? {};
  const hasOwnWork = hasEmbeddedOwnWork(estimate);
  const { version, genericIntegration, hourlyRatesUsd } = rateCard;
  const points = [
    `Hours are planning assumptions, not measurements. Without a profile: ${genericIntegration.devHours} hours to build${hasMaintenancePercentage(inputs.assumptions) ? '' : ` and ${genericIntegration.maintenanceHours} a month to maintain`}.`,
    `Hourly rates: United States $${hourlyRatesUsd.us}, Europe $${hourlyRatesUsd.eu}, Asia $${hourlyRatesUsd.asia}, Latin America $${hourlyRatesUsd.latam}, other $${hourlyRatesUsd.other}, or your own.`,
    `In-house maintenance starts after the build, without the cost multiplier. ${wageRisePercentagePerYear > 0 ? `Hourly rates rise by ${formatNumber(wageRisePercentagePerYear, 2)}% a year` : 'Hourly rates do not rise'}; only the finance figures count interest.`,
    `The embedded cost is the list price${planDiscountPercentage > 0 ? ` less ${formatNumber(planDiscountPercentage, 2)}%` : ''} in every year${planRisePercentagePerYear > 0 ? `, rising by ${formatNumber(planRisePercentagePerYear, 2)}% a year` : ''}, ${hasOwnWork ? 'with the time of your own team as you stated it, and without taxes' : 'without taxes or time of your own team'}.`,
    `Embedding is assumed to be live in 3 to 10 weeks, depending on the plan. A month has ${weeksPerMonth} weeks.`,
    'Neither side includes fees that platforms charge for certification or listing.',
    `Rate card ${version}, applied on ${formatDay(date)}. Amounts are added up first and then rounded to whole dollars.`,
  ];
  const title = 'Assumptions';
  const bullets = compose.bullets(points, text.smallBody);
  const bulletGap = 2.5;
  flow.addHeading(title, compose.heading(title), {
    gap: 3,
    keepWithNext: listOpening(space(0), bullets, bulletGap),
  });
  flow.addList(space(0), bullets, bulletGap);
  if (!url) return;
  flow.addSpace(8);
  flow.add(
    compose.callout(
      [strong('Reopen this calculation: '), linked(url, url)],
      colors.accent,
      colors.accentSoft,
    ),
  );
}
