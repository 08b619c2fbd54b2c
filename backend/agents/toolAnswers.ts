import type { ToolInput, ToolName, ToolOutput } from '../../contract/agents/tools.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { mendedAddress } from '../../contract/damagedLink.ts';
import { hasPassed } from '../../contract/days.ts';
import {
  type EstimateFigure,
  estimateFigureNames,
  figureOf,
  type Unit,
} from '../../contract/figures.ts';
import {
  midRangeText,
  peopleText,
  verdictSentence,
} from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { timeLostLabel } from '../../contract/format/financeTexts.ts';
import { upperFirst } from '../../contract/format/phrases.ts';
import { changeSupportText } from '../../contract/format/rangeSourceTexts.ts';
import { costHorizons } from '../../contract/horizons.ts';
import { type OpenEstimate, StatedInputs } from '../../contract/openEstimate.ts';
import { forecastFigures } from '../../contract/operands.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Rule } from '../../worker/estimate/Rule.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { rules } from '../../worker/estimate/rules.ts';
import { type Explanation, explain } from '../../worker/explanation/explain.ts';
import { formatInUnit } from '../../worker/explanation/formatFormula.ts';
import {
  type Counterargument,
  type CounterargumentChange,
  counterarguments,
} from '../../worker/forecast/counterarguments.ts';
import { withoutDerived } from '../../worker/forecast/estimateContent.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { type AskedInputs, type RefusedInputs, readAskedNow } from '../askedInputs.ts';
import { type Circumstances, completeInputs, openEstimate } from '../openEstimate.ts';
import { inputsUrl } from '../pageUrls.ts';
import { estimateText, inputsText, openText, saidText } from './estimateText.ts';
import { mendStrings } from './mendStrings.ts';

/** The answer of a tool; each part suffices alone. */
export interface ToolAnswer<Name extends ToolName> {
  /** Markdown that names inputs and assumptions, and ends in a link to the calculator. */
  text: string;
  content: ToolOutput<Name>;
}

/**
 * Answers what a tool was asked.
 *
 * @throws {ToolRefusal} For inputs that are no longer possible.
 */
type AnswerTool<Name extends ToolName> = (
  asked: ToolInput<Name>,
  circumstances: Circumstances,
) => ToolAnswer<Name>;

/** Says which field was rejected, and what is expected. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}

/** Names every invalid field, and what is expected. */
export function refusalOf({ errors }: RefusedInputs): ToolRefusal {
  const refused = errors.map(({ field, message }) => `${field || 'the arguments'}: ${message}.`);
  return new ToolRefusal(refused.join(' '));
}

/**
 * Reads the inputs that were sent.
 *
 * @param name - The argument that has them; empty where they are the arguments.
 * @throws {ToolRefusal} Where one is invalid, or the target date has passed.
 */
function inputsOf(sent: unknown, { now }: Circumstances, name = ''): AskedInputs {
  const asked = readAskedNow(mendStrings(StatedInputs, sent), now);
  if (!('problem' in asked)) return asked;
  const { errors = [] } = asked.problem.body;
  throw refusalOf({
    errors: errors.map(({ field, message }) => ({
      field: [name, field].filter(Boolean).join('.'),
      message,
    })),
  });
}

/**
 * Estimates what was sent, and says what of it did not count. The sources of its assumptions, which
 * would be two thirds of what an assistant reads, are in `argue` and on the rate card.
 */
function estimateOf(sent: unknown, circumstances: Circumstances, name = ''): OpenEstimate {
  const { inputs, ...said } = inputsOf(sent, circumstances, name);
  const { sourcedAssumptions: _, ...estimated } = openEstimate(inputs, circumstances);
  return { ...estimated, ...said };
}

/** Lists what an answer assumes, and what did not count. */
function assumedText(inputs: CalculatorInputs, said?: Omit<AskedInputs, 'inputs'>): string {
  const assumed = `Inputs and assumptions (rate card ${rateCard.version}):\n\n${inputsText(inputs)}`;
  return [assumed, said && saidText(said)].filter(Boolean).join('\n\n');
}

/** Estimates inputs in the open format. */
const answerEstimate: AnswerTool<'estimate'> = (stated, circumstances) => {
  const content = estimateOf(stated, circumstances);
  return { text: estimateText(content), content };
};

