import { Button } from '../controls/Button.tsx';
import { messages } from '../messages.ts';
import { scrollToReportForm } from '../navigation/scrollToReportForm.ts';
import './LockedInsights.css';

const { insights: words } = messages;

/** What the full analysis covers, and the way to it; the analysis itself is in the report. */
export function LockedInsights() {
  return (
    <section className="card locked-insights" aria-labelledby="insights" data-section="rest">
      <div>
        <h2 id="insights">{words.title}</h2>
        <p>{words.text}</p>
        <ul>
          {words.covers.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
      <div className="call-box">
        <h3>{words.getComplete}</h3>
        <p>{words.free}</p>
        <Button onClick={() => scrollToReportForm()}>{words.goToForm}</Button>
      </div>
    </section>
  );
}
