import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { systemFigures } from '../../worker/estimate/systems.ts';
import type { MailRow } from './layout.ts';

/** A mail lists no more: its figures stay the most of it. */
const maxListed = 6;

/**
 * The rows that list what a visitor assumes differently from the rate card, each with the rate
 * card's value, below a row that says so; none where that is nothing (E24).
 *
 * @param options.label - Whose assumptions they are.
 * @param options.all - Where all of them are listed, such as "the report".
 * @param options.systemName - How the mail names a system.
 */
export function assumptionMailRows(
  inputs: AssumedInputs,
  { label, all, systemName }: { label: string; all: string; systemName: (id: string) => string },
): MailRow[] {
  const rows = assumptionRows(
    assumptionsInEffect(inputs),
    systemName,
    (id, figure) => systemFigures(id)?.[figure],
  );
  if (rows.length === 0) return [];
  const others = rows.length - maxListed;
  return [
    { label, value: 'in place of the rate card’s' },
    ...rows.slice(0, maxListed).map(({ label: name, value, default: byRateCard }) => ({
      label: name,
      value: `${value} (rate card: ${byRateCard})`,
    })),
    ...(others > 0 ? [{ label: 'Others', value: `and ${others} more in ${all}` }] : []),
  ];
}
