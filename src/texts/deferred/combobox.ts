/** Texts of the list of systems and of the chips below it. */
export const comboboxTexts = {
  add: (name: string) => `Add “${name}”`,
  /** The category of a name that the visitor typed. */
  otherCategory: 'Other integration',
  added: (name: string) => `${name} added.`,
  removed: (name: string) => `${name} removed.`,
  selectedList: 'Selected systems',
  remove: (name: string) => `Remove ${name}`,
  /** The hover tip of a chip. */
  removeTip: (category: string) =>
    category === '' ? 'Press to remove' : `${category} · press to remove`,
  loading: 'Loading the systems…',
  failed: 'The systems could not be loaded.',
  noMatch: "A name has 1 to 40 letters, digits, spaces and . & + - ' – 20 names at most.",
  clear: 'Clear all selections',
  unlistedSystems: (ids: readonly string[]) =>
    ids.length === 1
      ? `${ids.join()} is not on the rate card. It counts with the other integrations.`
      : `${ids.join(', ')} are not on the rate card. They count with the other integrations.`,
} as const;
