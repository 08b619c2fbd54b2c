import type { CalculatorInputs } from '../../contract/calculation.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import type {
  Lever,
  Moved,
  Sensitivity,
  SensitivityAnalysis,
} from '../../worker/forecast/sensitivity.ts';
import { depthMessages } from '../depthMessages.ts';
import { currentInputs } from '../estimator/inputs.ts';
import { visitScenario } from '../navigation/scenarioAddress.ts';

const { forecast: words } = depthMessages;

/** The tornado: what each lever does to the difference over three years, the most influential first, and where it would turn the verdict. */
export function WhatMatters({ sensitivity }: { sensitivity: SensitivityAnalysis }) {
  const { differenceUsd, levers } = sensitivity;
  const ends = levers.flatMap(({ less, more }) => [
    less?.differenceUsd ?? differenceUsd,
    more?.differenceUsd ?? differenceUsd,
  ]);
  const lowest = Math.min(differenceUsd, ...ends);
  const highest = Math.max(differenceUsd, ...ends);
  const share = (usd: number) =>
    highest === lowest ? 50 : (100 * (usd - lowest)) / (highest - lowest);
  return (
    <table className="tornado">
      <thead>
        <tr>
          <th scope="col">{words.lever}</th>
          <th scope="col">{words.less}</th>
          <th scope="col" className="tornado-bar-head">
            {words.effect}
          </th>
          <th scope="col">{words.more}</th>
          <th scope="col">{words.turnsAt}</th>
        </tr>
      </thead>
      <tbody>
        {levers.map((lever) => (
          <tr key={lever.lever}>
            <th scope="row">
              {words.levers[lever.lever]}
              <small>{words.leverValue[lever.lever](lever.now)}</small>
            </th>
            <td data-label={words.less}>
              <End lever={lever} moved={lever.less} />
            </td>
            <td className="tornado-bar" aria-hidden="true">
              <Bar
                from={share(lever.less?.differenceUsd ?? differenceUsd)}
                base={share(differenceUsd)}
                to={share(lever.more?.differenceUsd ?? differenceUsd)}
              />
            </td>
            <td data-label={words.more}>
              <End lever={lever} moved={lever.more} />
            </td>
            <td data-label={words.turnsAt}>
              <Flip lever={lever} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the lever turns the verdict; where it is an input, a press puts it there, and the back button takes it back. */
function Flip({ lever: { lever, flipsAt } }: { lever: Sensitivity }) {
  if (flipsAt === null) return words.turnsNowhere;
  const value = words.leverValue[lever](flipsAt);
  if (lever === 'hours') return value;
  return (
    <button
      type="button"
      className="link"
      aria-label={words.tryLever[lever](flipsAt)}
      onClick={() => visitScenario({ ...currentInputs(), ...inputsWith[lever](flipsAt) })}
    >
      {value}
    </button>
  );
}

const inputsWith: Record<Exclude<Lever, 'hours'>, (value: number) => Partial<CalculatorInputs>> = {
  integrations: (integrationCount) => ({ integrationCount }),
  rate: (customHourlyRate) => ({ region: 'custom', customHourlyRate }),
  team: (developerCountNumber) => ({ developerCountNumber }),
  timeShare: (devTimePercentage) => ({ devTimePercentage }),
};

function End({ lever, moved }: { lever: Sensitivity; moved: Moved | null }) {
  if (!moved) return words.atLimit;
  return words.to(words.leverValue[lever.lever](moved.value), formatUsd(moved.differenceUsd));
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
