import { colors, page } from '../design.ts';
import type { Facts } from '../facts.ts';
import { type Composer, strong } from '../layout/Composer.ts';
import type { Flow } from '../layout/Flow.ts';
import { tableHeight } from '../layout/table.ts';
import { workings } from '../workings.ts';

/** The way to every figure, in one table on one page. */
export function howComputed(flow: Flow, compose: Composer, facts: Facts): void {
  const columns = [
    { title: 'Figure', width: 122 },
    {
      title: 'How',
      width: page.contentWidth - 122 - 66 - 24,
      style: { color: colors.muted, size: 8 },
    },
    { title: 'Result', width: 66, align: 'right' },
  ] as const;
  const rows = workings(facts).map(({ figure, derivation, result }) => ({
    cells: [figure, derivation, strong(result)],
  }));
  const title = 'How every figure was computed';
  const table = compose.table(columns, rows, { padding: 2.8, leading: 1.3 });
  flow.addHeading(title, compose.heading(title), { gap: 8, keepWith: tableHeight(table) });
  flow.addTable(table, 16);
}
