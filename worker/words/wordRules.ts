import { certaintyWords } from './certainty.words.ts';
import { inputWords } from './inputs.words.ts';
import { verdictWords } from './verdict.words.ts';

/**
 * Every threshold of a word or a reason that is shown, by id. Each is one entry: what it calls, its
 * text and its turns. Its table in docs/pricing-rules.md, the cases that `npm run fuzz` draws and
 * counts, and the property that they are checked by follow from it.
 */
export const wordRules = { ...verdictWords, ...certaintyWords, ...inputWords } as const;

export type WordRuleId = keyof typeof wordRules;

export const wordRuleIds = Object.keys(wordRules) as WordRuleId[];
