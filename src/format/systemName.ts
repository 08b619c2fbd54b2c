import { otherSystemName } from '../../contract/systemIds.ts';
import type { Answer } from '../../worker/answer/answer.ts';

/** Returns the function that names a system by its id, or by the id itself where it has no name. */
export function systemName(systems: Answer['systems']): (id: string) => string {
  return (id) => systems.find((system) => system.id === id)?.name ?? otherSystemName(id) ?? id;
}
