import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { describedBy, FieldHelp } from './Field.tsx';
import { NumberStepper } from './NumberInput.tsx';
import { sliderState, useTouchSlide } from './sliderState.ts';
import { type LiveNumber, type Range, useLiveNumber, useNumberField } from './useNumberField.ts';
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

/**
 * A slider by react-aria's hooks over a range input, which responds before any script and handles
 * the keys afterwards; the element around it handles the pointer (decisions 0356 and 0357).
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
  const isDragging = useRef(false);
  const state = sliderState({
    get: value.get,
    onChange: (next) => {
      onChange(next);
      // Assistive technology sets the input itself, also to a value that cannot be set now.
      if (input.current) input.current.value = String(value.get());
    },
    range,
    format,
    focus: () => input.current?.focus({ preventScroll: true }),
    isDragging,
  });
  const { trackProps } = useSlider({ 'aria-labelledby': labelId }, state, rail);
  const { thumbProps, inputProps } = useSliderThumb({ trackRef: rail, inputRef: input }, state);
  const { value: _value, ...keyboardProps } = inputProps;

  const fillSize = () => `${(100 * state.getThumbPercent(0)).toFixed(2)}%`;
  const shown = useRef(value.get());
  useLiveNumber(value, (next) => {
    if (next === shown.current || !input.current || !rail.current) return;
    shown.current = next;
    input.current.value = String(next);
    input.current.setAttribute('aria-valuetext', format(next));
    rail.current.style.backgroundSize = fillSize();
  });
  usePreHydrationInput(input, String(shown.current), (early) => {
    // The browser keeps a number in the range and on a step, as the state does.
    const kept = state.getPercentValue(state.getValuePercent(shown.current));
    if (Math.abs(Number(early) - kept) > range.step / 2) state.setThumbValue(0, Number(early));
  });

  /** How far to the right of the thumb's centre a place on the screen is, in pixels. */
  const distanceFromThumb = (clientX: number) => {
    const { left = 0, width = 0 } = rail.current?.getBoundingClientRect() ?? {};
    return clientX - left - state.getThumbPercent(0) * width;
  };
  const touchProps = useTouchSlide({
    moveTo: (clientX) => {
      const { left = 0, width = 1 } = rail.current?.getBoundingClientRect() ?? {};
      state.setFocusedThumb(0);
      state.setThumbPercent(0, (clientX - left) / width);
    },
    startDrag: () => {
      const before = value.get();
      return () => onChange(before);
    },
  });
  const pressByMouse = (event: PointerEvent<HTMLElement>) => {
    const isOnThumb = Math.abs(distanceFromThumb(event.clientX)) <= gripPx;
    (isOnThumb ? thumbProps : trackProps).onPointerDown?.(event);
  };
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey && event.key.startsWith('Page')) {
      event.preventDefault();
      if (event.key === 'PageUp') state.incrementThumb(0, state.pageSize);
      else state.decrementThumb(0, state.pageSize);
    } else thumbProps.onKeyDown?.(event);
  };

  return (
    <div className="slider-control" onPointerDown={pressByMouse} {...touchProps}>
      <i ref={rail} className="slider-rail" style={{ backgroundSize: fillSize() }} />
      {children}
      <input
        {...keyboardProps}
        {...{ 'aria-valuetext': format(value.get()) }}
        ref={input}
        id={id}
        defaultValue={value.get()}
        autoComplete="off"
        aria-details={undefined}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        onKeyDown={moveByKey}
      />
    </div>
  );
}
