import { changedAssumptions } from '../../contract/assumptions.ts';
import { inputsWithLever, leverTexts } from '../../contract/format/leverTexts.ts';
import { formatUsd } from '../../contract/format/numbers.ts';
import type {
  LeverOutcome,
  Sensitivity,
  SensitivityAnalysis,
} from '../../worker/forecast/sensitivity.ts';
import { enteredInputs } from '../estimator/inputs.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

/**
 * The effect of each lever on the cost difference over 36 months, the most influential first, and
 * the value that changes the result. If nothing is live by then, only the values that change that
 * (E22).
 */
export function SensitivityTable({
  sensitivity: { differenceUsd, levers },
}: {
  sensitivity: SensitivityAnalysis;
}) {
  return differenceUsd === null ? (
    <LeversToGoLive levers={levers} />
  ) : (
    <Tornado differenceUsd={differenceUsd} levers={levers} />
  );
}

function LeversToGoLive({ levers }: { levers: readonly Sensitivity[] }) {
  return (
    <table className="tornado">
      <thead>
        <tr>
          <th scope="col">{deferredForecastTexts.lever}</th>
          <th scope="col">{deferredForecastTexts.liveAt}</th>
        </tr>
      </thead>
      <tbody>
        {levers.map((lever) => (
          <tr key={lever.lever}>
            <LeverName lever={lever} />
            <td data-label={deferredForecastTexts.liveAt}>
              <TurningValue lever={lever} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tornado({
  differenceUsd,
  levers,
}: {
  differenceUsd: number;
  levers: readonly Sensitivity[];
}) {
  const endOf = (moved: LeverOutcome | null) => moved?.differenceUsd ?? differenceUsd;
  const ends = levers.flatMap(({ less, more }) => [endOf(less), endOf(more)]);
  const lowest = Math.min(differenceUsd, ...ends);
  const highest = Math.max(differenceUsd, ...ends);
  const share = (usd: number) =>
    highest === lowest ? 50 : (100 * (usd - lowest)) / (highest - lowest);
  return (
    <table className="tornado">
      <thead>
        <tr>
          <th scope="col">{deferredForecastTexts.lever}</th>
          <th scope="col">{deferredForecastTexts.less}</th>
          <th scope="col" className="tornado-bar-head">
            {deferredForecastTexts.effect}
          </th>
          <th scope="col">{deferredForecastTexts.more}</th>
          <th scope="col">{deferredForecastTexts.breakEvenValue}</th>
        </tr>
      </thead>
      <tbody>
        {levers.map((lever) => (
          <tr key={lever.lever}>
            <LeverName lever={lever} />
            <td data-label={deferredForecastTexts.less}>
              <LeverEnd lever={lever} moved={lever.less} />
            </td>
            <td className="tornado-bar">
              <Bar
                label={deferredForecastTexts.effectRange(
                  formatUsd(Math.min(endOf(lever.less), endOf(lever.more), differenceUsd)),
                  formatUsd(Math.max(endOf(lever.less), endOf(lever.more), differenceUsd)),
                )}
                from={share(endOf(lever.less))}
                base={share(differenceUsd)}
                to={share(endOf(lever.more))}
              />
            </td>
            <td data-label={deferredForecastTexts.more}>
              <LeverEnd lever={lever} moved={lever.more} />
            </td>
            <td data-label={deferredForecastTexts.breakEvenValue}>
              <TurningValue lever={lever} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LeverName({ lever: { lever, current, judgement } }: { lever: Sensitivity }) {
  return (
    <th scope="row">
      {leverTexts[lever].name}
      <small>
        {leverTexts[lever].value(current)}
        {judgement && deferredForecastTexts.judgements[judgement]}
      </small>
    </th>
  );
}

/**
 * The value of a lever that changes the result. If the lever is an input, a press applies the
 * value, and the back button undoes it.
 */
function TurningValue({ lever: { lever, breakEvenValue } }: { lever: Sensitivity }) {
  if (lever === 'deployment') return deferredForecastTexts.noEffectOnCost;
  if (breakEvenValue === null) {
    return lever === 'listings'
      ? deferredForecastTexts.otherChoiceDoesNotTurn
      : deferredForecastTexts.turnsNowhere;
  }
  const value = leverTexts[lever].value(breakEvenValue);
  const isAboveList = lever === 'planPrice' && breakEvenValue > 100;
  if (isAboveList || inputsWithLever(enteredInputs(), lever, breakEvenValue) === null) return value;
  return (
    <button
      type="button"
      className="link"
      aria-label={deferredForecastTexts.tryLever(lever, breakEvenValue)}
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

function LeverEnd({ lever, moved }: { lever: Sensitivity; moved: LeverOutcome | null }) {
  if (!moved) {
    return lever.lever === 'listings'
      ? deferredForecastTexts.currentChoice
      : deferredForecastTexts.atLimit;
  }
  const { value, differenceUsd } = moved;
  return deferredForecastTexts.to(
    leverTexts[lever.lever].value(value),
    differenceUsd === null ? deferredForecastTexts.notLive : formatUsd(differenceUsd),
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