type FigureName = ToolInput<'explain'>['figure'];

/** Explains one figure of an estimate, its finance figures included. */
const explainFigure: AnswerTool<'explain'> = ({ figure, inputs: stated = {} }, circumstances) => {
  const { inputs, ...said } = inputsOf(stated, circumstances, 'inputs');
  const found = explain(inputs, forecastMonths).find((step) => step.figure === figure);
  const url = inputsUrl(circumstances.publicUrl, inputs);
  return {
    text: [
      found ? derivationText(found) : `${nameOf(figure)} has no part in this estimate.`,
      assumedText(inputs, said),
      openText(url),
    ].join('\n\n'),
    content: {
      figure,
      name: nameOf(figure),
      value: found?.value ?? null,
      formula: found?.formula ?? null,
      numbers: found?.numbers ?? null,
      terms: (found?.terms ?? []).map(({ name, value, source }) => ({ name, value, source })),
      rule: found ? ruleOf(found) : null,
      inputs: withoutDerived(inputs),
      ...said,
      rateCardVersion: rateCard.version,
      url,
    },
  };
};

function nameOf(figure: FigureName): string {
  return figure in forecastFigures
    ? forecastFigures[figure as keyof typeof forecastFigures].label
    : figureOf(figure as EstimateFigure).label;
}

function ruleOf({ rule: id, reading }: Explanation) {
  const { title, formula }: Rule = rules[id];
  return { id, title, text: `${upperFirst(formula)}.`, reading: reading ?? '' };
}

