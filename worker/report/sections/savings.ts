import { buildAloneSentence } from '../../../contract/format/costComparison.ts';
import { formatPercentage } from '../../../contract/format/formatPercentage.ts';
import { formatUsd } from '../../../contract/format/formatUsd.ts';
import type { Composer } from '../layout/Composer.ts';
import { colors } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

/** Adds the savings of specification 2, with the calculation of each. */
export function savingsSection(flow: Flow, compose: Composer, model: ReportModel): void {
  const { results, monthlyReductionPercentage } = model.estimate;
  const { inHouse, embedded, savings } = results;
  const tiles = compose.tiles([
    {
      label: 'Initial cost savings',
      figure: formatUsd(savings.absolute),
      note: `${formatUsd(inHouse.initialTotal)} − ${formatUsd(embedded.initialTotal)}${floorNote(savings.absolute)}`,
    },
    {
      label: 'Initial dev cost reduction',
      figure: formatPercentage(savings.percentage),
      note: `${formatUsd(savings.absolute)} of ${formatUsd(inHouse.initialTotal)}`,
    },
    {
      label: 'Monthly maintenance savings',
      figure: formatUsd(savings.monthlyMaintenance),
      note: `${formatUsd(inHouse.maintenance)} − ${formatUsd(embedded.monthly)}${floorNote(savings.monthlyMaintenance)}`,
    },
    {
      label: 'Monthly cost reduction',
      figure: formatPercentage(monthlyReductionPercentage),
      note: `${formatUsd(savings.monthlyMaintenance)} of ${formatUsd(inHouse.maintenance)}`,
    },
  ]);
  const title = 'Savings with embedding';
  flow.addHeading(title, compose.heading(title), { gap: 10, keepWithNext: tiles.height });
  flow.add(tiles, 10);
  const buildAlone = buildAloneSentence(model.verdict);
  if (buildAlone) flow.add(compose.callout(buildAlone, colors.inHouse, colors.inHouseSoft), 6);
}

const floorNote = (saved: number) => (saved === 0 ? ', at least $0' : '');
