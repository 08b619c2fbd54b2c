import { changeSupportText } from '../../contract/format/rangeSourceTexts.ts';
import type {
  Counterargument,
  CounterargumentChange,
} from '../../worker/forecast/counterarguments.ts';
import { SourceList } from '../controls/SourceList.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { currentInputs, useCurrentInputsKey } from '../estimator/inputs.ts';
import { WithAssumptions } from '../format/LiveText.tsx';
import { focusTabOf } from '../navigation/tabAddress.ts';
import { deferredCounterargumentsTexts as texts } from '../texts/deferred/cards.ts';
import { forecastWorker } from '../workers/workers.ts';
import './Counterarguments.css';

/** The arguments of the other side, each with a link that opens it. */
export function Counterarguments() {
  const { response, failure } = useWorkerCall(
    forecastWorker,
    (worker) => worker.counterarguments(currentInputs()),
    useCurrentInputsKey(),
    texts.failed,
  );
  if (failure) return failure;
  if (!response) return <p role="status">{texts.searching}</p>;
  const { arguments: found, count, noneSentence } = response;
  if (found.length === 0)
    return (
      <p>
        <span>{noneSentence}</span>
        <WithAssumptions />
      </p>
    );
  return (
    <div className="counterarguments">
      <p className="hint">
        {texts.intro}
        <WithAssumptions />
      </p>
      <ol>
        {found.map((argument) => (
          <Argument key={argument.fragment} {...argument} />
        ))}
      </ol>
      {count > found.length && <p className="hint">{texts.more(found.length, count)}</p>}
    </div>
  );
}

function Argument({ sentence, changes, fragment }: Counterargument) {
  return (
    <li>
      <p>{sentence}</p>
      {changes.map((change) => (
        <Support key={changeKey(change)} {...change} />
      ))}
      <p className="hint">
        <a href={`#${fragment}`} onClick={({ currentTarget }) => focusTabOf(currentTarget)}>
          {texts.open}
        </a>
      </p>
    </li>
  );
}

/** The range of a change with its support, and the sources of a published one. */
function Support({ quantity, range }: CounterargumentChange) {
  const text = changeSupportText({ quantity, range });
  if (!text) return null;
  return (
    <div>
      <p className="hint">{text}</p>
      {range.confidence === 'reported' && <SourceList sources={range.sources} isBrief />}
    </div>
  );
}

const changeKey = ({ quantity }: CounterargumentChange) => JSON.stringify(quantity);
