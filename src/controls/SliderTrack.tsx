import { type KeyboardEvent, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { locale } from '../texts/locale.ts';
import type { Range } from './snapToRange.ts';
import { stepsPerPage } from './useNumberField.ts';
import { usePreHydrationInput } from './usePreHydrationInput.ts';
import { useTouchSlide } from './useTouchSlide.ts';

interface SliderTrackProps {
  id: string;
  /** The id of the element that names the slider. */
  labelId: string;
  describedBy: string | undefined;
  value: number;
  onChange: (value: number) => void;
  range: Range;
  format: (value: number) => string;
}

const numberFormatter = new Intl.NumberFormat(locale);

/**
 * A slider by react-aria's hooks. The range input spans the track and draws the thumb, so that the
 * prerendered slider answers pointer and keys before any script; once hydrated it takes the keys
 * alone, and the track and the grip take the pointer (decision 0356).
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
  const rail = useRef<SVGSVGElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const options = {
    'aria-labelledby': labelId,
    value,
    onChange,
    minValue: range.min,
    maxValue: range.max,
    step: range.step,
    numberFormatter,
  };
  const pageSize = stepsPerPage * range.step;
  // One object for both hooks: react-aria keeps what belongs to it in a WeakMap.
  const state = { ...useSliderState(options), pageSize };
  const { trackProps } = useSlider(options, state, rail);
  const { thumbProps, inputProps } = useSliderThumb({ trackRef: rail, inputRef: input }, state);
  usePreHydrationInput(input, String(value), (early) => state.setThumbValue(0, Number(early)));

  const touchProps = useTouchSlide({
    moveTo: (clientX) => {
      const box = rail.current?.getBoundingClientRect();
      if (!box) return;
      input.current?.focus({ preventScroll: true });
      state.setThumbPercent(0, Math.min(1, Math.max(0, (clientX - box.left) / box.width)));
    },
    startDrag: () => () => onChange(value),
  });
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey && event.key.startsWith('Page')) {
      event.preventDefault();
      if (event.key === 'PageUp') state.incrementThumb(0, pageSize);
      else state.decrementThumb(0, pageSize);
    } else thumbProps.onKeyDown?.(event);
  };

  const { style: _trackStyle, ...trackHandlers } = trackProps;
  const { style: _thumbStyle, onKeyDown: _onKeyDown, ...gripHandlers } = thumbProps;
  const position = `${100 * state.getThumbPercent(0)}%`;
  return (
    <div className="slider-control" {...trackHandlers} {...touchProps}>
      <svg className="slider-track" aria-hidden="true">
        <rect className="slider-rail" width="100%" height="100%" rx="3" />
        <rect className="slider-fill" width={position} height="100%" rx="3" />
      </svg>
      <input
        {...inputProps}
        {...{ 'aria-valuetext': format(value) }}
        ref={input}
        id={id}
        autoComplete="off"
        aria-details={undefined}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        onKeyDown={moveByKey}
      />
      <svg ref={rail} className="slider-grip" aria-hidden="true">
        <circle {...gripHandlers} cx={position} cy="50%" r="22" />
      </svg>
    </div>
  );
}
