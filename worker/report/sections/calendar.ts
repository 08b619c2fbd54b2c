import { formatNumber } from '../../../contract/format/formatNumber.ts';
import type { MaintenanceCalendar } from '../../forecast/maintenanceCalendar.ts';
import { formatDay } from '../../format/formatDay.ts';
import { formatList } from '../../format/formatList.ts';
import { type Block, space, stack } from '../layout/Block.ts';
import type { Composer } from '../layout/Composer.ts';
import { page } from '../layout/design.ts';

const columns = [
  { title: 'Day', width: 96 },
  { title: 'What recurs for', width: page.contentWidth - 96 - 120 - 24 },
  { title: 'Maintenance that month', width: 120, align: 'right' },
] as const;

/**
 * Builds the days of the next 36 months on which something is known to recur, beside the hours that
 * are charged; the breakdown says what recurs for each system.
 */
export function calendar(compose: Composer, { events, note, check }: MaintenanceCalendar): Block {
  const days = [...new Set(events.map(({ day }) => day))];
  const rows = days.map((day) => {
    const ofDay = events.filter((event) => event.day === day);
    const names = new Set(ofDay.map(({ systemName }) => systemName));
    return [
      formatDay(day),
      formatList([...names]),
      `${formatNumber(ofDay[0]?.chargedHours ?? 0, 1)} h`,
    ];
  });
  const text = compose.note(
    (events.length > 0 ? [note, check] : [check, note]).filter((part) => part !== null).join(' '),
  );
  return stack([
    compose.subheading('Maintenance calendar'),
    space(3),
    ...(rows.length > 0 ? [compose.tableBlock(columns, rows, { padding: 2 }), space(4)] : []),
    text,
  ]);
}
