import { useSnapshot } from 'valtio';
import { formatUsd } from '../../contract/wording/formatUsd.ts';
import { results } from '../estimator/results.ts';
import { messages } from '../messages.ts';
import './TotalsBar.css';

const { results: words } = messages;

/** Both totals at the foot of a phone, live while the inputs above move; a tap leads to the results. */
export function TotalsBar() {
  const { answer } = useSnapshot(results);
  const figure = (usd: number | undefined) => (usd === undefined ? words.noFigure : formatUsd(usd));
  return (
    <aside className="totals-bar" aria-label={words.totalsBar}>
      <a href="#results">
        <span>
          <small>{words.barInHouse}</small>
          <strong className="in-house">
            {figure(answer?.estimate.results.inHouse.initialTotal)}
          </strong>
        </span>
        <span>
          <small>{words.barEmbedded}</small>
          <strong className="embedded">
            {figure(answer?.estimate.results.albato.initialTotal)}
          </strong>
        </span>
        <span className="button primary">{words.barResults}</span>
      </a>
    </aside>
  );
}
