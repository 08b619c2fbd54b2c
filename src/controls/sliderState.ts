import type { SliderState } from 'react-stately/useSliderState';
import { type Range, snapToRange } from './snapToRange.ts';
import { stepsPerPage } from './useNumberField.ts';

interface SliderStateOptions {
  /** Returns the newest value. */
  get: () => number;
  onChange: (value: number) => void;
  range: Range;
  format: (value: number) => string;
  focus: () => void;
  isDragging: { current: boolean };
}

/**
 * Returns the state of a slider with one thumb for react-aria's hooks. It reads the value where it
 * is held, so that a movement does not have to render the slider; react-stately's own state is
 * React's (decision 0357).
 */
export function sliderState({
  get,
  onChange,
  range,
  format,
  focus,
  isDragging,
}: SliderStateOptions): SliderState {
  const { min, max, step } = range;
  const set = (value: number) => {
    const next = snapToRange(value, range);
    if (next !== get()) onChange(next);
  };
  const percentOf = (value: number) => (value - min) / (max - min);
  const valueAt = (percent: number) => snapToRange(min + percent * (max - min), range);
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
    getThumbPercent: () => percentOf(get()),
    setThumbPercent: (_, percent) => set(valueAt(percent)),
    incrementThumb: (_, size = step) => set(get() + size),
    decrementThumb: (_, size = step) => set(get() - size),
    getThumbMinValue: () => min,
    getThumbMaxValue: () => max,
    getThumbValueLabel: () => format(get()),
    getValuePercent: percentOf,
    getPercentValue: valueAt,
    getFormattedValue: (value) => (typeof value === 'number' ? format(value) : ''),
  };
}
