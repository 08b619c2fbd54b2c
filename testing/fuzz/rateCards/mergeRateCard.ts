type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Replaces values of a rate card. Objects are merged key by key; lists whose entries have an `id`
 * by id; other lists are replaced. Null means "no limit", which JSON cannot express.
 *
 * @throws Error that names a key that the rate card does not have.
 */
export function mergeRateCard<Card>(card: Card, changes: Json, at = ''): Card {
  if (changes === null) return Number.POSITIVE_INFINITY as Card;
  if (Array.isArray(changes)) return mergeList(card, changes, at) as Card;
  if (typeof changes !== 'object') return changes as Card;
  const merged = { ...card } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) {
    const path = at ? `${at}.${key}` : key;
    if (!(key in merged)) throw new Error(`The rate card has no ${path}.`);
    merged[key] = mergeRateCard(merged[key], value, path);
  }
  return merged as Card;
}

interface WithId {
  id: string;
}

function mergeList(list: unknown, changes: readonly Json[], at: string): unknown {
  const entries = list as readonly Partial<WithId>[];
  if (!changes.every((change) => isWithId(change))) {
    return changes.map((change, index) => mergeRateCard(entries[index] ?? entries[0], change, at));
  }
  const byId = new Map(changes.map((change) => [(change as Json & WithId).id, change]));
  for (const id of byId.keys()) {
    if (!entries.some((entry) => entry.id === id)) {
      throw new Error(`The rate card has no ${at} with the id ${id}.`);
    }
  }
  return entries.map((entry) => {
    const change = byId.get(entry.id ?? '');
    return change === undefined ? entry : mergeRateCard(entry, change, `${at}.${entry.id}`);
  });
}

function isWithId(value: Json): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}
