import { changesCosts } from '../../contract/assumptionDetails.ts';
import { assumptionChanges, assumptionsInEffect, isWithin } from '../../contract/assumptions.ts';
import type {
  CalculationData,
  CalculationResults,
  CalculatorInputs,
} from '../../contract/calculation.ts';
import type { CostComparison, DeadlineOutlook, OneSide, Verdict } from '../../contract/claims.ts';
import { daysUntil } from '../../contract/days.ts';
import { type Estimate, toWireResults } from '../../contract/estimate.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { goLive, notLiveText, resultText } from '../../contract/format/claimTexts.ts';
import {
  certaintyLabel,
  certaintyText,
  likelyText,
  midRangeText,
  outsideRangeText,
} from '../../contract/format/deferredClaimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import { inputText, pinText } from '../../contract/format/inputText.ts';
import type { BuildHours } from '../../contract/format/maintenanceShareText.ts';
import { currencyOf, formatExactUsd, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { formatCount, formatDay, lowerFirst } from '../../contract/format/phrases.ts';
import { changeSupportText } from '../../contract/format/rangeSourceTexts.ts';
import { outcomesSentence } from '../../contract/format/simulationTexts.ts';
import {
  definitionOf,
  type InputName,
  inputDefinitions,
  inputNames,
  type PartialInputs,
} from '../../contract/inputs.ts';
import { systemIdsOf } from '../../contract/systemIds.ts';
import { isUsedInput } from '../../contract/usedInputs.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { systemName, systemProfile } from '../../worker/estimate/systems.ts';
import { answerCertainty } from '../../worker/forecast/certainty.ts';
import { counterargumentAnswer } from '../../worker/forecast/counterargumentAnswer.ts';
import { counterarguments, isTurnedByOne } from '../../worker/forecast/counterarguments.ts';
import { deadlineOutlook } from '../../worker/forecast/deadlineOutlook.ts';
import { ranges } from '../../worker/forecast/ranges.ts';
import { createSimulator } from '../../worker/forecast/simulate.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { intervalOf } from '../../worker/forecast/whatIf.ts';
import type { MailRow } from './layout.ts';
import { caseTexts as texts } from './salesMailTexts.ts';
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
  /** For a subject: "45 integrations, embedding $1.66M less over 36 months". */
  readonly summary: string;
  /** "Embedding costs $97,819 less over 36 months, … and is live 3.2 months sooner." */
  readonly point: string;
  /** What to ask about a target date that passed or both sides miss, after a space; else empty. */
  readonly missedText: string;
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
    const [{ label = '', value = '' } = {}, ...figures] = headlineRows({ inputs, results: shown });
    const found = verdict(inputs, estimated);
    const { claims } = found;
    const { point, rest } = resultText(claims, forecastMonths);
    const middle = midRangeText(claims);
    const assumed = assumptionsInEffect(inputs);
    const { cheaper } = found.after36Months;
    const dates = inputs.deadline ? targetDateRows(inputs, day) : [noDateRow];
    const days = daysUntil(inputs.deadline ?? day, day);
    const dated = (text: string) =>
      days < 0
        ? text.replace(/\n.*/s, `\n${texts.datePassed}`)
        : text.replace(
            '\n',
            ` (${days === 0 ? texts.today : texts.inDays(formatCount(days, 'day'))})\n`,
          );
    const outlook = days < 0 ? null : deadlineOutlook(inputs, day, estimated);
    const rows = [
      {
        label: cheaper === null ? texts.notLive(forecastMonths) : label,
        value: [
          value.replace(middle, ''),
          ...(cheaper === null ? [texts.inHouseLive(goLive(claims).inHouse)] : []),
        ].join(' '),
        isHeadline: true,
      },
      { label: certaintyLabel, value: sureText(inputs, estimated, found) },
      ...(middle ? [{ label: texts.midRange, value: middle.trim() }] : []),
      ...(assumed ? [{ label: texts.figures, value: withAssumptionsText(assumed) }] : []),
      ...unusualRows(inputs, estimated),
      ...dates.map((row) => ({ ...row, value: dated(row.value) })),
      ...(cheaper === null || cheaper === 'neither' ? [] : argumentRows(inputs, cheaper)),
    ];
    return {
      summary: `${formatCount(estimated.effectiveCount, 'integration')}, ${differenceText(found.after36Months)}`,
      point: point + rest,
      missedText: days < 0 ? ` ${texts.askAgain}` : outlook ? missedTextOf(outlook) : '',
      rows: rows.map(ofVisitor),
      details: [...inputRows(inputs, estimated), ...figures.map(ofVisitor)],
    };
  });
}

function missedTextOf({ day, inHouseReserveWeeks, embeddedReserveWeeks }: DeadlineOutlook): string {
  const isMissed = Math.max(inHouseReserveWeeks, embeddedReserveWeeks) < 0;
  return isMissed ? ` ${texts.bothMiss(formatDay(day))}` : '';
}

