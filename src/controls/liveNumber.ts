import { useEffectEvent, useLayoutEffect } from 'react';

/** A number that changes without a rendering. */
export interface LiveNumber {
  /** Returns the newest value. */
  get: () => number;
  /** Calls `onChange` with every later value, in the event that changes it; returns the undo. */
  subscribe: (onChange: (value: number) => void) => () => void;
}

/**
 * Calls `show` with every value of a number after the one that was rendered, without rendering the
 * component (decision 0807). `show` may come with the value that is shown already.
 */
export function useLiveNumber(number: LiveNumber, show: (value: number) => void): void {
  const showNewest = useEffectEvent(() => show(number.get()));
  useLayoutEffect(() => {
    showNewest();
    return number.subscribe(() => showNewest());
  }, [number]);
}
