import { formatHours } from '../../contract/format/formatHours.ts';
import type { CalendarEvent } from '../../worker/forecast/maintenanceCalendar.ts';
import { Button } from '../controls/Button.tsx';
import { downloadFile } from '../controls/downloadFile.ts';
import { FailureNote } from '../controls/FailureNote.tsx';
import { currentInputs } from '../estimator/inputs.ts';
import { localToday } from '../estimator/today.ts';
import { useCurrentInputsKey } from '../estimator/useCurrentInputsKey.ts';
import { formatDay } from '../format/formatDay.ts';
import { notify } from '../notifications/notifications.ts';
import { deferredBreakdownTexts as texts } from '../texts/deferred/breakdown.ts';
import { pageTexts } from '../texts/page.ts';
import { forecastWorker } from '../workers/forecastWorker.ts';
import { useWorkerCall } from '../workers/useWorkerCall.ts';
import './MaintenanceCalendar.css';

/** What is known to recur in 36 months, beside the maintenance hours that are charged. */
export function MaintenanceCalendar() {
  const {
    response: calendar,
    hasFailed,
    retry,
  } = useWorkerCall(
    forecastWorker,
    (worker) => worker.maintenanceCalendar(currentInputs(), localToday()),
    useCurrentInputsKey(),
  );
  if (hasFailed) return <FailureNote text={texts.calendarFailed} onRetry={retry} />;
  if (!calendar) return <p role="status">{texts.calendarComputing}</p>;
  const { events, note, check } = calendar;
  return (
    <div className="calendar-events">
      <p>{check}</p>
      {note !== null && <p className="hint">{note}</p>}
      {events.length > 0 && (
        <>
          <EventTable events={events} />
          <Button kind="quiet" onClick={downloadCalendar}>
            {texts.downloadCalendar}
          </Button>
        </>
      )}
    </div>
  );
}

function EventTable({ events }: { events: readonly CalendarEvent[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="calendar-table" tabIndex={0} aria-label={texts.calendarTable}>
      <table>
        <caption className="visually-hidden">{texts.calendarTable}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.system}</th>
            <th scope="col">{texts.event}</th>
            <th scope="col">{texts.chargedHours}</th>
          </tr>
        </thead>
        <tbody>
          {events.map(({ day, systemId, systemName, event, url, chargedHours }) => (
            <tr key={`${day} ${systemId} ${event}`}>
              <th scope="row">{formatDay(day)}</th>
              <td>{systemName}</td>
              <td>
                {event} (
                <a href={url} target="_blank" rel="noopener">
                  {texts.source}
                  <span className="visually-hidden"> {pageTexts.newTab}</span>
                </a>
                )
              </td>
              <td>{formatHours(chargedHours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function downloadCalendar(): Promise<void> {
  try {
    const text = await forecastWorker.call((worker) =>
      worker.maintenanceCalendarFile(currentInputs(), localToday(), new Date().toISOString()),
    );
    downloadFile('maintenance-calendar.ics', new Blob([text], { type: 'text/calendar' }));
  } catch (error) {
    console.error(error);
    notify({ title: texts.calendarFailed, tone: 'destructive' });
  }
}
