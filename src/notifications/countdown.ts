/** A timer that can be paused. */
export interface Countdown {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Calls `onEnd` after `milliseconds`, not counting the time while the countdown is paused. */
export function startCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let remainingMs = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countdown: Countdown = {
    pause() {
      if (timer === undefined) return;
      countdown.cancel();
      remainingMs -= performance.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, Math.max(0, remainingMs));
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
  countdown.resume();
  return countdown;
}
