import { Button } from '../controls/Button.tsx';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import { insightsTexts } from '../texts/page.ts';
import './LockedInsights.css';

/** The subjects of the full analysis, and the way to it; the analysis itself is in the report. */
export function LockedInsights() {
  return (
    <section className="card locked-insights" aria-labelledby="insights" data-section="rest">
      <div>
        <h2 id="insights">{insightsTexts.title}</h2>
        <p>{insightsTexts.text}</p>
        <ul>
          {insightsTexts.covers.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
      <div className="call-box">
        <h3>{insightsTexts.getComplete}</h3>
        <p>{insightsTexts.free}</p>
        <Button onClick={() => scrollToReportForm()}>{insightsTexts.goToForm}</Button>
      </div>
    </section>
  );
}
