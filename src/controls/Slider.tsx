import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { NumberStepper } from './NumberInput.tsx';
import { HelpTip } from './Tips.tsx';
import {
  type LiveNumber,
  type Range,
  snapToRange,
  stepsPerPage,
  useLiveNumber,
  useNumberField,
} from './useNumberField.ts';
import './Slider.css';

interface SliderProps {
  label: string;
  /** The meaning of the number, behind a help icon. */
  tip?: string;
  /** The same object in every rendering. */
  value: LiveNumber;
  onChange: (value: number) => void;
  range: Range;
  /** Shown for the highest value, such as "200+". */
  topLabel?: string;
  /**
   * A component that renders sentences about the chosen value, or nothing. It renders by itself, so
   * that its changes do not render the slider.
   */
  hint?: ReactNode;
}

/**
 * A number that can be slid, typed and stepped. A movement renders nothing (decision 0357). The
 * slider is a range input, which responds before any script and handles the keys; the element
 * around it handles the pointer (decision 0356).
 */
export function Slider({ label, tip, value, onChange, range, topLabel, hint }: SliderProps) {
  const id = useId();
  const rail = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { min, max, step } = range;
  const format = (shown: number) =>
    topLabel !== undefined && shown >= max ? topLabel : String(shown);
  const field = useNumberField({
    value: value.get(),
    // With `clamp`, every value is a number.
    onChange: (next) => onChange(next ?? min),
    range,
    outOfRange: 'clamp',
    format,
  });
  const set = (next: number) => {
    const snapped = snapToRange(next, range);
    if (snapped !== value.get()) onChange(snapped);
  };
  const fraction = () => (value.get() - min) / (max - min);
  const fillSize = () => `${(100 * fraction()).toFixed(2)}%`;
  const shown = useRef(value.get());
  useLiveNumber(value, (next) => {
    field.show(next);
    if (next === shown.current || !input.current || !rail.current) return;
    shown.current = next;
    input.current.value = String(next);
    input.current.setAttribute('aria-valuetext', format(next));
    rail.current.style.backgroundSize = fillSize();
  });
  usePreHydrationInput(input, String(shown.current), (early) => set(Number(early)));

  const pointerProps = usePointerSlide(rail, fraction, (at) => {
    input.current?.focus({ preventScroll: true });
    set(min + at * (max - min));
  });
  /** Plain arrows, Home and End are the browser's own. */
  const moveByKey = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const isPage = key.startsWith('Page') || (shiftKey && key.startsWith('Arrow'));
    if (!isPage || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const steps = /(?:Up|Right)$/.test(key) ? stepsPerPage : -stepsPerPage;
    set(value.get() + steps * step);
  };

  return (
    <div className="slider">
      <div className="field-head">
        <span>
          <label id={`${id}-label`} htmlFor={id}>
            {label}
          </label>
          {tip && <HelpTip about={label}>{tip}</HelpTip>}
        </span>
        <NumberStepper
          id={id}
          label={label}
          describedBy={describedBy(id, { help: hint })}
          field={field}
          value={value}
          range={range}
        />
      </div>
      <div className="slider-control" {...pointerProps}>
        <i ref={rail} className="slider-rail" style={{ backgroundSize: fillSize() }} />
        <input
          ref={input}
          id={`${id}-slider`}
          type="range"
          min={min}
          max={max}
          step={step}
          defaultValue={value.get()}
          autoComplete="off"
          aria-valuetext={format(value.get())}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(id, { help: hint })}
          onChange={(event) => set(event.target.valueAsNumber)}
          onKeyDown={moveByKey}
        />
      </div>
      <div className="slider-ends" aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
      <FieldHelp id={id} help={hint} note={field.note} />
    </div>
  );
}

/** A mouse within this distance of the centre of the thumb drags it by the place that it holds. */
const gripPx = 22;
/** A finger that has moved less than this is still a tap. */
const tapPx = 4;

interface Press {
  pointerId: number;
  startX: number;
  startY: number;
  /** Where the thumb was, and how far from its centre it is held, as parts of the rail. */
  from: number;
  held: number;
  isDrag: boolean;
}

/**
 * Lets a pointer move a slider: a mouse by a press or a drag, a finger by a tap or a sideways drag,
 * and never by a swipe that scrolls the page.
 *
 * @param fraction - Where the centre of the thumb is, from 0 to 1.
 * @param moveTo - Moves it; beyond the rail, to its end.
 */
function usePointerSlide(
  rail: RefObject<HTMLElement | null>,
  fraction: () => number,
  moveTo: (fraction: number) => void,
) {
  const press = useRef<Press | null>(null);
  const pressOf = ({ pointerId }: PointerEvent) =>
    press.current?.pointerId === pointerId ? press.current : null;
  const railBox = () => rail.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
  const placeOf = ({ clientX }: PointerEvent) => (clientX - railBox().left) / railBox().width;

  return {
    onPointerDown: (event: PointerEvent) => {
      const { pointerId, clientX, clientY } = event;
      const isMouse = event.pointerType === 'mouse';
      if (isMouse && (event.button !== 0 || event.ctrlKey)) return;
      // Without this the browser sends mouse events after a tap.
      event.preventDefault();
      if (press.current) return;
      const from = fraction();
      const distance = placeOf(event) - from;
      const isOnThumb = isMouse && Math.abs(distance) * railBox().width <= gripPx;
      const held = isOnThumb ? distance : 0;
      press.current = { pointerId, startX: clientX, startY: clientY, from, held, isDrag: isMouse };
      if (!isMouse) return;
      event.currentTarget.setPointerCapture(pointerId);
      moveTo(placeOf(event) - held);
    },
    onPointerMove: (event: PointerEvent) => {
      const current = pressOf(event);
      if (!current) return;
      if (!current.isDrag) {
        const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
        if (Math.hypot(dx, dy) < tapPx) return;
        if (Math.abs(dx) <= Math.abs(dy)) {
          press.current = null;
          return;
        }
        current.isDrag = true;
      }
      moveTo(placeOf(event) - current.held);
    },
    onPointerUp: (event: PointerEvent) => {
      if (pressOf(event)?.isDrag === false) moveTo(placeOf(event));
      if (pressOf(event)) press.current = null;
    },
    onPointerCancel: (event: PointerEvent) => {
      const current = pressOf(event);
      if (!current) return;
      press.current = null;
      if (current.isDrag) moveTo(current.from);
    },
  };
}
