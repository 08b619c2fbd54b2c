/**
 * Creates what words a wait, rounded up, as `formatWait` does. The server words refusals in the
 * language of a form, and speaks English itself.
 *
 * @param formatCount - That of the language.
 */
export const waitIn = (formatCount: (count: number, noun: string) => string) => (seconds: number) =>
  seconds < 60
    ? formatCount(seconds, 'second')
    : seconds <= 7200
      ? formatCount(Math.ceil(seconds / 60), 'minute')
      : formatCount(Math.ceil(seconds / 3600), 'hour');
