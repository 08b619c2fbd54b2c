import { type NumberAssumption, numberAssumptionNames } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import {
  openText,
  type PlanTerm,
  planTerms,
  planTermsTitle,
} from '../../contract/format/planTerms.ts';
import {
  basisText,
  growthNote,
  rangeEnd,
  rangeText,
  supportedRange,
} from '../../contract/format/rangeSourceTexts.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type Citation, type SystemEvidence, systemEvidence } from '../estimate/systemEvidence.ts';
import type { Gate, SystemProfile } from '../estimate/systemProfiles.ts';
import { dateSerial } from './inputRows.ts';
import { firstSystemRow } from './systemsSheet.ts';
import { confidenceWords, gateWords, evidenceTexts as texts } from './texts/dataTexts.ts';
import {
  type Cell,
  headingCells,
  introductionRow,
  type Sheet,
  textCell,
  titleRow,
  type WorkbookRequest,
} from './workbook.ts';

/** The rows above the first citation, with the heads of the columns. */
const headRows = 4;

/**
 * Builds the sheet of what the rate card's figures of each system rest on (E27): citations, the
 * basis of the weeks of review, and the ranges of assumptions.
 */
export function evidenceSheet({ inputs }: WorkbookRequest): Sheet {
  return {
    title: 'Evidence',
    columnWidths: [16, 9, 12, 12, 8, 11, 11, 24, 25],
    frozen: { rows: headRows, columns: 1 },
    rows: [
      titleRow(texts.title),
      ...texts.introductions.map(introductionRow),
      headings,
      ...rowsOfSystems(inputs, citationRows),
      [],
      titleRow(texts.basis),
      introductionRow(texts.basisNote),
      headings,
      ...rowsOfSystems(inputs, basisRows),
      [],
      titleRow(texts.ranges),
      rangeHeadings,
      ...numberAssumptionNames.flatMap(rangeRows),
      [],
      titleRow(planTermsTitle),
      termHeadings,
      ...planTerms.flatMap(termRows),
    ],
  };
}

const headings = headingCells([...texts.columns, ...texts.sources]);
const rangeHeadings = headingCells([texts.assumption, '', texts.range, '', '', ...texts.sources]);

const termHeadings = headingCells([texts.subject, '', '', '', '', ...texts.sources]);

/** A row for each source of a term of the plan, and one for what has to be asked (E36). */
function termRows(term: PlanTerm): Cell[][] {
  const open = openText(term);
  const confidence = term.judgement ? 'judgement' : undefined;
  const rows = [
    ...(term.sources ?? []).map(({ url, readOn, title, finding }) =>
      evidenceRow('', '', null, { url, read: readOn }, textCell(`${title}: ${finding}`, 'text')),
    ),
    ...(open
      ? [evidenceRow('', '', null, { ...(confidence && { confidence }) }, textCell(open, 'note'))]
      : []),
  ];
  return rows.map((cells) => [textCell(term.name), { value: null }, ...cells]);
}

const unstated = textCell(texts.unstated, 'note');

/** A row for each source of an assumption's range, or one for a range of ours; none without one. */
function rangeRows(name: NumberAssumption): Cell[][] {
  const range = supportedRange(name);
  if (!range) return [];
  const { confidence, sources } = range;
  const text = `${rangeText(range, rangeEnd(name))}${growthNote(name)}`;
  const cited =
    sources.length === 0
      ? [{ of: { confidence }, statement: unstated }]
      : sources.map(({ url, readOn, title, finding }) => ({
          of: { confidence, url, read: readOn },
          statement: textCell(`${title}: ${finding}`, 'text'),
        }));
  const basis = basisText(range);
  const explained = basis ? [{ of: { confidence }, statement: textCell(basis, 'note') }] : [];
  return [...cited, ...explained].map(({ of, statement }) => [
    textCell(assumptionLabels[name]),
    { value: null },
    ...evidenceRow(text, '', null, of, statement),
  ]);
}

/** The rows of every system, each after its name and whether it is selected. */
function rowsOfSystems(
  { selectedSystems }: CalculatorInputs,
  rowsOf: (profile: SystemProfile, evidence: SystemEvidence) => Cell[][],
): Cell[][] {
  return rateCard.systems.flatMap((profile, i) => {
    const evidence = systemEvidence[profile.id];
    if (!evidence) return [];
    return rowsOf(profile, evidence).map((cells): Cell[] => [
      textCell(profile.name),
      {
        value: selectedSystems.includes(profile.id) ? 1 : 0,
        formula: `Systems!$C$${firstSystemRow + i}`,
        style: 'number',
      },
      ...cells,
    ]);
  });
}

function citationRows(
  { moderationRange: range, gate }: SystemProfile,
  { review, recurring }: SystemEvidence,
): Cell[][] {
  const weeks =
    gate === 'none' || range.max === 0 ? texts.noReview : texts.weeks(range.min, range.max);
  return [
    ...review.map((of) => evidenceRow(texts.review, weeks, gate, of, textCell(of.claim, 'text'))),
    ...recurring.map((of) => {
      const gated = of.isForListing ? 'listing' : null;
      const statement = textCell(of.event, 'text');
      return evidenceRow(texts.recurs, texts.everyMonths(of.everyMonths), gated, of, statement);
    }),
  ];
}

function basisRows(
  { moderationWeeks, gate }: SystemProfile,
  { moderationBasis }: SystemEvidence,
): Cell[][] {
  return moderationBasis.length === 0
    ? [evidenceRow(texts.reviewWeeks, moderationWeeks, gate, { confidence: 'judgement' }, unstated)]
    : moderationBasis.map((of) =>
        evidenceRow(texts.reviewWeeks, moderationWeeks, gate, of, textCell(of.claim, 'text')),
      );
}

function evidenceRow(
  about: string,
  figure: string | number,
  gate: Gate | null,
  { confidence, read, url }: Partial<Citation>,
  statement: Cell,
): Cell[] {
  return [
    textCell(about, 'text'),
    { value: figure, style: typeof figure === 'number' ? 'hours' : 'text' },
    textCell(gate ? gateWords[gate] : '', 'text'),
    textCell(
      confidence ? confidenceWords[confidence] : '',
      confidence === 'judgement' ? 'note' : 'text',
    ),
    read ? { value: dateSerial(read), style: 'date' } : { value: null },
    url ? linkCell(url) : { value: null },
    statement,
  ];
}

/** A formula, because LibreOffice cuts the text of other links off, which do not wrap. */
function linkCell(url: string): Cell {
  return { value: url, formula: `HYPERLINK("${url}","${url}")`, style: 'link' };
}
