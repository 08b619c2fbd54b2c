import { readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rateCard } from '../../../worker/estimate/rateCard.ts';
import type { PricingRules } from './compareRateCards.ts';

/** The pricing rules with another rate card, or those of another checkout. */
interface OtherRules extends PricingRules {
  /** The version of its rate card. */
  version: string;
}

const root = new URL('../../..', import.meta.url);
const rateCardFile = 'worker/estimate/rateCard.ts';
const rateCardUrl = new URL(rateCardFile, root).href;
/** Marks the modules that are loaded a second time, with the other rate card. */
const mark = '?other';

/**
 * Loads the pricing rules with another rate card. Call it once per process.
 *
 * @param path - A JSON file with the changed values alone (null for "no limit") or a kept rate
 *   card, another `rateCard.ts`, or the folder of another checkout.
 * @throws Error that names what is no rate card: a value of another kind, a missing or an unknown
 *   key, a negative amount, a cost split that does not add up, or a file that changes nothing.
 */
export async function loadEstimate(path: string): Promise<OtherRules> {
  const absolute = resolve(path);
  if (statSync(absolute).isDirectory()) {
    const checkout = pathToFileURL(`${absolute}/`);
    return loadRules((file) => import(new URL(file, checkout).href));
  }
  return loadRules(await loaderWith(absolute));
}

/**
 * Returns what loads a module of ours, named by its path in the project, with another rate card.
 * Call it once per process.
 *
 * @param path - A JSON file, or another `rateCard.ts`; absolute.
 * @throws Error that names what is no rate card.
 */
export async function loaderWith(path: string) {
  if (path.endsWith('.json')) checkChanges(JSON.parse(readFileSync(path, 'utf8')));
  replaceRateCard(path);
  const load = (file: string) => import(`${new URL(file, root).href}${mark}`);
  const { rateCard: other } = await load(rateCardFile);
  checkRateCard(other, rateCard);
  return load;
}

async function loadRules(
  load: (
    file: string,
  ) => Promise<PricingRules & { rateCard: Pick<typeof rateCard, 'version' | 'initialCostSplit'> }>,
): Promise<OtherRules> {
  const { rateCard: other } = await load(rateCardFile);
  const split = Object.values(other.initialCostSplit).reduce<number>((sum, part) => sum + part, 0);
  if (split !== 100) throw new Error(`initialCostSplit must add up to 100, not ${split}.`);
  const { estimate } = await load('worker/estimate/estimate.ts');
  const { userPlanPrice } = await load('worker/estimate/userPlanPrice.ts');
  return { estimate, userPlanPrice, rateCard: other, version: String(other.version) };
}

function checkChanges(changes: Json): void {
  const isRecord = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  if (!isRecord || Object.keys(changes).length === 0)
    throw new Error('The file must be an object with the values that change.');
}

/** Checks that a rate card has every value that ours has, of the same kind, and no bad amount. */
function checkRateCard(value: unknown, ours: unknown, path: readonly string[] = []): void {
  const name = path.join('.') || 'The rate card';
  if (typeof ours === 'object' && ours !== null) {
    const isList = Array.isArray(ours);
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== isList)
      throw new Error(`${name} must be ${isList ? 'a list' : 'an object'}.`);
    for (const key of Object.keys(isList ? value : ours)) {
      // Every entry of a list is like our first one.
      const own = Reflect.get(ours, isList ? 0 : key);
      checkRateCard(Reflect.get(value, key), own, [...path, key]);
    }
    return;
  }
  const isLimit = path.at(-1)?.startsWith('upTo') === true;
  const isAmount = Number(value) >= 0 && (isLimit || Number.isFinite(value));
  if (typeof value === typeof ours && (typeof ours !== 'number' || isAmount)) return;
  const kind = typeof ours === 'number' ? 'number from 0 on' : typeof ours;
  throw new Error(`${name} must be a ${kind}, not ${String(value)}.`);
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
export const rateCard = mergeRateCard(ours, ${JSON.stringify(figuresOf(changes))});`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

/** The figures of a kept rate card, which also has what they rest on; of changes, all of them. */
function figuresOf({
  assumptions: _defaults,
  uncertainty: _ranges,
  exchangeRates: _ofTexts,
  ...figures
}: Changes) {
  const { systems } = figures;
  if (!Array.isArray(systems)) return figures;
  const profiles = systems.map(
    ({ evidence: _sources, complexityNote: _reason, ...profile }) => profile,
  );
  return { ...figures, systems: profiles };
}

interface Changes {
  [name: string]: unknown;
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
