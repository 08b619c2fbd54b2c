import { formatDay } from '../format/locale.ts';
import { controlsTexts } from '../texts/controls.ts';
import { PanelField } from './PanelField.tsx';
import './DatePicker.css';

interface DatePickerProps {
  label: string;
  aside?: string;
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
 * A day from today on, chosen in a calendar. Choosing it again, or the cross, clears it
 * (specification 2, Date picker).
 */
export function DatePicker({ label, aside, help, value, onChange, daysAhead }: DatePickerProps) {
  return (
    <PanelField
      label={label}
      aside={aside}
      help={help}
      text={value ? formatDay(value) : controlsTexts.chooseDate}
      isEmpty={value === null}
      icon={
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="1.6">
            <rect x="2.5" y="3.5" width="13" height="12" rx="2.5" />
            <path d="M2.5 7.5h13M6 2v3M12 2v3" />
          </g>
        </svg>
      }
      beside={
        value && (
          <button
            type="button"
            className="date-clear"
            aria-label={controlsTexts.clearDate}
            onClick={(event) => {
              event.currentTarget.parentElement?.querySelector('button')?.focus();
              onChange(null);
            }}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4 4 12" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </button>
        )
      }
      load={loadCalendarPanel}
      content={{ value, onChange, daysAhead }}
    />
  );
}
