/** A timer that can be held: the time during which it is held does not count. */
export interface Countdown {
  hold(): void;
  resume(): void;
  cancel(): void;
}

/** Calls `finish` once `milliseconds` have passed, not counting the time held. */
export function startCountdown(milliseconds: number, finish: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countdown: Countdown = {
    hold() {
      if (timer === undefined) return;
      countdown.cancel();
      left -= performance.now() - startedAt;
    },
    resume() {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(finish, Math.max(0, left));
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
  countdown.resume();
  return countdown;
}
