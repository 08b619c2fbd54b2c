/**
 * Time zones with every difficulty: offsets of half and quarter hours, clock changes at midnight, a
 * skipped day, and the largest offsets.
 */
export const timeZones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

export type TimeZone = (typeof timeZones)[number];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a zone, computed by `Intl` instead of the fields of a `Date`. */
export function dayIn(timeZone: TimeZone, now: Date): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  const parts = format.formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The names that this version of ICU gives the zones: Asia/Kathmandu was Asia/Katmandu. */
const canonicalNames = new Map(
  timeZones.map((timeZone) => [
    timeZone,
    Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone,
  ]),
);

/**
 * Runs `work` in a time zone.
 *
 * @returns null where the process cannot change its zone, as in a thread
 */
export function inTimeZone<T>(timeZone: TimeZone, work: () => T): T | null {
  const before = process.env.TZ;
  process.env.TZ = timeZone;
  try {
    const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
    return own === canonicalNames.get(timeZone) ? work() : null;
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}
