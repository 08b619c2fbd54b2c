import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { paperName } from '../../contract/format/locale.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import type { PaperPart } from '../../contract/paper/PaperPart.ts';
import { costsPart, inputsPart, savingsPart } from '../../contract/paper/paperParts.ts';
import { quartersTable, quartersTitle } from '../../contract/paper/quartersTable.ts';
import { financePart, splitPart, turnsPart } from '../../contract/paper/resultParts.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type Block, rule, sideBySide, space, stack, tagged } from './layout/Block.ts';
import { Composer, type Density, linked } from './layout/Composer.ts';
import { colors, type PageFrame, page, papers, text } from './layout/design.ts';
import { type Bookmark, Flow } from './layout/Flow.ts';
import type { Sheet, StructureElement, Tag } from './layout/Sheet.ts';
import type { Typesetter } from './layout/Typesetter.ts';
import type { ReportModel } from './model/ReportModel.ts';
import { analysis, nextStep } from './sections/analysis.ts';
import { assumptions, ownAssumptions, planTermsSection } from './sections/assumptions.ts';
import { breakdown } from './sections/breakdown.ts';
import { costsOverTime } from './sections/costsOverTime.ts';
import { cover } from './sections/cover.ts';
import { glossarySection, howComputed } from './sections/explanations.ts';
import { addPart } from './sections/paperPart.ts';
import { timeToMarket } from './sections/timeToMarket.ts';
import { contentsTitle, footText, pageText, reportName } from './texts/coverTexts.ts';

/** The pages, the outline and the structure of a report. */
export interface ReportLayout {
  readonly paper: PageFrame;
  readonly sheets: readonly Sheet[];
  readonly bookmarks: readonly Bookmark[];
  readonly structure: StructureElement;
}

/** The densest layout, which fits all inputs. */
export const densest: Density = {
  sectionGap: 4,
  gapFactor: 0.6,
  rowPadding: 0,
  maxLeading: 1.15,
  textReduction: 1,
  mostLevers: 6,
  isComplete: false,
};

/** The layouts that are tried before the densest, the roomiest first. */
export const roomierDensities = [
  {
    sectionGap: 17,
    gapFactor: 1,
    rowPadding: 1.8,
    maxLeading: 1.45,
    textReduction: 0,
    mostLevers: 20,
    isComplete: true,
  },
  {
    sectionGap: 6,
    gapFactor: 0.8,
    rowPadding: 0.2,
    maxLeading: 1.15,
    textReduction: 0.5,
    mostLevers: 8,
    isComplete: true,
  },
] as const satisfies readonly Density[];

/** The most pages of a report; a longer one is laid out more densely. */
export function maxReportPages({ systems }: Pick<ReportModel, 'systems'>): number {
  return systems.length > 2 ? 10 : 7;
}

/** A last page less than a third full looks like a mistake; the rest is for the padding of rows. */
const leastEnd = 0.36;
/** The shares of the gaps that are tried until the last page is full enough. */
const otherGaps = [0.9, 0.8, 0.65, 0.5, 1.1, 1.2, 1.35, 1.5, 1.75, 2, 2.5, 3, 4];

/**
 * Lays out the report in one density, on as many pages as that takes. Narrower or wider gaps take a
 * last page away that is nearly empty, or fill it.
 */
