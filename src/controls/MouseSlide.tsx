import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import { type Range, stepsPerPage } from './useNumberField.ts';

/** Begins a drag of the thumb, or moves the thumb to the pointer first. */
export type PressByMouse = (event: PointerEvent<HTMLElement>, isOnThumb: boolean) => void;

interface MouseSlideProps {
  rail: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
  labelId: string;
  get: () => number;
  set: (value: number) => void;
  /** The share of the track left of the thumb, from 0 to 1. */
  share: () => number;
  setShare: (share: number) => void;
  range: Range;
  format: (value: number) => string;
  focus: () => void;
  /** Gets what a press does. */
  press: RefObject<PressByMouse | null>;
}

/** Lets the mouse move a slider by react-aria's hooks; renders nothing. */
export function MouseSlide({ rail, input, labelId, press, ...slider }: MouseSlideProps) {
  const isDragging = useRef(false);
  const state = sliderState(slider, isDragging);
  const { trackProps } = useSlider({ 'aria-labelledby': labelId }, state, rail);
  const { thumbProps } = useSliderThumb({ trackRef: rail, inputRef: input }, state);
  useEffect(() => {
    press.current = (event, isOnThumb) =>
      (isOnThumb ? thumbProps : trackProps).onPointerDown?.(event);
  });
  return null;
}

type Slider = Omit<MouseSlideProps, 'rail' | 'input' | 'labelId' | 'press'>;

/**
 * Returns the state of a slider with one thumb for react-aria's hooks. It reads the value where it
 * is held, so that a movement does not have to render the slider; react-stately's own state is
 * React's (decision 0357).
 */
function sliderState(
  { get, set, share, setShare, range, format, focus }: Slider,
  isDragging: { current: boolean },
): SliderState {
  const { min, max, step } = range;
  return {
    get values() {
      return [get()];
    },
    defaultValues: [get()],
    step,
    pageSize: stepsPerPage * step,
    orientation: 'horizontal',
    isDisabled: false,
    focusedThumb: undefined,
    setFocusedThumb: (thumb) => {
      if (thumb !== undefined) focus();
    },
    isThumbDragging: () => isDragging.current,
    setThumbDragging: (_, dragging) => {
      isDragging.current = dragging;
    },
    isThumbEditable: () => true,
    setThumbEditable: () => {},
    getThumbValue: get,
    setThumbValue: (_, value) => set(value),
    getThumbPercent: share,
    setThumbPercent: (_, percent) => setShare(percent),
    incrementThumb: (_, size = step) => set(get() + size),
    decrementThumb: (_, size = step) => set(get() - size),
    getThumbMinValue: () => min,
    getThumbMaxValue: () => max,
    getThumbValueLabel: () => format(get()),
    getValuePercent: (value) => (value - min) / (max - min),
    getPercentValue: (percent) => min + percent * (max - min),
    getFormattedValue: (value) => (typeof value === 'number' ? format(value) : ''),
  };
}
