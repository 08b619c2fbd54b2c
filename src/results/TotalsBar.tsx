import { messages } from '../messages.ts';
import { figureInWords } from '../wording/figureInWords.ts';
import { LiveText } from '../wording/LiveText.tsx';
import './TotalsBar.css';

const { results: words } = messages;

/** Both totals at the foot of a phone, live while the inputs above move; a tap leads to the results. */
export function TotalsBar() {
  return (
    <aside className="totals-bar" aria-label={words.totalsBar}>
      <a href="#results">
        <span>
          <small>{words.barInHouse}</small>
          <LiveText as="strong" className="in-house" of={figureInWords.initialTotalUsd} />
        </span>
        <span>
          <small>{words.barEmbedded}</small>
          <LiveText as="strong" className="embedded" of={figureInWords.yearOneUsd} />
        </span>
        <span className="button primary">{words.barResults}</span>
      </a>
    </aside>
  );
}
