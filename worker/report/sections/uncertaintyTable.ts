import { outcomesSentence } from '../../../contract/format/costComparison.ts';
import { formatTimeline } from '../../../contract/format/formatTimeline.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import { withThousands } from '../../../contract/format/withThousands.ts';
import type { Range } from '../../forecast/ranges.ts';
import { defaultUncertainty, simulationCount } from '../../forecast/simulate.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Builds the table of the simulated ranges. */
export function uncertaintyTable(compose: Composer, { estimate, forecast }: ReportModel): Block {
  const { ranges, sensitivity } = forecast;
  const figure = { width: 79, align: 'right' } as const;
  return stack([
    compose.subheading('How sure is this?'),
    space(3),
    compose.tableBlock(
      [
        { title: 'Figure', width: page.contentWidth - 4 * (figure.width + 12) },
        { title: 'Estimate', ...figure },
        { title: 'Best case (P10)', ...figure },
        { title: 'Typical (P50)', ...figure },
        { title: 'Worst case (P90)', ...figure },
      ],
      [
        rangeRow(
          'In-house initial cost',
          estimate.results.inHouse.initialTotal,
          ranges.initialTotalUsd,
          formatUsd,
        ),
        rangeRow(
          'In-house timeline',
          estimate.timeline.timelineWeeks,
          ranges.timelineWeeks,
          formatTimeline,
        ),
        ...(ranges.differenceUsd && sensitivity.differenceUsd !== null
          ? [
              rangeRow(
                'In-house minus embedded, 36 months',
                sensitivity.differenceUsd,
                ranges.differenceUsd,
                formatUsd,
              ),
            ]
          : []),
      ],
      { padding: 3 },
    ),
    space(5),
    compose.note(
      `${outcomesSentence(ranges.outcomes)}${ranges.differenceUsd && ranges.outcomes.unfinished > 0 ? ' The difference includes only simulations in which the build is live by month 36.' : ''} One in ten simulations ends below the best case, and one in ten above the worst. Each of the ${withThousands(simulationCount)} simulations varies the hours per integration (${defaultUncertainty.devHours.min} to ${defaultUncertainty.devHours.max} times the estimate), the maintenance (${defaultUncertainty.maintenanceHours.min} to ${defaultUncertainty.maintenanceHours.max}), the reviews (${defaultUncertainty.moderationWeeks.min} to ${defaultUncertainty.moderationWeeks.max}) and all hours together (${defaultUncertainty.estimationBias.min} to ${defaultUncertainty.estimationBias.max}).`,
    ),
  ]);
}

const rangeRow = (
  label: string,
  estimated: number,
  { p10, p50, p90 }: Range,
  format: (value: number) => string,
) => [label, strong(format(estimated)), format(p10), format(p50), format(p90)];
