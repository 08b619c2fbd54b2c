import { type KeyboardEvent, useId, useRef } from 'react';
import { HelpTip } from './HelpTip.tsx';
import { type Range, snapToRange } from './snapToRange.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import './Field.css';
import './Slider.css';

interface SliderProps {
  label: string;
  /** What the number means, behind a help icon. */
  tip?: string;
  value: number;
  onChange: (value: number) => void;
  range: Range;
  /** Shown for the topmost value, such as "200+". */
  topLabel?: string;
  /** A sentence about the chosen value. */
  hint?: string | undefined;
}

/** Page Up, Page Down and Shift with an arrow move this many steps (specification 5, P7). */
const stepsPerPage = 10;

/**
 * A number on a track: touch, drag, a press on the track and the keyboard are the browser's own, but for the
 * pages, which browsers take from the width of the range (P7). A native input costs the page no script and
 * moves before any has arrived (decision 0350).
 */
export function Slider({ label, tip, value, onChange, range, topLabel, hint }: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const text = (shown: number) =>
    topLabel !== undefined && shown >= range.max ? topLabel : String(shown);
  const moveTo = (next: number) => {
    const snapped = snapToRange(next, range);
    if (snapped !== value) onChange(snapped);
  };
  useEarlyInput(input, String(value), (early) => moveTo(Number(early)));

  const movePage = (event: KeyboardEvent) => {
    const direction = pageDirection(event);
    if (direction === 0) return;
    event.preventDefault();
    moveTo(value + direction * stepsPerPage * range.step);
  };

  return (
    <div className="slider">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {tip && <HelpTip about={label}>{tip}</HelpTip>}
        <output className="slider-output" htmlFor={id} aria-live="off">
          {text(value)}
        </output>
      </div>
      <div className="slider-control">
        <svg className="slider-track" aria-hidden="true">
          <rect className="slider-rail" width="100%" height="100%" rx="3" />
          <rect
            className="slider-fill"
            width={`${(100 * (value - range.min)) / (range.max - range.min)}%`}
            height="100%"
            rx="3"
          />
        </svg>
        <input
          ref={input}
          id={id}
          type="range"
          autoComplete="off"
          min={range.min}
          max={range.max}
          step={range.step}
          value={value}
          aria-valuetext={text(value)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          onKeyDown={movePage}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{text(range.min)}</span>
        <span>{text(range.max)}</span>
      </div>
      {hint && (
        <p className="field-help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** 1 or -1 for a key that moves a page up or down, 0 for any other. */
function pageDirection({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey) return 0;
  if (key === 'PageUp') return 1;
  if (key === 'PageDown') return -1;
  if (shiftKey && (key === 'ArrowUp' || key === 'ArrowRight')) return 1;
  if (shiftKey && (key === 'ArrowDown' || key === 'ArrowLeft')) return -1;
  return 0;
}
