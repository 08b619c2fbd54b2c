import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { Panel } from './Panel.tsx';
import type { PanelHandle } from './PanelField.tsx';
import './CalendarPanel.css';

interface CalendarPanelProps {
  panel: PanelHandle;
  value: string | null;
  onChange: (value: string | null) => void;
  daysAhead: number;
}

/** The open calendar of a DatePicker: from today, in the visitor's time zone. */
export function CalendarPanel({ panel, value, onChange, daysAhead }: CalendarPanelProps) {
  const firstDay = today(getLocalTimeZone());
  const choose = (day: CalendarDate) => {
    onChange(day.toString() === value ? null : day.toString());
    panel.trigger.current?.focus();
    panel.close();
  };
  return (
    <Panel panel={panel} className="calendar-panel" comfortableHeightPx={330}>
      <Calendar
        className="calendar"
        aria-label={panel.label}
        autoFocus
        value={value ? parseDate(value) : null}
        onChange={choose}
        minValue={firstDay}
        maxValue={firstDay.add({ days: daysAhead })}
      >
        <div className="calendar-head">
          <Button slot="previous">
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="m11 4-5 5 5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </Button>
          <CalendarMonthPicker format="long">{renderPicker}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={10}>{renderPicker}</CalendarYearPicker>
          <Button slot="next">
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="m7 4 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          {(date) => <CalendarCell className="calendar-day" date={date} />}
        </CalendarGrid>
      </Calendar>
    </Panel>
  );
}

interface PickerProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
}

function renderPicker({ items, value, onChange, 'aria-label': label }: PickerProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}
