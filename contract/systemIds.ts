/** Ids of systems that may be listed: characters, and what they consist of. */
export const systemIds = { maxCharacters: 64, pattern: /^[a-z0-9][a-z0-9-]*$/ } as const;

/**
 * The names of systems that the rate card does not list, as visitors type them (E32): 1 to 40
 * letters, digits, spaces and `. & + - '`, without spaces at the ends.
 */
export const otherSystemNamePattern = /^(?! )[\p{L}\p{M}\p{N} .&+'-]{1,40}(?<! )$/u;

/** Ids of listed systems contain no colon, so no name of a visitor's is one of theirs. */
const idPrefix = 'other:';

/** The id of such a system, under which assumptions have its hours. */
export function otherSystemId(name: string): string {
  return `${idPrefix}${name}`;
}

/** The id of all integrations that are neither listed nor named; no system has it. */
export const unnamedId = otherSystemId('*');

/** Returns the name of such a system; null for any other id. */
export function otherSystemName(id: string): string | null {
  return id.startsWith(idPrefix) ? id.slice(idPrefix.length) : null;
}

const assessedSystems: readonly string[] = ['gmail', 'google-drive', 'google-sheets'];

/** Whether a system needs a yearly security assessment, as its note on the page says (P8). */
export function needsAssessment(systemId: string): boolean {
  return assessedSystems.includes(systemId);
}

/** Whether a value is the id of a system that may be listed. */
export function isSystemId(id: unknown): boolean {
  return (
    typeof id === 'string' && id.length <= systemIds.maxCharacters && systemIds.pattern.test(id)
  );
}

/** Whether a text is the id of a system, which can have figures of the visitor's own. */
export function isIdOfOwnFigures(id: string): boolean {
  const name = otherSystemName(id);
  return name === null ? isSystemId(id) : isOtherSystemName(name);
}

/** Whether a value is the id of what can be pinned to a side of the split (E35). */
export function isPinId(id: unknown): boolean {
  return id === unnamedId || (typeof id === 'string' && isIdOfOwnFigures(id));
}

/** Whether a value is such a name, composed (NFC). */
export function isOtherSystemName(text: unknown): boolean {
  return typeof text === 'string' && otherSystemNamePattern.test(text) && text.normalize() === text;
}

/** The systems of a scenario: those that are listed, and those that only have a name. */
export interface Systems {
  selectedSystems?: readonly string[] | null | undefined;
  otherSystems?: readonly string[] | null | undefined;
}

/** The ids of all systems that a visitor chose, which count alike (E2); they may repeat. */
export function systemIdsOf({ selectedSystems, otherSystems }: Systems): readonly string[] {
  const listed = selectedSystems ?? [];
  return otherSystems?.length ? [...listed, ...otherSystems.map(otherSystemId)] : listed;
}
