/** When and where a test takes place. */
export interface Moment {
  /** ISO 8601 with an offset; clocks go on from there. */
  startsAt: string;
  /** A name of the IANA time zone database. */
  timeZone: string;
  /** A BCP 47 language tag. */
  locale: string;
}

/** The moment of every test that states no other. */
export const usualMoment: Moment = {
  startsAt: '2026-11-21T15:30:00+01:00',
  timeZone: 'Europe/Berlin',
  locale: 'en-US',
};

/** Moments at which dates are easily wrong, by what is unusual about them. */
export const unusualMoments: Record<string, Moment> = {
  'the last day before a shorter month': at('2027-01-31T12:00:00+01:00'),
  '29 February': at('2028-02-29T12:00:00+01:00'),
  'the last half hour of a year, at UTC+14': at('2026-12-31T23:30:00+14:00', 'Pacific/Kiritimati'),
  'the last half hour of a year, at UTC-8': at('2026-12-31T23:30:00-08:00', 'America/Los_Angeles'),
  'the hour after the clocks went forward': at('2027-03-28T03:30:00+02:00'),
  'the hour that the clocks repeat': at('2027-10-31T02:30:00+01:00'),
  'a day in 2031': at('2031-06-15T12:00:00+02:00'),
};

function at(startsAt: string, timeZone = usualMoment.timeZone): Moment {
  return { ...usualMoment, startsAt, timeZone };
}

/** Returns how far the clocks of a test are ahead of the system's, in milliseconds. */
export function clockOffset({ startsAt }: Moment): number {
  return Date.parse(startsAt) - Date.now();
}

const offsetVariable = 'TEST_CLOCK_OFFSET_MS';

/**
 * Sets the moment of the processes that this one starts. The configurations of the tests call it.
 * Time zone and locale take effect by themselves, the clock where `statedOffset` is read.
 */
export function enterMoment(moment: Moment): void {
  process.env.TZ = moment.timeZone;
  process.env.LC_ALL = `${moment.locale.replace('-', '_')}.UTF-8`;
  process.env[offsetVariable] = String(clockOffset(moment));
}

/**
 * The variables that take a started process to the moment of this one.
 *
 * @param offsetMs - How far its clock is ahead of the system's; benchmarks, which enter no moment,
 *   use the system's.
 */
export function momentVariables(
  offsetMs = Number(process.env[offsetVariable] ?? 0),
): Record<string, string> {
  const { TZ = '', LC_ALL = '' } = process.env;
  return { TZ, LC_ALL, [offsetVariable]: String(offsetMs) };
}

/**
 * Returns how far the clock of this process is to be ahead of the system's, in milliseconds.
 *
 * @throws Error outside a test, where no configuration has entered a moment
 */
export function statedOffset(): number {
  const stated = process.env[offsetVariable];
  if (!stated)
    throw new Error(`Expected ${offsetVariable}: tests state the moment of their clock.`);
  return Number(stated);
}

/**
 * Moves the `Date` of this process or page. Timers, frames and `performance` stay as they are.
 * Browsers run it as a script of its own, so it uses nothing of this file.
 */
export function shiftDate(offsetMs: number): void {
  const SystemDate = globalThis.Date;
  const now = () => SystemDate.now() + offsetMs;
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new SystemDate(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, property) => (property === 'now' ? now : Reflect.get(target, property)),
  });
}
