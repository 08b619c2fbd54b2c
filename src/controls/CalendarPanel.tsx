import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { closeFromOutside } from './popups.ts';
import { SelectBox } from './Select.tsx';
import './CalendarPanel.css';

interface CalendarPanelProps {
  id: string;
  label: string;
  /** The field that opens it. */
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  value: string | null;
  onChange: (value: string | null) => void;
  daysAhead: number;
}

/**
 * The open calendar of a DatePicker: from tomorrow, in the visitor's time zone. A press outside or
 * moving the focus away closes it after 100 ms, Escape immediately. The focus returns to the field
 * unless it is elsewhere. It has room of its own below the field, so that it covers nothing.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { id, label, trigger, onClose, value, onChange, daysAhead } = props;
  const element = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent((howToFocus: FocusOptions) => {
    const focused = document.activeElement;
    // A container of the panel has the focus when nothing else has.
    const isNowhere = !focused || focused.contains(element.current);
    if (isNowhere || element.current?.contains(focused)) trigger.current?.focus(howToFocus);
    onClose();
  });
  useEffect(() => {
    const anchor = { current: element.current?.parentElement ?? null };
    const stop = closeFromOutside(anchor, () => finish({ preventScroll: true }));
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish({});
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      stop();
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const now = today(getLocalTimeZone());
  const choose = (day: CalendarDate) => {
    onChange(day.toString() === value ? null : day.toString());
    trigger.current?.focus();
    onClose();
  };
  return (
    <div ref={element} id={id} role="dialog" aria-label={label} tabIndex={-1} className="panel">
      <Calendar
        className="calendar"
        aria-label={label}
        autoFocus
        value={value ? parseDate(value) : null}
        onChange={choose}
        minValue={now.add({ days: 1 })}
        maxValue={now.add({ days: daysAhead })}
      >
        <div className="calendar-head">
          <Button slot="previous" className="icon-button">
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="m11 4-5 5 5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </Button>
          <CalendarMonthPicker format="long">{renderPicker}</CalendarMonthPicker>
          <CalendarYearPicker visibleYears={10}>{renderPicker}</CalendarYearPicker>
          <Button slot="next" className="icon-button">
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="m7 4 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short">
          {(date) => <CalendarCell className="calendar-day" date={date} />}
        </CalendarGrid>
      </Calendar>
    </div>
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
    <SelectBox
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      options={items.map(({ id, formatted }) => ({ value: id, label: formatted }))}
    />
  );
}
