import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatDay } from '../../contract/format/phrases.ts';
import { controlsTexts } from '../texts/page.ts';
import { describedBy, Field } from './Field.tsx';
import { useLazyOnIntent } from './lazy.ts';
import './DatePicker.css';

interface DatePickerProps {
  label: string;
  aside?: ReactNode;
  /** Days that one press sets; choosing one again clears it. */
  presets?: readonly { label: string; day: () => string }[];
  help?: string | undefined;
  /** A calendar day as `2027-03-01`. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The last day of the calendar, in days from today. */
  daysAhead: number;
}

const loadCalendarPanel = () =>
  import('./CalendarPanel.tsx').then((module) => module.CalendarPanel);

/**
 * A day after today, chosen in a calendar. Choosing it again, or the cross, clears it
 * (specification 2, Date picker). The calendar's script loads on hover, focus or press; after a
 * press the calendar opens as soon as the script has arrived (decision 0350).
 */
export function DatePicker({
  label,
  aside,
  presets = [],
  help,
  value,
  onChange,
  daysAhead,
}: DatePickerProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const {
    loaded: CalendarPanel,
    hasFailed,
    failure,
    request,
  } = useLazyOnIntent(loadCalendarPanel, label);
  const isOpen = isWanted && CalendarPanel !== null;
  const error = isWanted && failure;

  const prepare = () => {
    if (!hasFailed) request();
  };
  const open = () => {
    request();
    setIsWanted(true);
  };
  const toggle = () => {
    if (isWanted && !hasFailed) setIsWanted(false);
    else open();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };

  return (
    <Field id={id} label={label} labelFor="group" aside={aside} help={help} error={error}>
      <div className="panel-anchor">
        {presets.map(({ label: text, day }) => {
          const isChosen = value !== null && value === day();
          return (
            <button
              key={text}
              type="button"
              className="choice date-preset"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : day())}
            >
              {text}
            </button>
          );
        })}
        <button
          ref={trigger}
          id={id}
          type="button"
          className="field-box panel-trigger"
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={describedBy(id, { help, error })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-panel` : undefined}
          aria-busy={isWanted && !isOpen && !hasFailed ? true : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
          onKeyDown={openByKey}
        >
          <span className={value === null ? 'panel-placeholder' : 'panel-value'}>
            {value === null ? controlsTexts.chooseDate : formatDay(value)}
          </span>
        </button>
        {value !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={controlsTexts.clearDate}
            onClick={() => {
              trigger.current?.focus();
              onChange(null);
            }}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4 4 12" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        )}
        {isOpen && (
          <CalendarPanel
            {...{ label, trigger, value, onChange, daysAhead }}
            id={`${id}-panel`}
            onClose={() => setIsWanted(false)}
          />
        )}
      </div>
    </Field>
  );
}
