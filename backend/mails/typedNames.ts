/** Letters, marks, apostrophe, hyphen and space, beginning with a letter; at most 40 characters. */
const firstNamePattern = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

/** More than two hyphens, or a word of more than 20 letters, is a message rather than a name. */
const messageLike = /(?:-.*){3}|(?:\p{L}\p{M}*){21}/u;

/** A digit, or a dot before a letter, as in a host name; mail programs turn those into links. */
const linkLike = /\p{N}|[.\u2024\u3002\ufe52\uff0e\uff61]\p{L}/u;

/** Titles before a name, without their dot. */
const titles = new Set(
  'dr prof mr mrs ms miss mx sir rev hon herr frau hr dipl ing mag m mme mlle dott sr sra srta'.split(
    ' ',
  ),
);

/** One letter of a script with capitals is an initial; in others it can be a whole name. */
const initial = /^[\p{Lu}\p{Ll}]\p{M}*$/u;

/**
 * Returns the first name to greet a visitor with (S12), or null when there is none. Titles and
 * initials are not first names. A name of which any part reads like a link gives null, so that
 * nobody can use the name to put a message into a mail to someone else.
 *
 * @param contactName - The whole name, as the visitor typed it.
 */
export function firstName(contactName: string): string | null {
  const name = contactName.normalize('NFC').trim();
  const [first = ''] = name.split(/\s+/u, 1);
  if (titles.has(first.toLowerCase()) || initial.test(first)) return null;
  const isName = firstNamePattern.test(first) && !messageLike.test(first);
  return isName && !linkLike.test(name) ? first : null;
}
