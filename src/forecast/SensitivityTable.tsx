import type { CalculatorInputs } from '../../contract/calculation.ts';
import { formatUsd } from '../../contract/format/formatUsd.ts';
import type {
  Lever,
  LeverOutcome,
  Sensitivity,
  SensitivityAnalysis,
} from '../../worker/forecast/sensitivity.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { openScenario } from '../navigation/scenarioAddress.ts';
import { deferredForecastTexts } from '../texts/deferred/forecast.ts';

/**
 * What each lever does to the cost difference over three years, the most influential first, and where
 * it changes the result. Where nothing is live by then, only where each lever changes that (E22).
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
          <th scope="col">{deferredForecastTexts.turnsAt}</th>
        </tr>
      </thead>
      <tbody>
        {levers.map((lever) => (
          <tr key={lever.lever}>
            <LeverName lever={lever} />
            <td data-label={deferredForecastTexts.less}>
              <End lever={lever} moved={lever.less} />
            </td>
            <td className="tornado-bar" aria-hidden="true">
              <Bar
                from={share(endOf(lever.less))}
                base={share(differenceUsd)}
                to={share(endOf(lever.more))}
              />
            </td>
            <td data-label={deferredForecastTexts.more}>
              <End lever={lever} moved={lever.more} />
            </td>
            <td data-label={deferredForecastTexts.turnsAt}>
              <TurningValue lever={lever} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LeverName({ lever: { lever, current } }: { lever: Sensitivity }) {
  return (
    <th scope="row">
      {deferredForecastTexts.levers[lever]}
      <small>{deferredForecastTexts.leverValue[lever](current)}</small>
    </th>
  );
}

/**
 * Where the lever changes the result. Where it is an input, a press sets it, and the back button
 * takes that back.
 */
function TurningValue({ lever: { lever, turnsAt } }: { lever: Sensitivity }) {
  if (turnsAt === null) return deferredForecastTexts.turnsNowhere;
  const value = deferredForecastTexts.leverValue[lever](turnsAt);
  if (lever === 'hours') return value;
  return (
    <button
      type="button"
      className="link"
      aria-label={deferredForecastTexts.tryLever[lever](turnsAt)}
      onClick={() => openScenario({ ...currentInputs(), ...inputsWith[lever](turnsAt) })}
    >
      {value}
    </button>
  );
}

const inputsWith: Record<Exclude<Lever, 'hours'>, (value: number) => Partial<CalculatorInputs>> = {
  integrations: (integrationCount) => ({ integrationCount }),
  rate: (customHourlyRate) => ({ region: 'custom', customHourlyRate }),
  team: (developerCountNumber) => ({ developerCountNumber }),
  devTime: (devTimePercentage) => ({ devTimePercentage }),
};

function End({ lever, moved }: { lever: Sensitivity; moved: LeverOutcome | null }) {
  if (!moved) return deferredForecastTexts.atLimit;
  const { value, differenceUsd } = moved;
  return deferredForecastTexts.to(
    deferredForecastTexts.leverValue[lever.lever](value),
    differenceUsd === null ? deferredForecastTexts.notLive : formatUsd(differenceUsd),
  );
}

/** From the lesser value to the greater, with the present difference marked; positions in percent. */
function Bar({ from, base, to }: { from: number; base: number; to: number }) {
  const part = (end: number) => ({
    x: `${Math.min(base, end)}%`,
    width: `${Math.abs(end - base)}%`,
  });
  return (
    <svg width="100%" height="20" role="presentation">
      <rect className="less" y="3" height="14" rx="2" {...part(from)} />
      <rect className="more" y="3" height="14" rx="2" {...part(to)} />
      <line x1={`${base}%`} x2={`${base}%`} y1="0" y2="20" />
    </svg>
  );
}
