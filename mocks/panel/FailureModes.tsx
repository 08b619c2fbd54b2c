import { useId, useState } from 'react';
import { contract } from '../../contract/index.ts';
import { catalogue } from '../failureModes/catalogue.ts';
import {
  failureModesOf,
  formatFailureModes,
  formatSteps,
  isTracker,
  parseFailureModes,
  parseSteps,
  type TargetName,
  targetNames,
} from '../failureModes/failureModes.ts';
import type { FailureModePlayer } from '../failureModes/player.ts';
import { addressWith } from '../failureModes/player.ts';
import { Section } from './elements.tsx';

/** Chooses failure modes: by a row of the error catalogue, per endpoint, or as text. */
export function FailureModes({
  player,
  playing,
  mistakes,
  root,
}: {
  player: FailureModePlayer;
  playing: string;
  mistakes: readonly string[];
  root: URL;
}) {
  const row = catalogue.find(({ failureModes }) => failureModes === playing);
  return (
    <Section title="Failure modes" isOpen>
      <Mistakes title="The address asks for what no mock can play:" mistakes={mistakes} />
      <label>
        Row of the error catalogue
        <select
          value={row ? playing : 'other'}
          onChange={({ target: { value } }) => {
            if (value !== 'other') player.play(value);
          }}
        >
          {catalogue.map(({ title, failureModes }) => (
            <option key={title} value={failureModes}>
              {title}
            </option>
          ))}
          {!row && <option value="other">Your own choice</option>}
        </select>
      </label>
      {row && <p className="offline-hint">{row.expected}</p>}
      <fieldset>
        <legend>Each endpoint</legend>
        {targetNames.map((target) => (
          <TargetChoice key={target} target={target} player={player} />
        ))}
      </fieldset>
      <SequenceField key={playing} player={player} />
      <ShareLink playing={playing} />
      <p>
        <a href={new URL('no-such-page', root).href}>Open an address that is not there</a>
      </p>
    </Section>
  );
}

function Mistakes({ title, mistakes }: { title: string; mistakes: readonly string[] }) {
  if (mistakes.length === 0) return null;
  return (
    <div className="offline-mistake" role="alert">
      {title}
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake}>{mistake}</li>
        ))}
      </ul>
    </div>
  );
}

function TargetChoice({ target, player }: { target: TargetName; player: FailureModePlayer }) {
  const { failureModes } = player;
  const steps = failureModes[target];
  const chosen = steps ? formatSteps(steps) : '';
  const modes: [string, string][] = [
    ['slow', 'responds after five seconds'],
    ...failureModesOf(target),
  ];
  const isListed = !chosen || modes.some(([mode]) => mode === chosen);
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
        value={chosen}
        onChange={({ target: { value } }) => {
          const { [target]: _former, ...others } = failureModes;
          player.play(
            formatFailureModes(value ? { ...others, [target]: parseSteps(target, value) } : others),
          );
        }}
      >
        <option value="">as the server would</option>
        {modes.map(([mode, meaning]) => (
          <option key={mode} value={mode}>
            {mode}: {meaning}
          </option>
        ))}
        {!isListed && <option value={chosen}>{chosen}</option>}
      </select>
    </label>
  );
}

/** Plays the failure modes that are typed, such as a sequence of failures. */
function SequenceField({ player }: { player: FailureModePlayer }) {
  const hintId = useId();
  const [text, setText] = useState(player.text);
  const { mistakes } = parseFailureModes(text);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        player.play(text);
      }}
    >
      <div className="offline-link">
        <label>
          Failure modes as text
          <input
            value={text}
            aria-describedby={hintId}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" aria-disabled={mistakes.length > 0}>
          Play
        </button>
      </div>
      <p id={hintId} className="offline-hint">
        Several requests in a row: <code>sendRoiReport:503~1sx2;lostx1</code>. A latency:{' '}
        <code>roiCalculation:200-800ms</code>.
      </p>
      <Mistakes title="This cannot be played:" mistakes={mistakes} />
    </form>
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
