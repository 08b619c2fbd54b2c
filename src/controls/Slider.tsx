import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { writeText } from '../format/writeText.ts';
import { HelpTip } from './HelpTip.tsx';
import { type Range, snapToRange } from './snapToRange.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';
import './Field.css';
import './Slider.css';

interface SliderProps {
  label: string;
  /** What the number means, behind a help icon. */
  tip?: string;
  /** Where it stands when it is rendered. */
  value: number;
  /** Tells every further value until it is stopped; the same function in every render. */
  follow: (show: (value: number) => void) => () => void;
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
 * moves before any has arrived (decision 0350). A movement renders nothing: it is written where it shows (decision 0807).
 */
export function Slider({
  label,
  tip,
  value,
  follow,
  onChange,
  range,
  topLabel,
  hint,
}: SliderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const fill = useRef<SVGRectElement>(null);
  const text = (shown: number) =>
    topLabel !== undefined && shown >= range.max ? topLabel : String(shown);
  const fillWidth = (shown: number) => `${(100 * (shown - range.min)) / (range.max - range.min)}%`;
  const moveTo = (next: number) => onChange(snapToRange(next, range));
  usePreHydrationInput(input, String(value), (early) => moveTo(Number(early)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slider keeps its range and its label
  useLayoutEffect(
    () =>
      follow((next) => {
        if (!input.current) return;
        if (input.current.valueAsNumber !== next) input.current.valueAsNumber = next;
        input.current.setAttribute('aria-valuetext', text(next));
        writeText(output.current, text(next));
        fill.current?.setAttribute('width', fillWidth(next));
      }),
    [follow],
  );

  const movePage = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = pageDirection(event);
    if (direction === 0) return;
    event.preventDefault();
    moveTo(event.currentTarget.valueAsNumber + direction * stepsPerPage * range.step);
  };

  return (
    <div className="slider">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {tip && <HelpTip about={label}>{tip}</HelpTip>}
        <output ref={output} className="slider-output" htmlFor={id} aria-live="off">
          {text(value)}
        </output>
      </div>
      <div className="slider-control">
        <svg className="slider-track" aria-hidden="true">
          <rect className="slider-rail" width="100%" height="100%" rx="3" />
          <rect ref={fill} className="slider-fill" width={fillWidth(value)} height="100%" rx="3" />
        </svg>
        <input
          ref={input}
          id={id}
          type="range"
          autoComplete="off"
          min={range.min}
          max={range.max}
          step={range.step}
          defaultValue={value}
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
