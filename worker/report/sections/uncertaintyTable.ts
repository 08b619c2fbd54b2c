import { estimatePercentileText } from '../../../contract/format/estimatePercentile.ts';
import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { outcomesSentence } from '../../../contract/format/outcomesSentence.ts';
import { withThousands } from '../../../contract/format/withThousands.ts';
import { defaultUncertainty, simulationCount } from '../../../contract/uncertainty.ts';
import type { Range } from '../../forecast/ranges.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/**
 * Builds the table of the simulated ranges.
 *
 * @param options - `hasMethodNotes`: the note says what the simulations vary.
 */
export function uncertaintyTable(
  compose: Composer,
  { forecast }: ReportModel,
  { rowPadding, hasMethodNotes }: { rowPadding: number; hasMethodNotes: boolean },
): Block {
  const { ranges } = forecast;
  const figure = { width: 79, align: 'right' } as const;
  return stack([
    compose.subheading('How sure is this?'),
    space(3),
    compose.tableBlock(
      [
        { title: 'Figure', width: page.contentWidth - 4 * (figure.width + 12) },
        { title: 'Estimate', ...figure },
        { title: 'Low end (P10)', ...figure },
        { title: 'Typical (P50)', ...figure },
        { title: 'High end (P90)', ...figure },
      ],
      [
        rangeRow('In-house initial cost', ranges.initialTotalUsd, formatUsd),
        rangeRow('In-house timeline', ranges.timelineWeeks, formatTimeline),
        rangeRow('Embedded timeline', ranges.embeddedWeeks, formatTimeline),
        rangeRow('In-house cost, 36 months', ranges.inHouseUsd, formatUsd),
        rangeRow('Embedded cost, 36 months', ranges.embeddedUsd, formatUsd),
        ...(ranges.differenceUsd
          ? [rangeRow('In-house minus embedded, 36 months', ranges.differenceUsd, formatUsd)]
          : []),
      ],
      { padding: 1.2 + rowPadding },
    ),
    space(5),
    compose.note(
      [
        outcomesSentence(ranges.outcomes),
        estimatePercentileText(ranges),
        ranges.differenceUsd && ranges.outcomes.unfinished > 0
          ? 'The difference includes only simulations in which the build is live by month 36.'
          : null,
        'At most one in ten simulations ends below the low end, and at most one in ten above the high end.',
        hasMethodNotes ? variedText : null,
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
    ),
  ]);
}

const { devHours, maintenanceHours, estimationBias, ownEffort, deployment } = defaultUncertainty;
const { planRisePercentagePerYear } = defaultUncertainty;

/** What the simulations vary, in words. */
const variedText = `Each of the ${withThousands(simulationCount)} simulations varies the hours per integration (${devHours.min} to ${devHours.max} times the estimate), the maintenance (${maintenanceHours.min} to ${maintenanceHours.max}), all hours together (${estimationBias.min} to ${estimationBias.max}) and each review over its range, reported or assumed by us; embedded, the price rise after the first year (${planRisePercentagePerYear.min} to ${planRisePercentagePerYear.max}% a year, unless one is stated), your own work (${ownEffort.min} to ${ownEffort.max} times yours) and the deployment (${deployment.min} to ${deployment.max} times as long).`;

const rangeRow = (
  label: string,
  { estimate, p10, p50, p90 }: Range,
  format: (value: number) => string,
) => [label, strong(format(estimate)), format(p10), format(p50), format(p90)];
