import { messages } from '../messages.ts';
import { useStored } from '../useStored.ts';
import { reportRequest } from './reportRequest.ts';
import type { ReportStep } from './reportSender.ts';

const { reportRequest: words } = messages;

const order = Object.keys(words.steps) as ReportStep[];

/** Names the step that is running, on screen and to screen readers. */
export function ReportProgress() {
  const { step } = useStored(reportRequest);
  const position = step ? order.indexOf(step) + 1 : 0;
  return (
    <div className="report-progress" data-running={step !== null}>
      <p role="status">{step && words.progress(position, order.length, words.steps[step])}</p>
      {step && (
        <div className="report-progress-track" aria-hidden="true">
          <i style={{ width: `${(100 * (position - 0.5)) / order.length}%` }} />
        </div>
      )}
    </div>
  );
}
