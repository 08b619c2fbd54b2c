import { type AssumedInputs, assumptionsInEffect } from '../../contract/assumptions.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { systemFigures } from '../../worker/estimate/systems.ts';
import type { MailRow } from './layout.ts';

/** A mail lists no more; the linked calculation has all of them. */
const maxListed = 20;

/**
 * The row that lists what a visitor assumes differently from the rate card, with the rate card's
 * values; none where that is nothing (E24).
 *
 * @param systemName - How the mail names a system.
 */
export function assumptionMailRows(
  inputs: AssumedInputs,
  label: string,
  systemName: (id: string) => string,
): MailRow[] {
  const rows = assumptionRows(
    assumptionsInEffect(inputs),
    systemName,
    (id, figure) => systemFigures(id)?.[figure],
  );
  if (rows.length === 0) return [];
  const lines = rows
    .slice(0, maxListed)
    .map(
      ({ label: name, value, default: byRateCard }) =>
        `${name}: ${value} (rate card: ${byRateCard})`,
    );
  const others = rows.length - maxListed;
  return [{ label, value: [...lines, ...(others > 0 ? [`and ${others} more`] : [])].join('\n') }];
}
