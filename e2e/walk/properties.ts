import {
  changedAssumptions,
  numberAssumptionNames,
  ownAssumptions,
  wantsListings,
} from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { answerHeadline } from '../../contract/format/answerText.ts';
import {
  assumptionLabels,
  billingLabel,
  wantsListingsLabel,
} from '../../contract/format/assumptionTexts.ts';
import { deadlineText } from '../../contract/format/deadlineTexts.ts';
import {
  answerText,
  certaintyText,
  costSentence,
  furtherText,
  likelyText,
  midRangeText,
  outsideReasonText,
  peopleText,
  splitText,
} from '../../contract/format/deferredClaimTexts.ts';
import { liveDay } from '../../contract/format/durations.ts';
import { formatEstimateFigure, savingsFigures } from '../../contract/format/estimateFigure.ts';
import { financeFigureTexts } from '../../contract/format/financeTexts.ts';
import { leverName, leverValue } from '../../contract/format/leverTexts.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import { outcomesText, rangeRows } from '../../contract/format/simulationTexts.ts';
import { splitChoiceText, splitReasonText, splitTotals } from '../../contract/format/splitTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { quartersTable } from '../../contract/paper/quartersTable.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { otherSystemName, systemIdsOf } from '../../contract/systemIds.ts';
import { withTimeline } from '../../contract/usedInputs.ts';
import { contradiction } from '../../testing/claims/contradiction.ts';
import { type Answer, answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { type AnswerDetails, answerDetails } from '../../worker/forecast/certainty.ts';
import { counterarguments } from '../../worker/forecast/counterarguments.ts';
import { answerClaims, finance, financeHorizons } from '../../worker/forecast/finance.ts';
import { forecast } from '../../worker/forecast/forecast.ts';
import type { Look } from './look.ts';
import type { Visitor } from './visitor.ts';

/** What a step has led to. */
export interface Shown {
  look: Look;
  /** Before the step. */
  before: Look | null;
  visitor: Visitor;
  /** The inputs that count, and the answer to them. */
  counted: CalculatorInputs;
  expected: Answer;
  details: AnswerDetails;
  /** Whether the step may take the focus away, as a press on nothing does. */
  mayLoseFocus: boolean;
  /** The actions before it that were not given time, and may be announced with it. */
  unannounced: number;
}

/** A statement about every step. `check` returns what contradicts it. */
interface Property {
  name: string;
  /** Whether it is about the time in which the page came to rest. */
  isOfStep?: true;
  check: (shown: Shown) => readonly string[];
}

/** The inputs that count and the answer to them, computed as the command line does. */
export function expectedOf({ counted, today }: Visitor) {
  const expected = answer({ inputs: counted, today });
  return { counted, expected, details: answerDetails(counted, today) };
}

/** True after every step, as soon as the page is at rest. */
export const properties: readonly Property[] = [
  { name: 'no input is lost', check: lostInputs },
  { name: 'the address names the inputs and the tab', check: wrongAddress },
  { name: 'figures equal those of the command line', check: wrongFigures },
  { name: 'all that is shown tells one story', check: wrongSentences },
  { name: 'the tab shows what the worker finds', check: missingInPanel },
  { name: 'differences are those of the cells', check: wrongDifferences },
  { name: 'the focus is somewhere sensible', check: lostFocus },
  { name: 'nothing is beside the screen', check: ({ look }) => look.beside },
  { name: 'the announced answer is the newest', check: wrongAnnouncement, isOfStep: true },
  { name: 'a live region says one thing', check: repeatedAnnouncements, isOfStep: true },
  {
    name: 'nothing moves by itself',
    isOfStep: true,
    check: ({ look }) =>
      look.shifts
        .filter(({ value }) => value > 0.001)
        .map(({ value, sources }) => `${value.toFixed(4)}: ${sources.join('; ')}`),
  },
];

/** The difference of two texts, or nothing. */
function unequal(name: string, shown: string | undefined, expected: string): string[] {
  return shown === expected ? [] : [`${name}: “${shown}” instead of “${expected}”`];
}

function lostInputs({ look, visitor }: Shown): string[] {
  const { inputs, horizon, tab } = visitor;
  const { controls } = look;
  const ids = systemIdsOf(inputs);
  const count = Math.max(inputs.integrationCount, new Set(ids).size);
  const always = {
    'slider Number of integrations': String(count),
    'spinbutton Number of integrations': count === 200 ? '200+' : String(count),
    'slider Developers': String(inputs.developerCountNumber),
    'spinbutton Developers': String(inputs.developerCountNumber),
    'spinbutton Time spent on integrations': String(inputs.devTimePercentage || 100),
    'select-one Region': inputs.region,
    'select-one Currency': inputs.currency ?? 'usd',
    'radio Compare the costs of': horizon,
    date: inputs.deadline ? formatDay(inputs.deadline) : '',
    ...(inputs.region === 'custom' && {
      'spinbutton Your hourly rate': String(inputs.customHourlyRate ?? ''),
    }),
    ...visitor.typed,
  };
  const stated = changedAssumptions(inputs.assumptions) ?? {};
  const own = changedAssumptions(ownAssumptions(stated));
  const whereShown: Record<string, string> = {
    tab,
    'radio Assumptions in use': stated.preset ?? (own ? 'own' : 'rateCard'),
    [`radio ${billingLabel}`]: stated.billing ?? 'integrations',
    [`checkbox ${wantsListingsLabel}`]: String(wantsListings(stated)),
    ...Object.fromEntries(
      numberAssumptionNames.map((name) => [
        `spinbutton ${assumptionLabels[name]}`,
        String(stated[name] ?? ''),
      ]),
    ),
  };
  const chips = ids.map((id) => otherSystemName(id) ?? systemName(id)).sort();
  return [
    ...Object.entries(always).flatMap(([name, value]) => unequal(name, controls[name], value)),
    ...Object.entries(whereShown).flatMap(([name, value]) =>
      name in controls ? unequal(name, controls[name], value) : [],
    ),
    ...unequal('systems', look.chips.toSorted().join(', '), [...new Set(chips)].join(', ')),
  ];
}

function wrongAddress({ look, visitor }: Shown): string[] {
  return unequal('address', decodeURI(look.hash), decodeURI(visitor.fragment));
}

/** The texts of the figures by the names that they have on the page. */
function figureTexts({ visitor, expected, look, counted }: Shown): Map<string, string[]> {
  const { verdict, estimate: estimated } = expected;
  const texts = new Map<string, string[]>();
  const add = (label: string, text: string) =>
    texts.set(label, [...(texts.get(label) ?? []), text]);
  for (const name of estimateFigureNames) {
    const isDay = name === 'timelineWeeks' || name === 'embeddedWeeks';
    const { label } = figureOf(name);
    const text = isDay
      ? liveDay(estimated.timeline[name], visitor.today)
      : formatEstimateFigure(name, estimated);
    add(label, text);
  }
  for (const months of costHorizons) {
    const { inHouseUsd, embeddedUsd } = verdict[`after${months}Months`];
    add(`In-house, ${months} months`, formatUsd(inHouseUsd));
    add(`Embedded, ${months} months`, formatUsd(embeddedUsd));
  }
  const months = look.controls['radio Horizon'] === '60' ? 60 : 36;
  const { verdict: worth } = finance(estimated, counted.assumptions, months);
  if (worth) {
    add(financeFigureTexts.npv, formatUsd(worth.npvUsd));
    add(financeFigureTexts.cashNpv, formatUsd(worth.cashNpvUsd));
    if (worth.roi !== null) add(financeFigureTexts.roi, financeFigureTexts.roiValue(worth.roi));
    if (worth.paybackMonth !== null)
      add(financeFigureTexts.payback, financeFigureTexts.inMonth(worth.paybackMonth));
  }
  return texts;
}

/** The figures that every view of the page shows. */
const alwaysShown = [
  ...(
    [
      'developmentUsd',
      'testingUsd',
      'documentationUsd',
      'setupUsd',
      'initialTotalUsd',
      'maintenanceUsd',
      'monthlyUsd',
      'yearOneUsd',
      'timelineWeeks',
      'embeddedWeeks',
    ] as const
  ).map((name) => figureOf(name).label),
];

function wrongFigures(shown: Shown): string[] {
  const { look, visitor, expected, counted } = shown;
  return inCurrency(currencyOf(counted), () => {
    const texts = figureTexts(shown);
    const seen = new Map<string, string>();
    const wrong = look.amounts.flatMap(([name, text]) => {
      const ending = ', show the calculation';
      const label = [...texts.keys()].find((known) => name.startsWith(`${known}, `));
      const named = name.slice((label?.length ?? 0) + 2, -ending.length);
      if (!label) return [];
      seen.set(label, text);
      const isRight = texts.get(label)?.includes(text) && named === text;
      return isRight ? [] : [`${name}: “${text}” instead of “${texts.get(label)?.join()}”`];
    });
    const required = [
      ...alwaysShown,
      `In-house, ${visitor.horizon} months`,
      `Embedded, ${visitor.horizon} months`,
      ...(look.controls.tab === 'cfo' && texts.has(financeFigureTexts.npv)
        ? [financeFigureTexts.npv]
        : []),
    ];
    const savings = savingsFigures.map((name) => formatEstimateFigure(name, expected.estimate));
    return [
      ...wrong,
      ...required.filter((label) => !seen.has(label)).map((label) => `${label} is not shown`),
      ...savings.flatMap((text) => (look.texts.savings?.includes(text) ? [] : `savings: ${text}`)),
      ...visitor.pins.flatMap((_, index) => {
        const title = `Scenario ${'AB'[index]}`;
        return look.pinned.some((row) => row.title === title) ? [] : [`${title} is not shown`];
      }),
      ...look.pinned.flatMap(({ title, texts: shownTexts }) => wrongPin(shown, title, shownTexts)),
    ];
  });
}

/** A row of the comparison whose costs or result are not those of its scenario. */
function wrongPin({ visitor, expected }: Shown, title: string, texts: string[]): string[] {
  const pin = visitor.pins[title.endsWith('B') ? 1 : 0];
  const scenario = pin ? readScenario(pin)?.inputs : undefined;
  const { today } = visitor;
  const compared =
    title === 'Now' || !scenario
      ? expected
      : answer({ inputs: withTimeline(scenario, today), today });
  const { inHouseUsd, embeddedUsd } = compared.verdict.after36Months;
  const { point } = answerText(compared.verdict.claims, '36');
  return [formatUsd(inHouseUsd), formatUsd(embeddedUsd), point].flatMap((text) =>
    texts.includes(text) ? [] : [`${title}: ${texts.join(' ')} instead of ${text}`],
  );
}

function wrongSentences({ look, visitor, counted, expected, details }: Shown): string[] {
  const { horizon } = visitor;
  const { claims } = expected.verdict;
  return inCurrency(currencyOf(counted), () => {
    const { lead, number, sentence, further } = answerHeadline(claims, horizon);
    const isLate = expected.verdict[`after${horizon}Months`].cheaper === null;
    const isLateForecast = expected.verdict.after36Months.cheaper === null;
    // Results of other assumptions, which the claims do not have.
    const others = [
      isLate ? '' : likelyText(details.claims, Number(horizon)),
      isLateForecast ? '' : certaintyText(details.claims),
      splitText(details.claims),
    ];
    const sentences = [
      further,
      furtherText(claims, horizon),
      midRangeText(claims),
      peopleText(claims),
      expected.deadline ? deadlineText(expected.deadline) : '',
      ...others,
    ];
    const card = look.texts['#answer'] ?? '';
    const missing = sentences
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => !card.includes(text));
    const ranges = (['inHouse', 'embedded'] as const).flatMap((side) => {
      const range = details.ranges[horizon][side];
      const text = range && `likely ${formatUsd(range.p10)} to ${formatUsd(range.p90)}`;
      return !text || look.texts['.lane-range']?.includes(text) ? [] : [`${side}: ${text}`];
    });
    const reasons = (['inHouse', 'embedded'] as const).map((side) =>
      outsideReasonText(details.claims, Number(horizon), side),
    );
    const parts = ['#answer', '.dock', '[data-section=costs]', '[data-section=savings]'];
    const text = parts.map((part) => look.texts[part] ?? '').join('\n');
    const own = [...others, ...reasons, look.texts['.lever'] ?? '', look.texts['.certainty'] ?? ''];
    const compared = own.reduce(
      (rest, other) => (other ? rest.replaceAll(other, '·') : rest),
      text,
    );
    const finances = financeHorizons.map((months) =>
      finance(expected.estimate, counted.assumptions, months),
    );
    const all = answerClaims(expected.verdict, expected.estimate, finances);
    const found = contradiction({ page: compared }, all, counted, estimate);
    // The page shows one horizon at a time.
    const isOtherHorizon = found?.claimed === 'nothing';
    return [
      ...unequal('answer', look.texts['.answer-point'], `${lead} ${number} ${sentence}`),
      ...missing.map((text) => `missing in the answer: ${text}\n${card}`),
      ...ranges,
      ...(found && !isOtherHorizon ? [`${found.claimed} instead of ${found.supported}`] : []),
    ];
  });
}

