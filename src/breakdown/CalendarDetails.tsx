import { ArrowSummary } from '../controls/ArrowSummary.tsx';
import { useLazyOnIntent } from '../controls/useLazyOnIntent.ts';
import { breakdownTexts } from '../texts/breakdown.ts';

const loadCalendar = () =>
  import('./MaintenanceCalendar.tsx').then((module) => module.MaintenanceCalendar);

/** What is known to recur for the selected systems; it loads when it is opened. */
export function CalendarDetails() {
  const { loaded: MaintenanceCalendar, hasFailed, request } = useLazyOnIntent(loadCalendar);
  return (
    <details className="systems" onToggle={request}>
      <ArrowSummary>{breakdownTexts.calendar}</ArrowSummary>
      {MaintenanceCalendar && <MaintenanceCalendar />}
      {hasFailed && <p role="alert">{breakdownTexts.calendarFailed}</p>}
    </details>
  );
}
