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
    `Hours per system are planning assumptions, not measurements; without a profile they are ${genericIntegration.devHours}, and ${genericIntegration.maintenanceHours} a month.`,
    `Hourly rates are flat per region (United States $${hourlyRatesUsd.us}, Europe $${hourlyRatesUsd.eu}, Asia $${hourlyRatesUsd.asia}, Latin America $${hourlyRatesUsd.latam}, other $${hourlyRatesUsd.other}), or your own.`,
    'In-house maintenance starts when the build is done, without a multiplier; no inflation, interest or pay rise is counted.',
    'The embedded side is the list price of the starter plan on an annual contract, the same in all three years; no discount, no tax, and no hours of your own team. Its deployment times are assumptions by plan, from 3 to 10 weeks.',
    `Fees that platforms charge for certification or listing are on neither side. A month has ${weeksPerMonth} weeks.`,
    `Rate card ${version}, applied on ${formatDay(date)}. Figures are rounded to whole dollars after they are summed.`,
  ];
  flow.addHeading('Assumptions', compose.heading('Assumptions'), { gap: 7, keepWithNext: 50 });
  for (const block of compose.bullets(points, text.smallBody)) flow.add(block, 2.5);
  flow.addSpace(8);
  if (url) {
    flow.add(
      compose.callout(
        [strong('Open this calculation again: '), linked(url, url)],
        colors.accent,
        colors.accentSoft,
      ),
    );
  }
}
