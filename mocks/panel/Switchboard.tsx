import { useState } from 'react';
import { contract } from '../../contract/index.ts';
import { addressWith, type FailureModeChoice } from '../failureModes/failureModeChoice.ts';
import {
  catalogue,
  type FailureModes,
  failureModesOf,
  formatFailureModes,
  isTracker,
  type TargetName,
  targetNames,
} from '../failureModes/failureModes.ts';
import { Section } from './Section.tsx';

/** Chooses failure modes, by a row of the error catalogue or per endpoint. */
export function Switchboard({
  choice,
  failureModes,
  root,
}: {
  choice: FailureModeChoice;
  failureModes: FailureModes;
  root: URL;
}) {
  const playing = formatFailureModes(failureModes);
  const row = catalogue.find((one) => formatFailureModes(one.failureModes) === playing);
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
            const wanted = catalogue.find((one) => formatFailureModes(one.failureModes) === value);
            if (wanted) choice.choose(wanted.failureModes);
          }}
        >
          {catalogue.map((one) => (
            <option key={one.title} value={formatFailureModes(one.failureModes)}>
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
          <TargetChoice key={target} target={target} choice={choice} failureModes={failureModes} />
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
  failureModes,
}: {
  target: TargetName;
  choice: FailureModeChoice;
  failureModes: FailureModes;
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
        value={failureModes[target] ?? ''}
        onChange={({ target: { value } }) => {
          const { [target]: _former, ...others } = failureModes;
          const wanted = failureModesOf(target).find(([failureMode]) => failureMode === value)?.[0];
          choice.choose(wanted ? { ...others, [target]: wanted } : others);
        }}
      >
        <option value="">as the server would</option>
        {failureModesOf(target).map(([failureMode, meaning]) => (
          <option key={failureMode} value={failureMode}>
            {failureMode}: {meaning}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The URL of the current choice, to be copied. */
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
