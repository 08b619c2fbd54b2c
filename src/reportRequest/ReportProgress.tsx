import { useStoreSelector } from '../state/useStoreSelector.ts';
import { reportRequest } from './reportRequest.ts';

/** Names the step that is running, or why the server refused, on screen and to screen readers. */
export function ReportProgress() {
  const { progress, refusal } = useStoreSelector(reportRequest);
  return (
    <div className="report-progress">
      <p role="status">{progress?.text ?? refusal}</p>
      {progress && (
        <div className="report-progress-track" aria-hidden="true">
          <i style={{ width: `${progress.percentage}%` }} />
        </div>
      )}
    </div>
  );
}
