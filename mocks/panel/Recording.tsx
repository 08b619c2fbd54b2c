import { useEffect, useState } from 'react';
import { type Exchange, pathOf } from '../backend/Exchange.ts';
import type { State } from '../backend/State.ts';
import type { MockControls } from '../control/MockControls.ts';
import { formatHar } from '../session/har.ts';
import { FileLink } from './FileLink.tsx';
import { Section } from './Section.tsx';
import { timeOf } from './timeOf.ts';

/** The requests of this session: to save to a file, and to replay from one. */
export function Recording({ state, controls }: { state: State; controls: MockControls }) {
  const { exchanges, replay } = state;
  const [mistake, setMistake] = useState('');

  function replayFile(file: File | undefined) {
    if (!file) return;
    setMistake('');
    file
      .text()
      .then(controls.replay)
      .catch((error: unknown) => setMistake(error instanceof Error ? error.message : `${error}`));
  }

  return (
    <Section title="Recording" count={exchanges.length}>
      {exchanges.length === 0 ? (
        <p className="offline-hint">No request has been sent yet.</p>
      ) : (
        <>
          <ol className="offline-exchanges">
            {exchanges.map((exchange) => (
              <li key={`${exchange.startedAt} ${pathOf(exchange.request)}`}>
                {timeOf(exchange.startedAt)} · {pathOf(exchange.request)} → {outcomeOf(exchange)}
              </li>
            ))}
          </ol>
          <SaveRecording exchanges={exchanges} />
        </>
      )}
      <label>
        Replay a recording (HAR)
        <input
          type="file"
          accept=".har,application/json"
          onChange={({ target }) => {
            replayFile(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {mistake && (
        <p className="offline-mistake" role="alert">
          {mistake}
        </p>
      )}
      {replay && (
        <p className="offline-link">
          <span>
            Responses come from a recording; it has {replay.length} left. A request that it does not
            have fails.
          </span>
          <button type="button" onClick={() => controls.stopReplay()}>
            Stop the replay
          </button>
        </p>
      )}
    </Section>
  );
}

function SaveRecording({ exchanges }: { exchanges: readonly Exchange[] }) {
  const [har, setHar] = useState('');
  useEffect(() => setHar(formatHar(exchanges, location.href)), [exchanges]);
  return (
    <p>
      <FileLink bytes={har} type="application/json" fileName="session.har">
        Save session.har
      </FileLink>
    </p>
  );
}

function outcomeOf({ response, durationMs }: Exchange): string {
  return `${response ? response.status : 'no response'}, ${durationMs} ms`;
}
