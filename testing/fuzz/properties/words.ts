import { demandedWord } from '../../../worker/words/WordRule.ts';
import { type WordRuleId, wordRuleIds, wordRules } from '../../../worker/words/wordRules.ts';
import { equal, notApplicable, type Property } from '../Property.ts';

/** Every word that turns at a number: it is the one that the registry of rules demands. */
export const wordProperties = Object.fromEntries(
  wordRuleIds.map((id) => [`${id}/turns-only-there`, propertyOf(id)]),
) as Readonly<Record<`${WordRuleId}/turns-only-there`, Property>>;

function propertyOf(id: WordRuleId): Property {
  return {
    // Some of them search two hundred estimates.
    every: 16,
    check: ({ fuzzCase: { number }, product }) => {
      const demanded = demandedWord(wordRules[id], number);
      if (demanded === null) return notApplicable;
      const input = `${number} ${wordRules[id].unit}`;
      return equal(`word for ${input}`, product.wordOf(id, number), 'the one demanded', demanded);
    },
  };
}