export function layoutReport(
  model: ReportModel,
  typesetter: Typesetter,
  density: Density,
): ReportLayout {
  const paper = papers[paperName(model.inputs)];
  let contents: readonly Bookmark[] = [];
  const layOut = (gaps: number) => {
    const sectionGap = density.sectionGap * gaps;
    const ofGaps = { ...density, sectionGap, gapFactor: density.gapFactor * gaps };
    const compose = new Composer(typesetter, ofGaps, withAssumptionsText(model.inputs.assumptions));
    // Repeats until the page numbers of the table of contents, first guessed, are right.
    for (;;) {
      const flow = layoutPages(model, compose, paper, contents);
      const isRight = JSON.stringify(flow.bookmarks) === JSON.stringify(contents);
      contents = flow.bookmarks;
      if (isRight) return { compose, flow };
    }
  };
  let laidOut = layOut(1);
  for (const gaps of otherGaps) {
    const { fullShare, sheets } = laidOut.flow;
    if (fullShare >= leastEnd) break;
    const other = layOut(gaps);
    if (other.flow.sheets.length <= sheets.length && other.flow.fullShare > fullShare)
      laidOut = other;
  }
  const { compose, flow } = laidOut;
  flow.sheets.forEach((sheet, index) => {
    sheet.structure.asArtifact('pagination', () =>
      frame(sheet, compose, model, paper, { number: index + 1, total: flow.sheets.length }),
    );
  });
  return { paper, sheets: flow.sheets, bookmarks: flow.bookmarks, structure: flow.structure.root };
}

function layoutPages(
  model: ReportModel,
  compose: Composer,
  paper: PageFrame,
  contents: readonly Bookmark[],
): Flow {
  const flow = new Flow(paper, compose.density);
  cover(flow, compose, model);
  tableOfContents(flow, compose, contents);
  for (const addSection of sections) addSection(flow, compose, model);
  return flow;
}

type AddSection = (flow: Flow, compose: Composer, model: ReportModel) => void;

/** The sections below the cover, in their order. */
const sections: readonly AddSection[] = [
  (flow, compose, model) => addPart(flow, compose, inputsPart(model)),
  ownAssumptions,
  (flow, compose, { estimate, claims, affected }) =>
    addPart(flow, compose, costsPart(estimate, claims), affected.costs),
  (flow, compose, { estimate, affected }) =>
    addPart(flow, compose, savingsPart(estimate), affected.costs),
  timeToMarket,
  costsOverTime,
  (flow, compose, { counterarguments, affected }) =>
    addPart(flow, compose, turnsPart(counterarguments), affected.forecast),
  (flow, compose, { split, claims, affected }) => {
    const { isComplete } = compose.density;
    if (split) addPart(flow, compose, splitPart(split, claims, isComplete), affected.forecast);
  },
  (flow, compose, { finance, claims, affected }) =>
    addPart(flow, compose, withQuarters(financePart(finance, claims), finance), affected.finance),
  analysis,
  nextStep,
  howComputed,
  assumptions,
  planTermsSection,
  breakdown,
  glossarySection,
];

/** Adds the costs by quarter to a part. */
function withQuarters({ title, blocks }: PaperPart, finance: ReportModel['finance']): PaperPart {
  const table = quartersTable(finance[36].quarters);
  return { title, blocks: [...blocks, { kind: 'table', title: quartersTitle, table }] };
}

const contentsColumns = 3;
/** Of the page numbers, in points. */
const numberWidth = 16;

/**
 * Adds the table of contents, without an entry for the cover, at the bottom of the cover. Where the
 * cover has no room for it, it is above the first section.
 */
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
  flow.addAtFoot(stack([compose.subheading(contentsTitle), space(4), sideBySide(columns)]));
}

function contentsLine(compose: Composer, { title, page: number }: Bookmark, width: number): Block {
  const style = { leading: 1.35 };
  return stack([
    rule(width, colors.line),
    space(2),
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
    space(2),
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
  const rightWidth = 120;
  const line = rule(page.contentWidth, colors.line);
  const texts = (start: string, end: string, y: number) => {
    compose
      .text(start, text.label, { width: page.contentWidth - rightWidth - 10, maxLines: 1 })
      .draw(sheet, left, y);
    compose
      .text(end, text.label, { width: rightWidth, align: 'right' })
      .draw(sheet, left + page.contentWidth - rightWidth, y);
  };
  if (number > 1) {
    texts(reportName, formatDay(model.date), 32);
    line.draw(sheet, left, 49);
  }
  const foot = height - 42;
  line.draw(sheet, left, foot);
  texts(footText(rateCard.version), pageText(number, total), foot + 8);
}
