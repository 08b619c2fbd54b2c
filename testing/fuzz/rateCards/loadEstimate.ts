import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import type { Estimate } from '../../../contract/estimate.ts';

/** The pricing rules with another rate card, or those of another checkout. */
export interface OtherRules {
  estimate: (inputs: CalculatorInputs) => Estimate;
  /** The version of its rate card. */
  version: string;
}

const root = new URL('../../..', import.meta.url);
const rateCardUrl = new URL('worker/estimate/rateCard.ts', root).href;
const estimateUrl = new URL('worker/estimate/estimate.ts', root).href;
/** Marks the modules that are loaded a second time, with the other rate card. */
const mark = '?other';

/**
 * Loads the pricing rules with another rate card. Call it once per process.
 *
 * @param path - A JSON file with the changed values alone (null for "no limit"), another
 *   `rateCard.ts`, or the folder of another checkout.
 * @throws Error if it has no rate card, or changes a key that ours does not have.
 */
export async function loadEstimate(path: string): Promise<OtherRules> {
  const absolute = resolve(path);
  if (statSync(absolute).isDirectory()) return loadCheckout(absolute);
  replaceRateCard(absolute);
  const [rules, card] = await Promise.all([
    import(`${estimateUrl}${mark}`),
    import(`${rateCardUrl}${mark}`),
  ]);
  if (!card.rateCard) throw new Error(`--against: ${path} exports no rateCard.`);
  return { estimate: rules.estimate, version: String(card.rateCard.version) };
}

async function loadCheckout(folder: string): Promise<OtherRules> {
  const load = (file: string) => import(pathToFileURL(join(folder, 'worker/estimate', file)).href);
  const [rules, card] = await Promise.all([load('estimate.ts'), load('rateCard.ts')]);
  return { estimate: rules.estimate, version: String(card.rateCard.version) };
}

/** Loads marked modules a second time, all with the other rate card instead of ours. */
function replaceRateCard(path: string): void {
  const otherUrl = `${pathToFileURL(path).href}${mark}`;
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (specifier === `${rateCardUrl}${mark}`) return { url: otherUrl, shortCircuit: true };
      if (!parentURL.endsWith(mark) || !specifier.startsWith('.')) return next(specifier, context);
      // A rate card that lies elsewhere imports what ours imports.
      const parent = parentURL === otherUrl ? rateCardUrl : parentURL;
      const url = new URL(specifier, parent).href;
      return { url: url === rateCardUrl ? otherUrl : `${url}${mark}`, shortCircuit: true };
    },
    load(url, context, next) {
      if (url !== otherUrl || !path.endsWith('.json')) return next(url, context);
      const changes = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
      const source = `import { mergeRateCard } from ${JSON.stringify(import.meta.url)};
import { rateCard as ours } from ${JSON.stringify(rateCardUrl)};
export const rateCard = mergeRateCard(ours, ${JSON.stringify(changes)});`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

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
