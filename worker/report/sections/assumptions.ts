import { weeksPerMonth } from '../../../contract/format/formatTimeline.ts';
import { rateCard } from '../../estimate/rateCard.ts';
import { formatDay } from '../../format/formatDay.ts';
import { type Composer, linked, strong } from '../layout/Composer.ts';
import { colors, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Adds the assumptions behind the figures, and the link that reopens the calculation. */
export function assumptions(flow: Flow, compose: Composer, { date, url }: ReportModel): void {
  const { version, genericIntegration, hourlyRatesUsd } = rateCard;
  const points = [
    `Hours are planning assumptions, not measurements. Without a profile: ${genericIntegration.devHours} hours to build and ${genericIntegration.maintenanceHours} a month to maintain.`,
    `Hourly rates: United States $${hourlyRatesUsd.us}, Europe $${hourlyRatesUsd.eu}, Asia $${hourlyRatesUsd.asia}, Latin America $${hourlyRatesUsd.latam}, other $${hourlyRatesUsd.other}, or your own.`,
    'In-house maintenance starts after the build, without the cost multiplier, inflation, interest or raises.',
    'The embedded cost is the list price for all three years, without discounts, taxes or time of your own team.',
    `Embedding is assumed to be live in 3 to 10 weeks, depending on the plan. A month has ${weeksPerMonth} weeks.`,
    'Neither side includes fees that platforms charge for certification or listing.',
    `Rate card ${version}, applied on ${formatDay(date)}. Amounts are added up first and then rounded to whole dollars.`,
  ];
  flow.addHeading('Assumptions', compose.heading('Assumptions'), { gap: 7, keepWithNext: 50 });
  for (const block of compose.bullets(points, text.smallBody)) flow.add(block, 2.5);
  flow.addSpace(8);
  if (url) {
    flow.add(
      compose.callout(
        [strong('Reopen this calculation: '), linked(url, url)],
        colors.accent,
        colors.accentSoft,
      ),
    );
  }
}