/** What each tab has to show, from the worker's results. */
const panelTexts: Record<string, (counted: CalculatorInputs, today: string) => string[]> = {
  cfo(counted) {
    const { quarters } = finance(estimate(counted), counted.assumptions, 36);
    return quartersTable(quarters).rows.flat();
  },
  split(counted, today) {
    const split = bestSplit(counted, today);
    if (!split) return [];
    const rows = split.rows.flatMap((row) => [splitChoiceText(row), splitReasonText(row)]);
    return [...splitTotals(split).flatMap(({ amount, live }) => [amount, live]), ...rows];
  },
  others(counted) {
    const { arguments: found, noneSentence } = counterarguments(counted);
    return [noneSentence ?? '', ...found.map(({ sentence }) => sentence)];
  },
  sure(counted) {
    const { ranges, isTurnedByOne } = forecastOf(counted);
    const rows = rangeRows(ranges).flatMap(({ label, values, format }) => [
      label,
      ...values.map((value) => format(value ?? Number.NaN)),
    ]);
    return [outcomesText(ranges.outcomes, isTurnedByOne), ...rows];
  },
  matters(counted) {
    const { levers, differenceUsd } = forecastOf(counted).sensitivity;
    return levers.slice(0, 8).flatMap(({ lever, current, breakEvenValue, less, more }) => {
      const value = breakEvenValue === null || lever === 'deployment' ? null : breakEvenValue;
      const ends =
        differenceUsd === null ? [] : [less, more].map((end) => end?.differenceUsd ?? null);
      return [
        leverName(lever),
        leverValue(lever, current),
        value === null ? '' : leverValue(lever, value),
        ...ends.map((usd) => (usd === null ? '' : formatUsd(usd))),
      ];
    });
  },
};

