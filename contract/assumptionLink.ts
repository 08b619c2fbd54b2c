import {
  type Assumptions,
  changedAssumptions,
  isWithin,
  type NumberAssumption,
  numberAssumptionNames,
  numberAssumptions,
  type SystemFigure,
  systemFigureNames,
  systemFigures,
} from './assumptions.ts';

/** Whether two sets of assumptions are the same in every value that differs from a default. */
export function isSameAssumptions(
  one: Assumptions | null | undefined,
  other: Assumptions | null | undefined,
): boolean {
  return assumptionLinkParts(one).sort().join('&') === assumptionLinkParts(other).sort().join('&');
}

const listingsKey = 'listings';

/**
 * The parts of a link that state assumptions: `maintenance=20`, `listings=no`, `slack.hours=200`.
 * Defaults are left out.
 */
export function assumptionLinkParts(assumptions: Assumptions | null | undefined): string[] {
  const changed = changedAssumptions(assumptions);
  if (!changed) return [];
  return [
    ...numberAssumptionNames.flatMap((name) =>
      changed[name] === undefined ? [] : [`${numberAssumptions[name].linkKey}=${changed[name]}`],
    ),
    ...(changed.wantsListings === false ? [`${listingsKey}=no`] : []),
    ...Object.entries(changed.systems ?? {}).flatMap(([id, figures]) =>
      systemFigureNames.flatMap((figure) =>
        figures[figure] === undefined
          ? []
          : [`${id}.${systemFigures[figure].linkKey}=${figures[figure]}`],
      ),
    ),
  ];
}

const nameOfKey: ReadonlyMap<string, NumberAssumption> = new Map(
  numberAssumptionNames.map((name) => [numberAssumptions[name].linkKey, name]),
);
const figureOfKey: ReadonlyMap<string, SystemFigure> = new Map(
  systemFigureNames.map((figure) => [systemFigures[figure].linkKey, figure]),
);

/**
 * Reads one part of a link.
 *
 * @returns the assumptions with the part added; null if it states no assumption, states one for the
 *   second time, or has a value that is not accepted.
 */
export function withLinkedAssumption(
  assumptions: Assumptions,
  key: string,
  text: string,
): Assumptions | null {
  if (key === listingsKey) {
    if (assumptions.wantsListings !== undefined || !['yes', 'no'].includes(text)) return null;
    return { ...assumptions, wantsListings: text === 'yes' };
  }
  const value = text.trim() === '' ? Number.NaN : Number(text);
  const name = nameOfKey.get(key);
  if (name) {
    const isUsable = !(name in assumptions) && isWithin(value, numberAssumptions[name].accepted);
    return isUsable ? { ...assumptions, [name]: value } : null;
  }
  const [id = '', figureKey = ''] = key.split('.');
  const figure = figureOfKey.get(figureKey);
  if (!figure || key !== `${id}.${figureKey}` || !isWithin(value, systemFigures[figure].accepted)) {
    return null;
  }
  const systems = new Map(Object.entries(assumptions.systems ?? {}));
  const figures = systems.get(id) ?? {};
  if (figure in figures) return null;
  systems.set(id, { ...figures, [figure]: value });
  return { ...assumptions, systems: Object.fromEntries(systems) };
}
