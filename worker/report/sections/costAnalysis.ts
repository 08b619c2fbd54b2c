import { buildAloneText } from '../../../contract/format/claimTexts.ts';
import { formatUsd, wholeParts } from '../../../contract/format/numbers.ts';
import { type Block, card, sideBySide, space, stack } from '../layout/Block.ts';
import { type Composer, sectionTitle, strong } from '../layout/Composer.ts';
import { colors, page, text } from '../layout/design.ts';
import type { Flow } from '../layout/Flow.ts';
import type { ReportModel } from '../model/ReportModel.ts';

const gap = 12;
const width = (page.contentWidth - gap) / 2;
const padding = 12;

/** Adds the costs of both sides, with the labels of the page (specification 2). */
export function costAnalysis(flow: Flow, compose: Composer, model: ReportModel): void {
  const { inHouse, embedded } = model.estimate.results;
  const [development, testing, documentation] = wholeParts(
    [inHouse.development, inHouse.testing, inHouse.documentation],
    inHouse.initialTotal,
  ).map(formatUsd);
  const sides = [
    side(compose, 'In-house costs', colors.inHouse, [
      ['Initial Development', development ?? ''],
      ['Testing & QA', testing ?? ''],
      ['Documentation & Training', documentation ?? ''],
      ['Initial Total', formatUsd(inHouse.initialTotal), 'total'],
      ['Monthly Maintenance', `${formatUsd(inHouse.maintenance)} per month`],
    ]),
    side(compose, 'Embedded costs', colors.embedded, [
      ['Initial Setup', formatUsd(embedded.setup)],
      ['Monthly Subscription', `${formatUsd(embedded.monthly)} per month`],
      ['Subscription, 12 months', formatUsd(embedded.initialTotal - embedded.setup)],
      ['Total Year 1', formatUsd(embedded.initialTotal), 'total'],
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
  flow.addHeading(title, compose.heading(sectionTitle(title, model.affected.costs)), {
    gap: 10,
    keepWithNext: columns.height,
  });
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

type Line = readonly [label: string, figure: string, kind?: 'total'];

function side(compose: Composer, title: string, color: string, lines: readonly Line[]): Block {
  const inner = width - 2 * padding;
  const columns = [
    { title: '', width: inner - 12 - 88 },
    { title: '', width: 88, align: 'right' as const },
  ];
  const rows = lines.map(([label, figure, kind]) =>
    kind === 'total'
      ? [strong(label), strong(figure)]
      : [{ text: label, style: { color: colors.muted } }, figure],
  );
  return stack([
    compose.text(title, { ...text.subheading, color }, { width: inner }),
    space(3),
    compose.tableBlock(columns, rows, { hasHead: false, padding: 4.5 }),
  ]);
}