/** What the printed sheet has to say. */
export function sheetTexts({ counted, today }: Visitor): string[] {
  return inCurrency(currencyOf(counted), () => {
    const { claims } = answer({ inputs: counted, today }).verdict;
    const { noneSentence, arguments: found } = counterarguments(counted);
    const split = bestSplit(counted, today);
    return [
      answerText(claims, '36').point,
      ...costHorizons.map((months) => costSentence(claims, months)),
      found[0]?.sentence ?? noneSentence ?? '',
      ...(split ? splitTotals(split).map(({ amount }) => amount) : []),
    ];
  });
}

function forecastOf(counted: CalculatorInputs) {
  const steps = forecast(counted);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value;
  }
}

function missingInPanel({ look, visitor, counted }: Shown): string[] {
  const texts = inCurrency(currencyOf(counted), () =>
    panelTexts[look.controls.tab ?? '']?.(counted, visitor.today),
  );
  const shown = look.panel.replaceAll(/\s+/g, ' ');
  return (texts ?? [])
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !shown.includes(text))
    .map((text) => `${visitor.tab} lacks “${text}”`);
}

/** A number with its sign, of a text that has nothing else but units; NaN where it has. */
function numberOf(text: string): number {
  const [, sign, digits = 'x'] = /^([+−]?)[$€£]?([\d,.]+)(?:\/h)?$/.exec(text) ?? [];
  return Number(digits.replaceAll(',', '')) * (sign === '−' ? -1 : 1);
}

