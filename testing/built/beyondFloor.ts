import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { supportedBrowsers } from '../../contract/product.ts';

/** Required, because vitest would take ten seconds to transform 20 MB of JSON. */
const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

type Browser = keyof typeof supportedBrowsers;
const browsers = Object.entries(supportedBrowsers) as [Browser, number][];

/**
 * The supported browsers that lack a feature in their oldest supported version.
 *
 * @param hasPrefixed - Whether the file has the feature under a prefix as well.
 */
function lackedBy(
  compat: CompatStatement | undefined,
  hasPrefixed: (prefix: string) => boolean = () => false,
): Browser[] {
  if (!compat) return [];
  return browsers.flatMap(([browser, floor]) => {
    const statements = [compat.support[browser] ?? []].flat();
    const isThere = statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !flags &&
        !alternative_name &&
        (!prefix || hasPrefixed(prefix)) &&
        versionOf(version_added) <= floor &&
        versionOf(version_removed) > floor,
    );
    return statements.length === 0 || isThere ? [] : [browser];
  });
}

function versionOf(added: unknown): number {
  const version =
    typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Number.NaN;
  return Number.isNaN(version) ? Number.POSITIVE_INFINITY : version;
}

const features = (of: Identifier | undefined) =>
  Object.entries(of ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

const interfaces = [
  ...features(bcd.api as unknown as Identifier),
  ...features(bcd.javascript.builtins as Identifier),
  ...features((bcd.javascript.builtins as Identifier).Intl),
];

/**
 * Names of a program that are newer than the oldest supported browsers: constructors
 * (`ClipboardItem`), functions of interfaces (`URL.parse`), and members of objects
 * (`.checkVisibility`). A member counts where no interface has had it for long enough: the text
 * does not say of which kind an object is. Members of an interface that is new as a whole are not
 * looked for, because the name of that interface comes before them.
 */
const newNames = new Set<string>();
const membersOfOld = new Set<string>();
for (const [name, one] of interfaces) {
  const lacked = lackedBy(one.__compat);
  if (lacked.length > 0) newNames.add(name);
  for (const [member, of] of features(one)) {
    if (member.endsWith('_event')) continue;
    const plain = member.replace(/_static$/, '');
    const isStatic = member.endsWith('_static') || isFunctionOf(name, member);
    const lackedMember = lackedBy(of.__compat);
    const isNew = lackedMember.length > 0;
    if (isStatic) {
      if (isNew) newNames.add(`${name}.${plain}`);
    } else if (!isNew) membersOfOld.add(`.${plain}`);
    else if (lacked.length === 0) newNames.add(`.${plain}`);
  }
}

/** The data about JavaScript does not say which functions belong to a constructor. */
function isFunctionOf(name: string, member: string): boolean {
  const owner: unknown = Reflect.get(globalThis, name);
  return (
    (typeof owner === 'function' || typeof owner === 'object') &&
    owner !== null &&
    member in owner &&
    !(typeof owner === 'function' && member in (owner.prototype ?? {}))
  );
}

/** Returns the names in a script that are newer than the oldest supported browsers. */
export function newNamesIn(script: string): string[] {
  const members = script.matchAll(/(\b[A-Z]\w*)?\??(?<!\.)(\.[A-Za-z]\w*)/g);
  const found = [...members].flatMap(([, owner, member = '']) =>
    owner && newNames.has(owner + member) ? owner + member : membersOfOld.has(member) ? [] : member,
  );
  const constructors = script.matchAll(
    /\b(?:new|instanceof|typeof) ([A-Z]\w+)|\b([A-Z]\w+)(?=\.)/g,
  );
  const named = [...constructors].map(([, made, used]) => made ?? used ?? '');
  return [...new Set([...found, ...named])].filter((name) => newNames.has(name)).sort();
}

const { properties, selectors, types } = bcd.css as unknown as Record<string, Identifier>;

/** Returns the properties, values, selectors and functions in a style sheet that are newer. */
export function newStylesIn(style: string): string[] {
  const found: [string, Identifier | undefined][] = [];
  for (const [, name = '', value = ''] of style.matchAll(/[{;]([a-z-]+):([^;{}]*)/g)) {
    found.push([name, properties?.[name]]);
    for (const word of value.match(/(?<![\w-])[a-z][\w-]*/g) ?? []) {
      found.push([`${name}: ${word}`, properties?.[name]?.[word]]);
      const ofTypes = types?.[word] ?? types?.color?.[word] ?? types?.image?.[word];
      if (value.includes(`${word}(`)) found.push([`${word}()`, ofTypes]);
    }
  }
  for (const [, name = ''] of style.matchAll(/::?([a-z-]+)(?=[^{};]*\{)/g))
    found.push([`:${name}`, selectors?.[name]]);
  const isNew = ([name, feature]: (typeof found)[number]) =>
    lackedBy(feature?.__compat, (prefix) => style.includes(`${prefix}${name}:`)).length > 0;
  return [...new Set(found.filter(isNew).map(([name]) => name))].sort();
}