function derivationText(step: Explanation): string {
  const { title, id, text, reading } = ruleOf(step);
  const terms = step.terms.map(
    ({ name, value, source, figure }) =>
      `- ${name}: ${value} (${source ?? `the figure \`${figure}\``})`,
  );
  return [
    `${step.name}: ${step.value}`,
    step.formula && `= ${step.formula}\n= ${step.numbers}`,
    `Where:\n\n${terms.join('\n')}`,
    `Rule “${title}” (\`${id}\`): ${text} ${reading}`.trim(),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Compares the figures and the results of two scenarios. */
const compareScenarios: AnswerTool<'compare'> = (asked, circumstances) => {
  const first = estimateOf(asked.first, circumstances, 'first');
  const second = estimateOf(asked.second, circumstances, 'second');
  const [firstRows, secondRows] = [rowsOf(first), rowsOf(second)];
  const differing = firstRows.flatMap((row, index) => {
    const other = secondRows[index] ?? row;
    if (cellOf(other) === cellOf(row)) return [];
    const isCompared = !row.isUnfinished && !other.isUnfinished;
    const difference = isCompared
      ? formatInUnit(shownValue(other) - shownValue(row), row.unit)
      : '';
    return `| ${[row.label, cellOf(row), cellOf(other), difference].join(' | ')} |`;
  });
  const text = [
    scenarioText('First scenario', first),
    scenarioText('Second scenario', second),
    differing.length === 0
      ? 'Both scenarios have the same figures.'
      : `| Figure | First | Second | Second minus first |\n| --- | ---: | ---: | ---: |\n${differing.join('\n')}`,
    `First scenario: ${first.url}`,
    openText(second.url),
  ];
  return { text: text.join('\n\n'), content: { first, second } };
};

function scenarioText(
  title: string,
  { inputs: counted, certaintyText = '', rateCardVersion, ...said }: OpenEstimate,
): string {
  const inputs = completeInputs(counted);
  const { claims } = verdict(inputs, estimate(inputs));
  const text = `${title} (rate card ${rateCardVersion}): ${verdictSentence(claims)}${midRangeText(claims)}${peopleText(claims)} ${certaintyText}\n\n${inputsText(inputs)}`;
  return [text, saidText(said)].filter(Boolean).join('\n\n');
}

/** The figures of one estimate, and the costs of both sides over time (E17). */
function rowsOf({ figures, comparison }: OpenEstimate) {
  return [
    ...costHorizons.flatMap((months): Row[] => {
      const { inHouseUsd, timeLostUsd, embeddedUsd, isLive } = comparison[`months${months}`];
      return [
        {
          ...forecastFigures[`inHouse${months}MonthsUsd`],
          value: inHouseUsd,
          isUnfinished: !isLive,
        },
        { label: `${timeLostLabel}, ${months} months`, unit: 'usd', value: timeLostUsd },
        { ...forecastFigures[`embedded${months}MonthsUsd`], value: embeddedUsd },
      ];
    }),
    ...estimateFigureNames
      .filter((name) => figureOf(name).part !== 'savings')
      .map((name): Row => ({ ...figureOf(name), value: figures[name] })),
  ];
}

interface Row {
  label: string;
  unit: Unit;
  value: number;
  /** The cost of a build that is not live by then (E22). */
  isUnfinished?: boolean;
}

function cellOf({ value, unit, isUnfinished }: Row): string {
  return `${formatInUnit(value, unit)}${isUnfinished ? ' spent so far' : ''}`;
}

/** An amount to the cent, as its cell shows it, so that a difference is that of the cells. */
function shownValue({ value, unit }: Row): number {
  return unit === 'usd' ? Number(value.toFixed(2)) : value;
}

/** Argues the side that costs more, with what supports each assumption. */
const argueOtherSide: AnswerTool<'argue'> = (stated, circumstances) => {
  const { inputs, ...said } = inputsOf(stated, circumstances);
  const { arguments: found, count, noneSentence } = counterarguments(inputs);
  const { publicUrl } = circumstances;
  const argued = found.map(({ sentence, changes, assumptions }: Counterargument) => ({
    sentence,
    support: changes.flatMap(supportOf),
    url: inputsUrl(publicUrl, { ...inputs, assumptions }),
  }));
  const { claims } = verdict(inputs, estimate(inputs));
  const url = inputsUrl(publicUrl, inputs);
  const text = [
    verdictSentence(claims) + midRangeText(claims) + peopleText(claims),
    noneSentence,
    argued
      .map(({ sentence, support, url: to }) => `- ${[sentence, ...support].join(' ')} ${to}`)
      .join('\n'),
    count > found.length && `The first ${found.length} of ${count}.`,
    assumedText(inputs, said),
    openText(url),
  ];
  return {
    text: text.filter(Boolean).join('\n\n'),
    content: {
      count,
      arguments: argued,
      none: noneSentence,
      inputs: withoutDerived(inputs),
      ...said,
      rateCardVersion: rateCard.version,
      url,
    },
  };
};

/** The range of a change with its sources. */
function supportOf(change: CounterargumentChange): string[] {
  const text = changeSupportText(change);
  if (!text) return [];
  const { range } = change;
  const sources = range.confidence === 'reported' ? range.sources.map(({ url }) => url) : [];
  return [`${[text, ...sources].join(' ')}.`];
}

/** Reads the inputs of a link. */
const openLink: AnswerTool<'open_link'> = ({ url: asked }, { now, publicUrl }) => {
  const link = mendedAddress(asked) ?? asked;
  const linked = readScenario(link.slice(link.indexOf('#') + 1));
  if (!linked) {
    throw new ToolRefusal(
      'url: Use a link with a scenario, such as https://…/roi-calculator#v1&integrations=12. The link of an e-mail opens a saved calculation, which only the page shows.',
    );
  }
  const dropped = linked.dropped
    .filter(({ isRepeated }) => !isRepeated)
    .map(({ field, value }) => ({ field, value }));
  const { deadline } = linked.inputs;
  const isPast = typeof deadline === 'string' && hasPassed(deadline, now);
  if (isPast) dropped.push({ field: 'deadline', value: deadline });
  const inputs = completeInputs(isPast ? { ...linked.inputs, deadline: null } : linked.inputs);
  const url = inputsUrl(publicUrl, inputs);
  const text = [
    assumedText(inputs),
    dropped.length > 0 &&
      `Not used: ${dropped.map(({ field, value }) => `${field} “${value}”`).join(', ')}.`,
    openText(url),
  ];
  return {
    text: text.filter(Boolean).join('\n\n'),
    content: {
      inputs: withoutDerived(inputs),
      notCounted: [],
      notes: [],
      dropped,
      rateCardVersion: rateCard.version,
      url,
    },
  };
};

/** The function that answers each tool. */
export const answers: { [Name in ToolName]: AnswerTool<Name> } = {
  estimate: answerEstimate,
  explain: explainFigure,
  compare: compareScenarios,
  argue: argueOtherSide,
  open_link: openLink,
};
