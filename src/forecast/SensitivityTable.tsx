import { useState } from 'react';
import { changedAssumptions } from '../../contract/assumptions.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { forecastMonths } from '../../contract/format/durations.ts';
import {
  inputsWithLever,
  isAssumption,
  leverName,
  leverValue,
} from '../../contract/format/leverTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { supportedRange, supportText } from '../../contract/format/rangeSourceTexts.ts';
import type {
  LeverOutcome,
  Sensitivity,
  SensitivityAnalysis,
} from '../../worker/forecast/sensitivity.ts';
import { SourceList } from '../controls/SourceList.tsx';
import { type Column, Table } from '../controls/Table.tsx';
import { enteredInputs } from '../estimator/inputs.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredForecastTexts as texts } from '../texts/deferred/forecast.ts';
import { resultsTexts } from '../texts/results.ts';
import { shownForecast } from './Forecast.tsx';

/** How many levers are shown before a press shows all. */
const firstLevers = 8;

/** The changes that move the result most, one at a time; the smaller ones behind a press. */
export function WhatMatters() {
  const { forecast } = useStoreSelector(shownForecast);
  const [areAllShown, setAllShown] = useState(false);
  if (!forecast) return null;
  const { sensitivity, verdict } = forecast;
  const { length } = sensitivity.levers;
  return (
    <>
      <p className="hint">
        {sensitivity.differenceUsd === null
          ? texts.whatFinishes
          : texts.whatMattersIntro(`${overText(verdict.claims, forecastMonths)}.`)}
      </p>
      <SensitivityTable sensitivity={sensitivity} most={areAllShown ? length : firstLevers} />
      {length > firstLevers && (
        <button
          type="button"
          className="link"
          aria-expanded={areAllShown}
          onClick={() => setAllShown(!areAllShown)}
        >
          {areAllShown ? texts.showFirst(firstLevers) : texts.showAll(length)}
        </button>
      )}
    </>
  );
}

/**
 * The effect of each lever on the cost difference over 36 months, the most influential first, and
 * the value that changes the result. If nothing is live by then, only the values that change that
 * (E22).
 *
 * @param most - Without it, every lever has a row; the bars have the scale of all of them.
 */
export function SensitivityTable({
  sensitivity: { differenceUsd, levers },
  most,
}: {
  sensitivity: SensitivityAnalysis;
  most?: number;
}) {
  return (
    <Table
      className="tornado"
      columns={[
        {
          label: texts.lever,
          cell: ({ lever, current, judgement }) => (
            <>
              {leverName(lever)}
              <small>
                {leverValue(lever, current) + (judgement ? texts.judgements[judgement] : '')}
              </small>
              <PublishedRange lever={lever} />
            </>
          ),
        },
        ...(differenceUsd === null ? [] : effectColumns(differenceUsd, levers)),
        { label: differenceUsd === null ? texts.liveAt : texts.breakEvenValue, cell: turningValue },
      ]}
      rows={levers.slice(0, most)}
      keyOf={({ lever }) => lever}
    />
  );
}

/** The published range of an assumption with its source; nothing where the range is ours. */
function PublishedRange({ lever }: Pick<Sensitivity, 'lever'>) {
  const range = isAssumption(lever) ? supportedRange(lever) : null;
  if (range?.confidence !== 'reported') return null;
  return (
    <>
      <small>{supportText(range, (value) => leverValue(lever, value))}</small>
      <SourceList sources={range.sources} isBrief />
    </>
  );
}

/** The effect of a lever at both of its ends, in words and as a bar on the scale of all levers. */
function effectColumns(
  differenceUsd: number,
  levers: readonly Sensitivity[],
): Column<Sensitivity>[] {
  const endOf = (moved: LeverOutcome | null) => moved?.differenceUsd ?? differenceUsd;
  const ends = levers.flatMap(({ less, more }) => [endOf(less), endOf(more)]);
  const lowest = Math.min(differenceUsd, ...ends);
  const highest = Math.max(differenceUsd, ...ends);
  const share = (usd: number) =>
    highest === lowest ? 50 : (100 * (usd - lowest)) / (highest - lowest);
  return [
    { label: texts.less, cell: (lever) => leverEnd(lever, lever.less) },
    {
      label: texts.effect,
      className: 'tornado-bar',
      cell: ({ less, more }) => (
        <Bar
          label={texts.effectRange(
            formatUsd(Math.min(endOf(less), endOf(more), differenceUsd)),
            formatUsd(Math.max(endOf(less), endOf(more), differenceUsd)),
          )}
          from={share(endOf(less))}
          base={share(differenceUsd)}
          to={share(endOf(more))}
        />
      ),
    },
    { label: texts.more, cell: (lever) => leverEnd(lever, lever.more) },
  ];
}

/**
 * The value of a lever that changes the result. If the lever is an input, a press applies the
 * value, and the back button undoes it.
 */
function turningValue({ lever, breakEvenValue }: Sensitivity) {
  if (lever === 'deployment') return texts.noEffectOnCost;
  if (breakEvenValue === null) {
    return lever === 'listings' ? texts.otherChoiceDoesNotTurn : resultsTexts.noFigure;
  }
  const value = leverValue(lever, breakEvenValue);
  if (inputsWithLever(enteredInputs(), lever, breakEvenValue) === null) return value;
  return (
    <button
      type="button"
      className="link"
      aria-label={texts.tryLever(lever, breakEvenValue)}
      onClick={() => {
        const changed = inputsWithLever(enteredInputs(), lever, breakEvenValue);
        if (changed)
          openScenario({ ...changed, assumptions: changedAssumptions(changed.assumptions) });
      }}
    >
      {value}
    </button>
  );
}

function leverEnd({ lever }: Sensitivity, moved: LeverOutcome | null): string {
  if (!moved) return lever === 'listings' ? texts.currentChoice : texts.atLimit;
  const { value, differenceUsd } = moved;
  return texts.to(
    leverValue(lever, value),
    differenceUsd === null ? texts.notLive : formatUsd(differenceUsd),
  );
}

/**
 * A bar from the lower to the higher end, with the current difference marked. Positions in percent.
 */
function Bar({ label, from, base, to }: { label: string; from: number; base: number; to: number }) {
  const part = (end: number) => ({
    x: `${Math.min(base, end)}%`,
    width: `${Math.abs(end - base)}%`,
  });
  return (
    <svg width="100%" height="20" role="img" aria-label={label}>
      <rect className="less" y="3" height="14" rx="2" {...part(from)} />
      <rect className="more" y="3" height="14" rx="2" {...part(to)} />
      <line x1={`${base}%`} x2={`${base}%`} y1="0" y2="20" />
    </svg>
  );
}
