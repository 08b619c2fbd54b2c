/** The forms of a letter by its place in a word; a letter that joins only to the one before it has two, one that joins to neither has one. */
type Forms = readonly string[];

/** Where Unicode lists the shaped letters, the forms of each side by side: isolated, final, initial, medial. */
const shapedLetters: readonly (readonly [first: number, last: number])[] = [
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbdc],
  [0xfbde, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
];

/** A stroke that joins on both sides and looks the same everywhere. */
const tatweel = '\u0640';

/** Keeps its neighbours apart and is not drawn itself. */
const nonJoiner = '\u200c';

const lamAlefPairs = /\u0644[\u0622\u0623\u0625\u0627]/g;

const formsByLetter: ReadonlyMap<string, Forms> = listForms();

/**
 * Arabic as it is written: every letter in the form that its neighbours call for, lam and alef as
 * one (Unicode, Arabic Presentation Forms). Still in reading order; what is not Arabic stays as it is.
 */
export function shapeArabic(text: string): string {
  const letters = Array.from(
    text.replaceAll(lamAlefPairs, (pair) => formsByLetter.get(pair)?.[0] ?? pair),
  );
  const formsAt = letters.map((letter) => formsByLetter.get(letter) ?? []);
  return letters
    .map((letter, index) => {
      const forms = formsAt[index] ?? [];
      const joinsBefore = forms.length >= 2 && (formsAt[index - 1]?.length ?? 0) === 4;
      const joinsAfter = forms.length === 4 && (formsAt[index + 1]?.length ?? 0) >= 2;
      return forms[(joinsAfter ? 2 : 0) + (joinsBefore ? 1 : 0)] ?? letter;
    })
    .join('')
    .replaceAll(nonJoiner, '');
}

/** Letter → forms, read from the compatibility decompositions; the lam-alef ligatures stand under their pair and under themselves. */
function listForms(): ReadonlyMap<string, Forms> {
  const forms = new Map<string, string[]>([[tatweel, Array.from({ length: 4 }, () => tatweel)]]);
  for (const [first, last] of shapedLetters) {
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      forms.set(letter, [...(forms.get(letter) ?? []), form]);
    }
  }
  for (const [letter, [isolated = letter, ...others]] of [...forms]) {
    if (letter.length === 2) forms.set(isolated, [isolated, ...others]);
  }
  return forms;
}
