import { resultsTexts } from '../texts/results.ts';
import { figureInWords } from '../wording/figureInWords.ts';
import { LiveText } from '../wording/LiveText.tsx';
import './TotalsBar.css';

/** Both totals at the foot of a phone, live while the inputs above move; a tap leads to the results. */
export function TotalsBar() {
  return (
    <aside className="totals-bar" aria-label={resultsTexts.totalsBar}>
      <a href="#results">
        <span>
          <small>{resultsTexts.barInHouse}</small>
          <LiveText as="strong" className="in-house" of={figureInWords.initialTotalUsd} />
        </span>
        <span>
          <small>{resultsTexts.barEmbedded}</small>
          <LiveText as="strong" className="embedded" of={figureInWords.yearOneUsd} />
        </span>
        <span className="button primary">{resultsTexts.barResults}</span>
      </a>
    </aside>
  );
}
