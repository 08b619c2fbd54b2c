import { assumptionDetails } from './assumptionDetails.ts';
import { systemFigureNames } from './assumptions.ts';
import { inputDefinitions } from './inputs.ts';

/**
 * Returns the field of an estimate that an unknown field is most like, such as
 * `developerCountNumber` for `devlopers`; null where none is similar. Names in links count, too.
 *
 * @param path - The names of the fields around it, then its own.
 */
export function nearestField(path: readonly string[]): string | null {
  const name = path.at(-1) ?? '';
  if (path.includes('systems')) return nearest(name, aliases(systemFigureNames));
  const own = [
    ...namesOf(assumptionDetails),
    ...aliases(['wantsListings', 'preset', 'billing', 'systems']),
  ];
  if (path.includes('assumptions')) return nearest(name, own);
  const below = own.map(([alias, field]) => [alias, `assumptions.${field}`] as const);
  return nearest(name, [...namesOf(inputDefinitions), ...below]);
}

/** What a name is compared with, and the name that is meant. */
type Alias = readonly [string, string];

function namesOf(definitions: Readonly<Record<string, { linkKey: string }>>): Alias[] {
  return Object.entries(definitions).flatMap(([name, { linkKey }]): Alias[] => [
    [name, name],
    [linkKey, name],
  ]);
}

const aliases = (names: readonly string[]) => names.map((name): Alias => [name, name]);

/** A third of the characters may differ; a beginning of three characters is enough. */
export function nearest(name: string, known: readonly Alias[]): string | null {
  const asked = plain(name).slice(0, 60);
  const [best] = known
    .map(([alias, meant]) => ({ meant, distance: distanceOf(asked, plain(alias)) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.floor(asked.length / 3) ? best.meant : null;
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Counts the characters to insert, delete or replace; half of one for the rest of a beginning. */
function distanceOf(asked: string, alias: string): number {
  if (asked === alias) return 0;
  if (asked.length > 2 && alias.startsWith(asked)) return 0.5;
  let row = Array.from({ length: alias.length + 1 }, (_, index) => index);
  for (const [index, character] of [...asked].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= alias.length; at += 1) {
      const replaced = (row[at - 1] ?? 0) + (character === alias[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
