import type { CalculatorInputs } from '../../contract/calculation.ts';
import { isCountedEvent } from '../../contract/evidence.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type RecurringEvent, systemEvidence } from '../estimate/systemEvidence.ts';
import { buildMonths, forecastMonths } from '../forecast/cumulativeCosts.ts';
import { dateSerial } from './inputCells.ts';
import { firstSystemRow } from './systemsSheet.ts';
import { textCell } from './textCell.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import { type Cell, columnLetter } from './workbook.ts';

interface SystemEvent extends RecurringEvent {
  systemName: string;
  /** The row of its system on the Systems sheet. */
  systemRow: number;
  /** Whether its system is selected, and a listing is wanted if it is for listed apps only. */
  isCounted: boolean;
}

/** The columns of the occurrences start here: F. */
const firstOccurrenceColumn = 5;

/**
 * Builds the rows of what is known to recur for the selected systems, and of the maintenance hours
 * that the rate card charges for each month.
 *
 * @param firstRow - The row number of the first row.
 */
export function calendarRows(
  { inputs, today }: WorkbookRequest,
  estimated: Estimate,
  firstRow: number,
): Cell[][] {
  const firstEventRow = firstRow + 3;
  const events = systemEvents(inputs);
  const occurrences = Math.max(
    ...events.map(({ everyMonths }) => Math.floor(forecastMonths / everyMonths)),
  );
  const live = buildMonths(estimated);
  const lastEventRow = firstEventRow + events.length - 1;
  const goLive = dateSerial(today) + 7 * estimated.timeline.timelineWeeks;
  const monthEnd = (month: number) => monthsLater(dateSerial(today), month);
  /** The day of an occurrence; null for one after the calendar. */
  const dueOn = ({ isCounted, everyMonths }: SystemEvent, occurrence: number) => {
    if (!isCounted || live >= forecastMonths) return null;
    const day = monthsLater(goLive, occurrence * everyMonths);
    return day < monthEnd(forecastMonths) ? day : null;
  };
  const due = `$${columnLetter(firstOccurrenceColumn)}$${firstEventRow}:$${columnLetter(firstOccurrenceColumn + occurrences - 1)}$${lastEventRow}`;
  const checked = checkRows(events, estimated, firstEventRow);
  const firstMonthRow = lastEventRow + checked.length + 4;
  return [
    [textCell('Maintenance calendar', 'title')],
    [
      textCell(
        'What is known to recur for the selected systems. Sources give intervals, not dates: the days are counted from go-live.',
        'note',
      ),
    ],
    [
      ...['System', 'Counted', 'Every (months)', 'Confidence', 'Read'],
      ...Array.from({ length: occurrences }, (_, i) => `Due on (${i + 1})`),
      'Event',
    ].map((heading) => textCell(heading, 'heading')),
    ...events.map((event, i): Cell[] => {
      const row = firstEventRow + i;
      return [
        textCell(event.systemName),
        {
          value: event.isCounted ? 1 : 0,
          formula: countedFormula(event),
          style: 'number',
        },
        { value: event.everyMonths, style: 'number' },
        textCell(event.confidence, 'text'),
        { value: dateSerial(event.read), style: 'date' },
        ...Array.from({ length: occurrences }, (_, j): Cell => {
          const day = `EDATE(as_of+7*timeline_weeks,${j + 1}*C${row})`;
          return {
            value: dueOn(event, j + 1) ?? '',
            formula: `IF(AND(B${row}=1,build_months<${forecastMonths}),IF(${day}<EDATE(as_of,${forecastMonths}),${day},""),"")`,
            style: 'date',
          };
        }),
        { ...textCell(event.event, 'note'), link: event.url },
      ];
    }),
    ...checked,
    [],
    [textCell('Maintenance hours charged, month by month', 'heading')],
    ['Month', 'Ends on', 'Maintenance hours charged', 'Events due'].map((heading) =>
      textCell(heading, 'heading'),
    ),
    ...Array.from({ length: forecastMonths }, (_, i): Cell[] => {
      const month = i + 1;
      const row = firstMonthRow + i;
      const days = events.flatMap((event) =>
        Array.from({ length: occurrences }, (_unused, j) => dueOn(event, j + 1) ?? []).flat(),
      );
      return [
        { value: month, style: 'number' },
        {
          value: monthEnd(month),
          formula: `EDATE(as_of,A${row})`,
          style: 'date',
        },
        {
          value:
            estimated.hours.maintenance *
            (Math.max(0, month - live) - Math.max(0, month - 1 - live)),
          formula: `maintenance_hours*(MAX(0,A${row}-build_months)-MAX(0,A${row}-1-build_months))`,
          style: 'hours',
        },
        {
          value: days.filter((day) => day >= monthEnd(i) && day < monthEnd(month)).length,
          formula: `COUNTIFS(${due},">="&EDATE(as_of,A${row}-1),${due},"<"&B${row})`,
          style: 'number',
        },
      ];
    }),
  ];
}

/** Where known events support the maintenance hours; its text is true for all inputs. */
function checkRows(
  events: readonly SystemEvent[],
  { hours }: Estimate,
  firstEventRow: number,
): Cell[][] {
  const perMonth = events.map((_, i) => `B${firstEventRow + i}/C${firstEventRow + i}`);
  const counted = events.filter(({ isCounted }) => isCounted);
  return [
    [],
    [textCell('Do they support the maintenance hours?', 'heading')],
    [
      textCell('Hours charged a year'),
      { value: 12 * hours.maintenance, formula: '12*maintenance_hours', style: 'hours' },
    ],
    [
      textCell('Known events a year'),
      {
        value: counted.reduce((sum, { everyMonths }) => sum + 12 / everyMonths, 0),
        formula: `12*(${perMonth.join('+')})`,
        style: 'hours',
      },
    ],
    [
      textCell(
        'A known event supports that maintenance is needed for its system, but not how many hours it takes: no source states the work per event. Nothing here supports the hours of other integrations.',
        'note',
      ),
    ],
    [
      textCell(
        'Maintenance hours, or a share of the build, that you enter are your own figures; all other maintenance hours are our judgement.',
        'note',
      ),
    ],
  ];
}

function countedFormula({ systemRow, isForListing }: SystemEvent): string {
  const selected = `Systems!$C$${systemRow}`;
  return isForListing ? `IF(wants_listings="no",0,${selected})` : selected;
}

function systemEvents({ selectedSystems, assumptions }: CalculatorInputs): SystemEvent[] {
  return rateCard.systems.flatMap(({ id, name }, i) =>
    (systemEvidence[id]?.recurring ?? []).map((event) => ({
      ...event,
      systemName: name,
      systemRow: firstSystemRow + i,
      isCounted: selectedSystems.includes(id) && isCountedEvent(event, assumptions),
    })),
  );
}

/**
 * The same day some months later, or the last day of that month; days count as in spreadsheets.
 */
function monthsLater(day: number, months: number): number {
  const date = new Date((day - dateSerial('1970-01-01')) * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth));
  return later / 86_400_000 + dateSerial('1970-01-01');
}
