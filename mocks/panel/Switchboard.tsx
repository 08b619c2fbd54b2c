import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { addressWith, type ScenarioChoice } from '../scenarioChoice.ts';
import {
  catalogue,
  formatScenarios,
  isTracker,
  type Scenarios,
  scenariosOf,
  type TargetName,
  targetNames,
} from '../scenarios.ts';
import { Section } from './Section.tsx';

/** Chooses what each endpoint does next, by a row of the error catalogue or one by one. */
export function Switchboard({
  choice,
  scenarios,
  root,
}: {
  choice: ScenarioChoice;
  scenarios: Scenarios;
  root: URL;
}) {
  const playing = formatScenarios(scenarios);
  const row = catalogue.find((one) => formatScenarios(one.scenarios) === playing);
  return (
    <Section title="Scenarios" isOpen>
      {choice.mistakes.length > 0 && (
        <p className="offline-mistake" role="alert">
          The address asks for what no mock can play: {choice.mistakes.join(', ')}
        </p>
      )}
      <label>
        Row of the error catalogue
        <select
          value={row ? playing : 'other'}
          onChange={({ target: { value } }) => {
            const wanted = catalogue.find((one) => formatScenarios(one.scenarios) === value);
            if (wanted) choice.choose(wanted.scenarios);
          }}
        >
          {catalogue.map((one) => (
            <option key={one.title} value={formatScenarios(one.scenarios)}>
              {one.title}
            </option>
          ))}
          {!row && <option value="other">One of your own</option>}
        </select>
      </label>
      {row && <p className="offline-hint">{row.expected}</p>}
      <fieldset>
        <legend>Endpoint by endpoint</legend>
        {targetNames.map((target) => (
          <TargetChoice key={target} target={target} choice={choice} scenarios={scenarios} />
        ))}
      </fieldset>
      <ShareLink playing={playing} />
      <p>
        <a href={new URL('no-such-page', root).href}>Open an address that is not there</a>
      </p>
    </Section>
  );
}

function TargetChoice({
  target,
  choice,
  scenarios,
}: {
  target: TargetName;
  choice: ScenarioChoice;
  scenarios: Scenarios;
}) {
  return (
    <label>
      <span>
        {target}
        <small>
          {isTracker(target)
            ? 'a third party’s script'
            : `${contract[target].method} ${contract[target].path}`}
        </small>
      </span>
      <select
        value={scenarios[target] ?? ''}
        onChange={({ target: { value } }) => {
          const { [target]: _former, ...others } = scenarios;
          const wanted = scenariosOf(target).find(([scenario]) => scenario === value)?.[0];
          choice.choose(wanted ? { ...others, [target]: wanted } : others);
        }}
      >
        <option value="">as the server would</option>
        {scenariosOf(target).map(([scenario, meaning]) => (
          <option key={scenario} value={scenario}>
            {scenario}: {meaning}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The address that plays the same, to be copied. */
function ShareLink({ playing }: { playing: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = addressWith(location.href, playing);
  return (
    <div className="offline-link">
      <label>
        Link to this choice
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        onClick={() => {
          navigator.clipboard.writeText(address).then(() => setIsCopied(true), console.error);
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
