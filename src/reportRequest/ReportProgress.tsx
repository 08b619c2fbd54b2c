import { useStoreSelector } from '../state/useStoreSelector.ts';
import { reportRequest } from './reportRequest.ts';
import './ReportProgress.css';

/** Shows and announces the running step, or why the server refused the request. */
export function ReportProgress() {
  const { progress, problem } = useStoreSelector(reportRequest);
  return (
    <div className="report-progress">
      <p role="status">{progress?.text ?? problem}</p>
      {progress && (
        <div className="report-progress-track" aria-hidden="true">
          <i style={{ width: `${progress.percentage}%` }} />
        </div>
      )}
    </div>
  );
}
