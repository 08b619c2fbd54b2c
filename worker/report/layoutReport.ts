import { rateCard } from '../estimate/rateCard.ts';
import { formatDay } from '../format/phrases.ts';
import { type Block, rule, sideBySide, space, stack, tagged } from './layout/Block.ts';
import { Composer, linked } from './layout/Composer.ts';
import { colors, page, text } from './layout/design.ts';
import { type Bookmark, Flow, type PageFrame } from './layout/Flow.ts';
import type { Sheet, StructureElement, Tag } from './layout/Sheet.ts';
import type { Typesetter } from './layout/Typesetter.ts';
import type { ReportModel } from './model/ReportModel.ts';
import { paperOf } from './model/ReportModel.ts';
import { analysis, nextStep } from './sections/analysis.ts';
import { breakdown } from './sections/breakdown.ts';
import { costAnalysis } from './sections/costAnalysis.ts';
import { cover } from './sections/cover.ts';
import { financeSection } from './sections/finance.ts';
import { glossarySection } from './sections/glossary.ts';
import { howComputed } from './sections/howComputed.ts';
import { assumptions, inputsSection, ownAssumptions } from './sections/inputs.ts';
import { thirtySixMonths } from './sections/thirtySixMonths.ts';
import { timeToMarket } from './sections/timeToMarket.ts';

/** The pages, the outline and the structure of a report. */
export interface ReportLayout {
  readonly paper: PageFrame;
  readonly sheets: readonly Sheet[];
  readonly bookmarks: readonly Bookmark[];
  readonly structure: StructureElement;
}

/** How much room the parts of the report take; measures in points. */
export interface Density {
  readonly sectionGap: number;
  readonly rowPadding: number;
  /** Keeps the finance figures on one page. */
  readonly isFinanceTogether: boolean;
  /** False leaves out the parts that take the most room and change no figure. */
  readonly isComplete: boolean;
}

/** The most pages of a report; a longer one is laid out more densely. */
export const maxReportPages = 8;

/**
 * The densest layout, for all systems with all assumptions on US Letter. It has no reviews by
 * system, no glossary and no calculation of the finance figures (decision 0413), shortens the
 * evidence, and shows the largest alone of the levers that neither rest on judgement nor are
 * reviews.
 */
export const densest: Density = {
  sectionGap: 4,
  rowPadding: 0.2,
  isFinanceTogether: false,
  isComplete: false,
};

/** The layouts that are tried before the densest, the roomiest first. */
export const roomierDensities: readonly Density[] = [
  { sectionGap: 17, rowPadding: 1.8, isFinanceTogether: true, isComplete: true },
  { sectionGap: 8, rowPadding: 0.8, isFinanceTogether: false, isComplete: true },
  { sectionGap: 8, rowPadding: 0.2, isFinanceTogether: false, isComplete: true },
];

/** Lays out the report in one density, on as many pages as that takes. */
export function layoutReport(
  model: ReportModel,
  typesetter: Typesetter,
  density: Density,
): ReportLayout {
  const compose = new Composer(typesetter);
  const paper = paperOf(model.inputs);
  const flow = layoutWithContents(model, compose, paper, density);
  flow.sheets.forEach((sheet, index) => {
    sheet.asArtifact('pagination', () =>
      frame(sheet, compose, model, paper, { number: index + 1, total: flow.sheets.length }),
    );
  });
  return { paper, sheets: flow.sheets, bookmarks: flow.bookmarks, structure: flow.structure.root };
}

/** Repeats the layout until the page numbers of the table of contents are right. */
function layoutWithContents(
  model: ReportModel,
  compose: Composer,
  paper: PageFrame,
  density: Density,
): Flow {
  let flow = layoutPages(model, compose, paper, density, []);
  for (let contents: readonly Bookmark[] = []; !isSame(contents, flow.bookmarks); ) {
    contents = flow.bookmarks;
    flow = layoutPages(model, compose, paper, density, contents);
  }
  return flow;
}

const isSame = (contents: readonly Bookmark[], bookmarks: readonly Bookmark[]) =>
  contents.length === bookmarks.length &&
  contents.every(({ page: number }, index) => number === bookmarks[index]?.page);

