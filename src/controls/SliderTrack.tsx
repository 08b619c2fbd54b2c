import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { usePreHydrationInput } from '../startup/preHydration.ts';
import { type LiveNumber, useLiveNumber } from './liveNumber.ts';
import { sliderState } from './sliderState.ts';
import type { Range } from './snapToRange.ts';
import { useTouchSlide } from './useTouchSlide.ts';

interface SliderTrackProps {
  id: string;
  /** The id of the element that names the slider. */
  labelId: string;
  describedBy: string | undefined;
  value: LiveNumber;
  onChange: (value: number) => void;
  range: Range;
  format: (value: number) => string;
}

/** A press within this distance of the centre of the thumb drags it. */
const gripPx = 22;

/**
 * A slider by react-aria's hooks. The range input spans the track and draws the thumb, so that the
 * prerendered slider responds to pointer and keys before any script. Once hydrated it handles the
 * keys alone, and the element around it handles the pointer (decision 0356). A movement writes into
 * the elements and renders nothing (decision 0357).
 */
export function SliderTrack({
  id,
  labelId,
  describedBy,
  value,
  onChange,
  range,
  format,
}: SliderTrackProps) {
  const rail = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useRef(false);
  const state = sliderState({
    get: value.get,
    onChange,
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
  usePreHydrationInput(input, String(shown.current), (early) =>
    state.setThumbValue(0, Number(early)),
  );

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
