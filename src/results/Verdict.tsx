import { useSnapshot } from 'valtio';
import { formatTimeline } from '../../contract/wording/formatTimeline.ts';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { results } from '../estimator/results.ts';
import { messages } from '../messages.ts';
import './Verdict.css';

const { results: words } = messages;

/** The answer in one sentence, for a reader who looks at nothing else. */
export function Verdict() {
  const { answer, hasFailed } = useSnapshot(results);
  if (!answer) {
    return (
      <div className="card verdict">
        <p>{hasFailed ? messages.page.estimatorFailed : words.pending}</p>
      </div>
    );
  }
  const { effectiveCount, results: costs, timeline } = answer.estimate;
  return (
    <div className="card verdict">
      <p>
        {words.building} <b>{words.integrations(effectiveCount)}</b> {words.costs}{' '}
        <b className="in-house">{formatUsd(costs.inHouse.initialTotal)}</b> {words.andTakes}{' '}
        <b className="in-house">{formatTimeline(timeline.timelineWeeks)}</b>. {words.embeddedCosts}{' '}
        <b className="embedded">{formatUsd(costs.albato.initialTotal)}</b> {words.isLiveIn}{' '}
        <b className="embedded">{formatTimeline(timeline.embeddedWeeks)}</b>.
      </p>
    </div>
  );
}