function layoutPages(
  model: ReportModel,
  compose: Composer,
  paper: PageFrame,
  density: Density,
  contents: readonly Bookmark[],
): Flow {
  const { sectionGap, rowPadding, isFinanceTogether, isComplete } = density;
  const flow = new Flow(paper);
  cover(flow, compose, model, sectionGap);
  tableOfContents(flow, compose, contents);
  flow.startPage();
  inputsSection(flow, compose, model);
  ownAssumptions(flow, compose, model, density);
  flow.addSpace(sectionGap);
  costAnalysis(flow, compose, model);
  flow.addSpace(sectionGap);
  timeToMarket(flow, compose, model, isComplete);
  flow.addSpace(sectionGap);
  thirtySixMonths(flow, compose, model, density);
  flow.addSpace(sectionGap);
  financeSection(flow, compose, model, { isOnOnePage: isFinanceTogether, rowPadding });
  flow.addSpace(sectionGap);
  analysis(flow, compose, model);
  flow.addSpace(sectionGap);
  nextStep(flow, compose, model);
  flow.addSpace(sectionGap);
  howComputed(flow, compose, model, density);
  assumptions(flow, compose, model);
  flow.addSpace(sectionGap);
  breakdown(flow, compose, model, density);
  flow.addSpace(sectionGap);
  if (isComplete) glossarySection(flow, compose, model, rowPadding);
  return flow;
}

const contentsColumns = 3;
/** Of the page numbers, in points. */
const numberWidth = 16;

/** Adds the table of contents at the bottom of the cover, without an entry for the cover. */
function tableOfContents(flow: Flow, compose: Composer, contents: readonly Bookmark[]): void {
  const gap = 20;
  const width = (page.contentWidth - gap * (contentsColumns - 1)) / contentsColumns;
  const list: Tag = { role: 'TOC' };
  const lines = contents
    .slice(1)
    .map((entry) => tagged(list, tagged({ role: 'TOCI' }, contentsLine(compose, entry, width))));
  const perColumn = Math.ceil(lines.length / contentsColumns);
  const columns = Array.from({ length: contentsColumns }, (_, column) => ({
    x: column * (width + gap),
    block: stack(lines.slice(column * perColumn, (column + 1) * perColumn)),
  }));
  flow.addAtFoot(
    stack([compose.subheading('In this report'), space(6), sideBySide(columns), space(12)]),
  );
}

function contentsLine(compose: Composer, { title, page: number }: Bookmark, width: number): Block {
  const style = { leading: 1.35 };
  return stack([
    rule(width, colors.line),
    space(3.5),
    sideBySide([
      {
        x: 0,
        block: compose.text(linked(title, { page: number }), text.body, {
          ...style,
          width: width - numberWidth,
          tag: { role: 'Reference' },
        }),
      },
      {
        x: width - numberWidth,
        block: compose.text(
          String(number),
          { ...text.body, color: colors.muted, isTabular: true },
          { ...style, width: numberWidth, align: 'right' },
        ),
      },
    ]),
    space(3.5),
  ]);
}

/** Draws header and footer; the cover has no header. */
function frame(
  sheet: Sheet,
  compose: Composer,
  model: ReportModel,
  { left, height }: PageFrame,
  { number, total }: { number: number; total: number },
): void {
  const line = rule(page.contentWidth, colors.line);
  if (number > 1) {
    compose
      .text(`ROI Analysis for ${model.companyName}`, text.label, {
        width: page.contentWidth - 130,
        maxLines: 1,
      })
      .draw(sheet, left, 32);
    compose
      .text(formatDay(model.date), text.label, { width: 120, align: 'right' })
      .draw(sheet, left + page.contentWidth - 120, 32);
    line.draw(sheet, left, 49);
  }
  const foot = height - 42;
  line.draw(sheet, left, foot);
  compose
    .text(`Planning estimate, not a quote. Rate card ${rateCard.version}.`, text.label)
    .draw(sheet, left, foot + 8);
  compose
    .text(`Page ${number} of ${total}`, text.label, { width: 100, align: 'right' })
    .draw(sheet, left + page.contentWidth - 100, foot + 8);
}
