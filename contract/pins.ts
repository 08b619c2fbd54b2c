import { type Systems, systemIdsOf, unnamedId } from './systemIds.ts';

/** Ids of what the visitor keeps on one side of the split (E35). */
interface Pins {
  builtSystems?: readonly string[] | null | undefined;
  embeddedSystems?: readonly string[] | null | undefined;
}

/** The pins that count: those of chosen systems, and of all integrations without a name. */
export function pinsInEffect({ builtSystems, embeddedSystems, ...systems }: Systems & Pins) {
  const ids = [...systemIdsOf(systems), unnamedId];
  const counting = (pinned: Pins['builtSystems']) => pinned?.filter((id) => ids.includes(id)) ?? [];
  return {
    builtSystems: counting(builtSystems),
    embeddedSystems: counting(embeddedSystems),
  };
}
