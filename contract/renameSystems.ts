import type { CalculatorInputs } from './calculation.ts';
import { otherSystemId, otherSystemName } from './systemIds.ts';

/** The inputs that name systems. */
type NamedInputs = Pick<
  CalculatorInputs,
  'selectedSystems' | 'otherSystems' | 'builtSystems' | 'embeddedSystems' | 'assumptions'
>;

/** The ids of every system that inputs name, wherever they do; each once, typed names last. */
function namedSystemIds(inputs: NamedInputs): string[] {
  const { selectedSystems, otherSystems, builtSystems, embeddedSystems, assumptions } = inputs;
  return [
    ...new Set([
      ...selectedSystems,
      ...(otherSystems ?? []).map(otherSystemId),
      ...(builtSystems ?? []),
      ...(embeddedSystems ?? []),
      ...Object.keys(assumptions?.systems ?? {}),
    ]),
  ];
}

/**
 * Gives systems other names: "Other system 1" and so on, `unnamed-system-1` where the id is not a
 * typed name.
 *
 * @param keeps - Whether a system keeps its id.
 */
export function numberSystems<Inputs extends NamedInputs>(
  inputs: Inputs,
  keeps: (id: string) => boolean,
): Inputs {
  const ids = namedSystemIds(inputs);
  const used = new Set(ids);
  const renamed = new Map<string, string>();
  for (const id of ids) {
    if (keeps(id)) continue;
    const base = otherSystemName(id) === null ? 'unnamed-system-' : otherSystemId('Other system ');
    let number = 1;
    while (used.has(`${base}${number}`)) number++;
    used.add(`${base}${number}`);
    renamed.set(id, `${base}${number}`);
  }
  return renameSystems(inputs, renamed);
}

/**
 * Gives systems other ids, wherever the inputs name them.
 *
 * @param renamed - The new id of each system that gets one; a typed name stays one.
 */
export function renameSystems<Inputs extends NamedInputs>(
  inputs: Inputs,
  renamed: ReadonlyMap<string, string>,
): Inputs {
  if (renamed.size === 0) return inputs;
  const { selectedSystems, otherSystems, builtSystems, embeddedSystems, assumptions } = inputs;
  const idOf = (id: string) => renamed.get(id) ?? id;
  const nameOf = (name: string) => otherSystemName(idOf(otherSystemId(name))) ?? name;
  const figures = Object.entries(assumptions?.systems ?? {}).map(
    ([id, own]) => [idOf(id), own] as const,
  );
  return {
    ...inputs,
    selectedSystems: selectedSystems.map(idOf),
    ...(otherSystems ? { otherSystems: [...new Set(otherSystems)].map(nameOf) } : {}),
    builtSystems: builtSystems?.map(idOf) ?? null,
    embeddedSystems: embeddedSystems?.map(idOf) ?? null,
    assumptions:
      figures.length > 0 ? { ...assumptions, systems: Object.fromEntries(figures) } : assumptions,
  };
}
