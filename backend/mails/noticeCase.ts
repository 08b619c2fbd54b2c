import { assumptionsInEffect } from '../../contract/assumptions.ts';
import type {
  CalculationData,
  CalculationResults,
  CalculatorInputs,
} from '../../contract/calculation.ts';
import { type Claims, claimOf } from '../../contract/claims.ts';
import { toWireResults } from '../../contract/estimate.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import {
  certaintyLabel,
  certaintyText,
  likelyText,
  midRangeText,
} from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { inputText, pinText } from '../../contract/format/inputText.ts';
import type { BuildHours } from '../../contract/format/maintenanceShareText.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatDay } from '../../contract/format/phrases.ts';
import {
  definitionOf,
  type InputName,
  inputDefinitions,
  inputNames,
  type PartialInputs,
} from '../../contract/inputs.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName, systemProfile } from '../../worker/estimate/systems.ts';
import { answerCertainty } from '../../worker/forecast/certainty.ts';
import { counterargumentAnswer } from '../../worker/forecast/counterargumentAnswer.ts';
import { counterarguments } from '../../worker/forecast/counterarguments.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import type { MailRow } from './layout.ts';
import { assumptionMailRows, headlineRows, targetDateRows } from './visitorMails.ts';

/** A visitor's case, as it is posted to the thread that estimates it. */
export interface AskedCase {
  inputs: CalculatorInputs;
  /** As the visitor was shown them; null where the rate card of today counts. */
  results: CalculationResults | null;
  /** The UTC day of the request, from which the target date is counted. */
  day: string;
}

/** What a notice says about a case (S19). It takes up to some hundred milliseconds. */
export interface NoticeCase {
  /** For a subject: "45 integrations, $1.66M less over 36 months". */
  readonly summary: string;
  /** What a reader needs at once: costs, certainty, date, counterarguments. */
  readonly rows: readonly MailRow[];
  /** All inputs, and the rest of the figures. */
  readonly details: readonly MailRow[];
}

/** Estimates a case for the sales team, which reads amounts in USD (E38). */
export function noticeCase({ inputs, results, day }: AskedCase): NoticeCase {
  return inCurrency(currencyOf({}), () => {
    const estimated = estimate(inputs);
    const shown = results ?? toWireResults(estimated.results);
    const [headline, ...figures] = headlineRows({ inputs, results: shown });
    const { claims } = verdict(inputs, estimated);
    const middle = midRangeText(claims);
    const { claims: details } = answerCertainty(inputs);
    const sure = [certaintyText(details), likelyText(details)].filter(Boolean).join('\n');
    const assumed = assumptionsInEffect(inputs);
    const rows = [
      ...(headline ? [{ ...headline, value: headline.value.replace(middle, '') }] : []),
      ...(assumed ? [{ label: 'Figures', value: withAssumptionsText(assumed) }] : []),
      ...(sure ? [{ label: certaintyLabel, value: sure }] : []),
      ...(middle ? [{ label: 'At mid-range', value: middle.trim() }] : []),
      ...(inputs.deadline ? targetDateRows(inputs, day) : [noDateRow]),
      ...counterargumentRows(inputs),
    ];
    return {
      summary: `${formatCount(estimated.effectiveCount, 'integration')}, ${differenceText(claims)}`,
      rows: rows.map(ofVisitor),
      details: [...inputRows(inputs, estimated), ...figures.map(ofVisitor)],
    };
  });
}

const noDateRow = { label: inputDefinitions.deadline.label, value: 'The visitor named none.' };

/** What a text says to the visitor, said about them. */
function ofVisitor({ value, ...row }: MailRow): MailRow {
  const about = value.replaceAll(/\b[Yy]our\b/g, (your) =>
    your === 'your' ? 'the visitor’s' : 'The visitor’s',
  );
  return { ...row, value: about };
}

/** A notice has no more arguments. */
const mostArguments = 2;

/** The strongest arguments of the other side, each with its answer. */
function counterargumentRows(inputs: CalculatorInputs): MailRow[] {
  const { arguments: found, noneSentence } = counterarguments(inputs);
  if (noneSentence) return [{ label: 'Counterarguments', value: noneSentence }];
  const strongest = found.slice(0, mostArguments);
  return strongest.map((argument, index) => ({
    label: strongest.length > 1 ? `Counterargument ${index + 1}` : 'Counterargument',
    value: [argument.sentence, counterargumentAnswer(inputs, argument)]
      .filter(Boolean)
      .join('\nAnswer: '),
  }));
}

/** "$1.66M less over 36 months", where building costs less "building $8,000 less …". */
function differenceText(claims: Claims): string {
  const over = `over ${forecastMonths} months`;
  const side = claimOf(claims, 'cheaper', forecastMonths)?.side;
  if (!side) return `not live in-house after ${forecastMonths} months`;
  if (side === 'neither') return `the same cost ${over}`;
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', forecastMonths) ?? {};
  const amount = shortUsd(Math.abs(Math.round(inHouseUsd) - Math.round(embeddedUsd)));
  return `${side === 'embedded' ? '' : 'building '}${amount} less ${over}`;
}

/** "$97,819", "$1.66M". */
function shortUsd(usd: number): string {
  return usd < 1_000_000 ? formatUsd(usd) : `$${(usd / 1_000_000).toFixed(2)}M`;
}

/** Every input that was sent and has an effect. */
export function inputRows(
  inputs: CalculatorInputs | CalculationData,
  build?: BuildHours,
): MailRow[] {
  return inputNames
    .filter((name) => name in inputs && isUsedInput(name, inputs))
    .flatMap((name) =>
      name === 'assumptions'
        ? assumptionMailRows(inputs, {
            label: 'The visitor’s assumptions',
            all: 'the calculation',
            systemName,
            build,
          })
        : { label: inputDefinitions[name].label, value: valueText(name, inputs) },
    );
}

/** The value of an input with systems by name and days in words. */
function valueText(name: InputName, inputs: CalculatorInputs | CalculationData): string {
  const value: PartialInputs[InputName] = Reflect.get(inputs, name);
  if (name === 'selectedSystems')
    return inputText(name, [...new Set(inputs.selectedSystems)].map(listedName));
  if (definitionOf(name).kind === 'pins' && Array.isArray(value))
    return value.map((id) => pinText(id, systemName)).join(', ');
  if (name === 'deadline' && value) return formatDay(String(value));
  return inputText(name, value);
}

function listedName(id: string): string {
  return systemProfile(id)?.name ?? `${id} (not on the rate card)`;
}