function wrongDifferences({ look }: Shown): string[] {
  return look.differences.flatMap(([label, from = '', to = '', difference = '']) => {
    const expected = numberOf(to) - numberOf(from);
    const isWrong = !Number.isNaN(expected) && numberOf(difference) !== expected;
    return isWrong ? [`${label}: ${from}, ${to}, ${difference}`] : [];
  });
}

function wrongAnnouncement({ look, visitor, expected, counted }: Shown): string[] {
  const said = look.heard.findLast(({ text }) => /^In-house, .* months: /.test(text))?.text;
  if (said === undefined) return [];
  const { horizon } = visitor;
  const { claims, [`after${horizon}Months` as const]: compared } = expected.verdict;
  const { inHouseUsd, embeddedUsd, cheaper } = compared;
  const right = inCurrency(currencyOf(counted), () =>
    [
      `In-house, ${cheaper === null ? 'spent so far, ' : ''}${horizon} months: ${formatUsd(inHouseUsd)}.`,
      `Embedded: ${formatUsd(embeddedUsd)}.`,
      `${answerText(claims, horizon).point}.`,
      expected.deadline ? deadlineText(expected.deadline) : '',
    ]
      .join(' ')
      .trim(),
  );
  return unequal('announcement', said, right.replaceAll(/\s+/g, ' '));
}

function lostFocus({ look, before, mayLoseFocus }: Shown): string[] {
  if (look.focusProblem) return [`${look.focus}: ${look.focusProblem}`];
  return before?.focus && !look.focus && !mayLoseFocus ? [`it was at ${before.focus}`] : [];
}

function repeatedAnnouncements({ look, unannounced }: Shown): string[] {
  const byRegion = Map.groupBy(look.heard, ({ region }) => region);
  return [...byRegion].flatMap(([region, said]) =>
    said.length > 1 + unannounced ? [`${region}: ${said.map(({ text }) => text).join(' | ')}`] : [],
  );
}
