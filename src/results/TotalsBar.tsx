import { formatFigure } from '../format/formatFigure.ts';
import { LiveText } from '../format/LiveText.tsx';
import { resultsTexts } from '../texts/results.ts';
import './TotalsBar.css';

/** Both totals at the foot of a phone, live while the inputs above move; a tap leads to the results. */
export function TotalsBar() {
  return (
    <aside className="totals-bar" aria-label={resultsTexts.totalsBar}>
      <a href="#results">
        <span>
          <small>{resultsTexts.barInHouse}</small>
          <LiveText as="strong" className="in-house" of={formatFigure.initialTotalUsd} />
        </span>
        <span>
          <small>{resultsTexts.barEmbedded}</small>
          <LiveText as="strong" className="embedded" of={formatFigure.yearOneUsd} />
        </span>
        <span className="button primary">{resultsTexts.barResults}</span>
      </a>
    </aside>
  );
}
