import type { CalculatorInputs } from '../../contract/calculation.ts';
import { numberSystems } from '../../contract/renameSystems.ts';
import { otherSystemId, otherSystemName, unnamedId } from '../../contract/systemIds.ts';
import { systemProfile } from '../../worker/estimate/systems.ts';

/** Letters, marks, digits, spaces and the punctuation of names; at most 60 characters. */
const nameCharacters = /^[\p{L}\p{M}\p{Nd} .,&'\-+()/]{1,60}$/u;

/**
 * What reads like an address: a dot or a comma before two letters. "J.P." and "d.o.o." have single
 * letters, and a sentence goes on with a capital after "Inc. ".
 */
const addressLike = [
  /\.[\p{L}\p{Nd}]{2}|\d\.\d\.\d/u,
  /\.[ ()'/-]{1,3}\p{Ll}{2}/u,
  /(?<!\.),\p{L}{2}/u,
  /(?<!\p{L})[Ww]{3}(?!\p{L})/u,
];

/** What is invisible, what looks like a dot, and marks on no letter or on one another. */
const deceptive =
  /[\p{Default_Ignorable_Code_Point}\ua78f\u302a-\u302f]|(?<![\p{L}\p{M}])\p{M}|\p{M}{4}/u;

/** Digits of any script; Chinese ones are letters. */
const digits = /[\p{Nd}零一二三四五六七八九]/gu;
/** A word of digits and of letters that look like them. */
const digitLike = /^(?=.*\d)[\dOoIl|()+/.,-]+$/;
/** A telephone number has more digits than a year. */
const mostDigits = 4;

/** More words of four capitals or more are shouted. */
const mostShouted = 2;

/**
 * Whether a text is plausible as the name of a person, a company or a system, so that a mail to
 * somebody else may carry it (S12).
 */
export function isPlausibleName(typed: string): boolean {
  const name = typed.normalize('NFC').replaceAll('’', "'").replace(/\s/gu, ' ');
  if (!nameCharacters.test(name) || deceptive.test(name)) return false;
  // Letters and digits of mathematics are read as plain ones.
  const read = name.normalize('NFKC');
  if (!nameCharacters.test(read) || addressLike.some((pattern) => pattern.test(read))) return false;
  const words = read.split(' ');
  const digitCount = words.reduce((count, word) => count + digitsIn(word), 0);
  const shouted = read.match(/[\p{L}\p{M}]+/gu)?.filter(isShouted) ?? [];
  return (
    digitCount <= mostDigits &&
    shouted.length <= mostShouted &&
    words.every((word) => isOfOneScript(word))
  );
}

function digitsIn(word: string): number {
  return digitLike.test(word)
    ? word.replace(/[()+/.,-]/g, '').length
    : (word.match(digits)?.length ?? 0);
}

const isShouted = (word: string) =>
  /^[\p{Lu}\p{M}]*$/u.test(word) && /(?:\p{Lu}\p{M}*){4}/u.test(word);

/** What the letters of one word may be: Latin ones mix with those of East Asia. */
const scriptsOfWords = [
  /^[\p{sc=Latin}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}ー\u02bb\u02bc]*$/u,
  /^\p{sc=Cyrl}*$/u,
  /^\p{sc=Grek}*$/u,
  /^[^\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Lisu}]*$/u,
];

/** Marks of several scripts. */
const sharedMarks = /[\u0300-\u036f]/g;

/**
 * Whether the letters of a word are of one script, and other digits than 0 to 9 are alone. A
 * Lisu tone letter and an Arabic zero look like a dot.
 */
function isOfOneScript(word: string): boolean {
  const letters = word.replace(sharedMarks, '').replace(/[\d.,&'\-+()/]/g, '');
  const hasOtherDigits = /\p{Nd}/u.test(letters);
  if (hasOtherDigits) return /^\p{Nd}*$/u.test(letters);
  return scriptsOfWords.some((script) => script.test(letters));
}

/**
 * The inputs with the names of systems that a mailed report may print (S12). The others are "Other
 * system 1" and so on. An id that is not on the rate card is text too, which the file in the report
 * would carry.
 */
export function withMailedSystems(inputs: CalculatorInputs): CalculatorInputs {
  return numberSystems(inputs, (id) => {
    const name = otherSystemName(id);
    return name === null ? systemProfile(id) !== undefined : isMailedId(name);
  });
}

/** The integrations without a name are pinned under a name that nobody can type. */
const isMailedId = (name: string) => otherSystemId(name) === unnamedId || isPlausibleName(name);
