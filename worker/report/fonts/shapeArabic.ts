/**
 * The forms of a letter by its position: isolated, final, initial, medial. A letter that joins only
 * to the preceding one has two forms, a letter that never joins has one.
 */
type Forms = readonly string[];

/** The Unicode ranges of the shaped letters, in which the forms of each letter are consecutive. */
const shapedLetters: readonly (readonly [first: number, last: number])[] = [
  [0xfb50, 0xfbb1],
  [0xfbd3, 0xfbdc],
  [0xfbde, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
];

/** A stroke that joins on both sides and has the same form everywhere. */
const tatweel = '\u0640';

/** Prevents its neighbours from joining, and is invisible. */
const nonJoiner = '\u200c';

const lamAlefPairs = /\u0644[\u0622\u0623\u0625\u0627]/g;

const formsByLetter: ReadonlyMap<string, Forms> = listForms();

/**
 * Replaces Arabic letters by the form that their neighbours require, and lam with alef by a
 * ligature (Unicode, Arabic Presentation Forms). The text stays in logical order; other scripts are
 * unchanged.
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

/**
 * Collects the forms by letter from the compatibility decompositions. Lam-alef ligatures are listed
 * by their pair and by their isolated form.
 */
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