/** How sure the result is (E29), or of an unfinished build (E22), that it is not live (E26). */
function sureText(inputs: CalculatorInputs, estimated: Estimate, result: Verdict): string {
  const { claims } = answerCertainty(inputs);
  const sure = [certaintyText(claims), likelyText(claims)].filter(Boolean);
  if (sure.length === 0) {
    const ends = ranges(createSimulator()(inputs), result, estimated).outcomes[forecastMonths];
    sure.push(texts.notCompared, outcomesSentence(ends, isTurnedByOne(inputs)));
  }
  return [...sure, outsideRangeText(claims)].filter(Boolean).join('\n');
}

/** What the visitor states outside of its range: "Discount …: 100% (plausible: 0–20%)". */
function unusualRows(inputs: CalculatorInputs, estimated: Estimate): MailRow[] {
  const stated = assumptionsInEffect(inputs);
  const rows = assumptionRows(stated, systemName, undefined, estimated);
  const lines = assumptionChanges(stated).flatMap(({ quantity, to }, index) => {
    const isJudged = quantity.kind === 'number' && changesCosts(quantity.name);
    if (!isJudged && quantity.kind !== 'system') return [];
    const range = intervalOf(quantity, estimated.effectiveCount, inputs.selectedSystems);
    if (!range || isWithin(to, range)) return [];
    const support = lowerFirst(changeSupportText({ quantity, range })).replace(/ \(.*/, '');
    return `${rows[index]?.label}: ${rows[index]?.value} (${support})`;
  });
  const { range: usual } = inputDefinitions.customHourlyRate;
  const rate = estimated.factors.hourlyRateUsd;
  if (!isWithin(rate, usual)) lines.unshift(texts.hourlyRate(formatExactUsd(rate), usual));
  return lines.length > 0 ? [{ label: texts.unusual, value: lines.join('\n') }] : [];
}

const noDateRow = { label: inputDefinitions.deadline.label, value: texts.noDate };

/** What a text says to the visitor, said about them. */
function ofVisitor({ label, value, ...row }: MailRow): MailRow {
  const about = (text: string) =>
    text.replaceAll(
      /\b(?:[Yy]our|you)\b/g,
      (word) => texts.about[word as keyof typeof texts.about],
    );
  return { ...row, label: about(label), value: about(value) };
}

/** The two strongest arguments of the side that costs more, each with how plausible it is. */
function argumentRows(inputs: CalculatorInputs, cheaper: OneSide): MailRow[] {
  const label = cheaper === 'embedded' ? texts.forInHouse : texts.forEmbedded;
  const { arguments: found } = counterarguments(inputs);
  if (found.length === 0) return [{ label, value: texts.noArgument }];
  return found.slice(0, 2).map((argument, index) => ({
    label: found.length > 1 ? `${label} (${index + 1})` : label,
    value: [argument.sentence, counterargumentAnswer(inputs, argument)].filter(Boolean).join('\n'),
  }));
}

/** "embedding $1.66M less over 36 months". */
function differenceText({ cheaper, byUsd }: CostComparison): string {
  if (!cheaper) return notLiveText;
  if (cheaper === 'neither') return texts.sameCost(forecastMonths);
  const amount = byUsd < 1e6 ? formatUsd(byUsd) : `$${(byUsd / 1e6).toFixed(2)}M`;
  return (cheaper === 'embedded' ? texts.embeddingLess : texts.buildingLess)(
    amount,
    forecastMonths,
  );
}

/** Every input that was sent and has an effect. */
export function inputRows(
  inputs: CalculatorInputs | CalculationData,
  build?: BuildHours,
): MailRow[] {
  const words = { label: texts.assumptions, all: texts.theCalculation, systemName, build };
  return inputNames
    .filter((name) => name in inputs && isUsedInput(name, inputs))
    .flatMap((name) =>
      name === 'assumptions'
        ? assumptionMailRows(inputs, words).map(ofVisitor)
        : { label: inputDefinitions[name].label, value: valueText(name, inputs) },
    );
}

/** The value of an input with systems by name and days in words. */
function valueText(name: InputName, inputs: CalculatorInputs | CalculationData): string {
  const value: PartialInputs[InputName] = Reflect.get(inputs, name);
  const { size } = new Set(systemIdsOf(inputs));
  if (name === 'integrationCount' && size > inputs.integrationCount)
    return texts.moreSelected(inputs.integrationCount, size);
  if (name === 'selectedSystems')
    return inputText(name, [...new Set(inputs.selectedSystems)].map(listedName));
  if (definitionOf(name).kind === 'pins' && Array.isArray(value))
    return value.map((id) => pinText(id, systemName)).join(', ');
  if (name === 'deadline' && value) return formatDay(String(value));
  return inputText(name, value);
}

function listedName(id: string): string {
  return systemProfile(id)?.name ?? texts.unlisted(id);
}
