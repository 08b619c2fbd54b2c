import { type EstimateFigure, estimateFigures as figures } from '../../../contract/figures.ts';
import { buildAloneText } from '../../../contract/format/claimTexts.ts';
import { formatEstimateFigure } from '../../../contract/format/estimateFigure.ts';
import { formatUsd } from '../../../contract/format/numbers.ts';
import { type Block, card, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, sectionTitle, strong } from '../layout/Composer.ts';
import { colors, page, text as textStyles } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const gap = 12;
const width = (page.contentWidth - gap) / 2;
const padding = 12;

/** Adds the costs of both sides, with the labels of the page (specification 2). */
export function costAnalysis(flow: Flow, compose: Composer, model: ReportModel): void {
  const { embedded } = model.estimate.results;
  const line = (name: EstimateFigure, kind?: 'total' | 'monthly'): Line => {
    const text = formatEstimateFigure(name, model.estimate);
    return {
      label: figures[name].label,
      text: kind === 'monthly' ? `${text} per month` : text,
      isTotal: kind === 'total',
    };
  };
  const yearOfPlan = formatUsd(embedded.initialTotal - embedded.setup);
  const sides = [
    side(compose, 'In-house costs', colors.inHouse, [
      line('developmentUsd'),
      line('testingUsd'),
      line('documentationUsd'),
      line('initialTotalUsd', 'total'),
      line('maintenanceUsd', 'monthly'),
    ]),
    side(compose, 'Embedded costs', colors.embedded, [
      line('setupUsd'),
      line('monthlyUsd', 'monthly'),
      { label: 'Subscription, 12 months', text: yearOfPlan, isTotal: false },
      line('yearOneUsd', 'total'),
    ]),
  ];
  const minHeight = Math.max(...sides.map(({ height }) => height)) + 2 * padding;
  const columns = sideBySide(
    sides.map((block, index) => ({
      x: index * (width + gap),
      block: card(block, { width, padding, fill: colors.paper, stroke: colors.line, minHeight }),
    })),
  );
  const title = 'Cost analysis';
  flow.addHeading(
    title,
    compose.heading(sectionTitle(title, model.affected.costs)),
    columns.height,
  );
  flow.add(columns, 8);
  flow.add(
    compose.note(
      'The two totals cover different periods. The in-house total is the build only, before maintenance. The embedded total is setup and the first 12 months of subscription. The 36-month cost forecast below shows both on the same basis.',
    ),
  );
  const buildAlone = buildAloneText(model.claims);
  if (!buildAlone) return;
  flow.addSpace(8);
  flow.add(compose.callout(buildAlone, colors.inHouse, colors.inHouseSoft));
}

interface Line {
  label: string;
  text: string;
  isTotal: boolean;
}

function side(compose: Composer, title: string, color: string, lines: readonly Line[]): Block {
  const inner = width - 2 * padding;
  const columns = [
    { title: '', width: inner - 12 - 88 },
    { title: '', width: 88, align: 'right' as const },
  ];
  const rows = lines.map(({ label, text, isTotal }) =>
    isTotal
      ? [strong(label), strong(text)]
      : [{ text: label, style: { color: colors.muted } }, text],
  );
  return stack([
    compose.text(title, { ...textStyles.subheading, color }, { width: inner }),
    space(3),
    compose.tableBlock(columns, rows, { hasHead: false, padding: 2.7 }),
  ]);
}
