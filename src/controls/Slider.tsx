import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { useLazyOnIntent } from './lazy.ts';
import type { PressByMouse } from './MouseSlide.tsx';
import { NumberStepper } from './NumberInput.tsx';
import { useTouchSlide } from './touchSlide.ts';
import {
  type LiveNumber,
  type Range,
  snapToRange,
  stepsOfKey,
  useLiveNumber,
  useNumberField,
} from './useNumberField.ts';
import './Slider.css';

interface SliderProps {
  label: string;
  /** Shown of the label where that is long; the whole label stays its name. */
  shortLabel?: string;
  /** The same object in every rendering. */
  value: LiveNumber;
  onChange: (value: number) => void;
  /** The pointer or the focus comes near it. */
  onNear?: () => void;
  /** Defaults to 0 to 100 in steps of 1 (specification 2, Slider control). */
  range?: Partial<Range>;
  /** The lowest value that can be set now, where it is above the minimum of the scale. */
  lowest?: number;
  /** Shown for the highest value, such as "200+". */
  topLabel?: string;
  /**
   * A component that renders sentences about the chosen value, or nothing. It renders by itself, so
   * that its changes do not render the slider.
   */
  hint?: ReactNode;
}

/** A number that can be slid, typed and stepped. A movement renders nothing (decision 0357). */
export function Slider({
  label,
  shortLabel,
  value,
  topLabel,
  hint,
  onNear,
  lowest = 0,
  ...props
}: SliderProps) {
  const id = useId();
  const range = { min: 0, max: 100, step: 1, ...props.range };
  const settable = { ...range, min: Math.max(range.min, lowest) };
  const onChange = (wanted: number) => {
    const next = Math.max(settable.min, wanted);
    if (next !== value.get()) props.onChange(next);
  };
  const format = (shown: number) =>
    topLabel !== undefined && shown >= range.max ? topLabel : String(shown);
  const field = useNumberField({
    value: value.get(),
    // With `clamp`, every value is a number.
    onChange: (next) => onChange(next ?? range.min),
    range: settable,
    outOfRange: 'clamp',
    format,
  });
  useLiveNumber(value, field.show);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes focus and pointer
    <div className="slider" onFocus={onNear} onPointerEnter={onNear}>
      <div className="field-head">
        <label id={`${id}-label`} htmlFor={id}>
          {shortLabel && <span aria-hidden="true">{shortLabel}</span>}
          <span className={shortLabel && 'visually-hidden'}>{label}</span>
        </label>
        <FieldHelp id={id} help={hint} />
      </div>
      <NumberStepper
        id={id}
        label={label}
        describedBy={describedBy(id, { help: hint })}
        field={field}
        value={value}
        range={settable}
      />
      <SliderTrack
        id={`${id}-slider`}
        labelId={`${id}-label`}
        describedBy={describedBy(id, { help: hint })}
        value={value}
        onChange={onChange}
        range={range}
        format={format}
      />
      <FieldHelp id={id} note={field.note} />
    </div>
  );
}

interface SliderTrackProps extends Pick<SliderProps, 'value' | 'onChange'> {
  range: Range;
  id: string;
  labelId: string;
  describedBy: string | undefined;
  format: (value: number) => string;
  /** Marks on the track. */
  children?: ReactNode;
}

/** A press within this distance of the centre of the thumb drags it. */
const gripPx = 22;

const horizontalKeys = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const loadMouseSlide = () => import('./MouseSlide.tsx').then((module) => module.MouseSlide);

/**
 * A slider over a range input, which responds before any script and takes the mouse until
 * react-aria does, whose code loads when the pointer comes (decisions 0356, 0357 and 0885).
 */
export function SliderTrack({
  id,
  labelId,
  describedBy,
  value,
  onChange,
  range,
  format,
  children,
}: SliderTrackProps) {
  const rail = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const pressByMouse = useRef<PressByMouse>(null);
  const { loaded: MouseSlide, request } = useLazyOnIntent(loadMouseSlide);
  const set = (wanted: number) => {
    const next = snapToRange(wanted, range);
    if (next !== value.get()) onChange(next);
    // Assistive technology sets the input itself, also to a value that cannot be set now.
    if (input.current) input.current.value = String(value.get());
  };
  const share = () => (value.get() - range.min) / (range.max - range.min);
  const setShare = (wanted: number) => set(range.min + wanted * (range.max - range.min));
  const focus = () => input.current?.focus({ preventScroll: true });

  const fillSize = () => `${(100 * share()).toFixed(2)}%`;
  const shown = useRef(value.get());
  useLiveNumber(value, (next) => {
    if (next === shown.current || !input.current || !rail.current) return;
    shown.current = next;
    input.current.value = String(next);
    input.current.setAttribute('aria-valuetext', format(next));
    rail.current.style.backgroundSize = fillSize();
  });
  usePreHydrationInput(input, String(shown.current), (early) => {
    // The browser keeps a number in the range and on a step.
    const kept = snapToRange(shown.current, range);
    if (Math.abs(Number(early) - kept) > range.step / 2) set(Number(early));
  });

  const railBox = () => rail.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
  const moveTo = (clientX: number) => {
    const { left, width } = railBox();
    focus();
    setShare((clientX - left) / width);
  };
  const touchProps = useTouchSlide({
    moveTo,
    startDrag: () => {
      const before = value.get();
      return () => onChange(before);
    },
  });
  const press = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = railBox();
    const isOnThumb = Math.abs(event.clientX - left - share() * width) <= gripPx;
    if (pressByMouse.current) pressByMouse.current(event, isOnThumb);
    // As the native slider does, where a screen that can be touched leaves it out.
    else if (!isOnThumb) moveTo(event.clientX);
  };
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOfKey(event, horizontalKeys);
    if (steps === 0) return;
    event.preventDefault();
    set(value.get() + steps * range.step);
  };

  return (
    <div
      className="slider-control"
      data-mouse={MouseSlide ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && request()}
      onPointerDown={press}
      {...touchProps}
    >
      <i ref={rail} className="slider-rail" style={{ backgroundSize: fillSize() }} />
      {children}
      {MouseSlide && (
        <MouseSlide
          {...{ rail, input, labelId, range, format, set, setShare, share, focus }}
          get={value.get}
          press={pressByMouse}
        />
      )}
      <input
        type="range"
        ref={input}
        id={id}
        tabIndex={0}
        {...range}
        defaultValue={value.get()}
        autoComplete="off"
        aria-labelledby={labelId}
        aria-valuetext={format(value.get())}
        aria-describedby={describedBy}
        onChange={({ target }) => set(Number(target.value))}
        onKeyDown={moveByKey}
      />
    </div>
  );
}
