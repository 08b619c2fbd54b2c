import type { PlanTerm } from '../providerTerms.ts';
import { upperFirst } from './phrases.ts';
import { readText } from './rangeSourceTexts.ts';

/** The title of the terms in the report and in the workbook. */
export const planTermsTitle = 'What the plan includes';

export const askProvider = 'ask the provider';

/** "Ask the provider what they cost.", after a judgement of ours; nothing where nothing is open. */
export function openText({ judgement, ask = '' }: PlanTerm): string {
  const question = ask === null ? '' : `${upperFirst(`${askProvider} ${ask}`).trimEnd()}.`;
  return judgement ? `${judgement} (our judgement). ${question}` : question;
}

/** "Hosting region: ask the provider.", or what its first source says, and when it was read. */
export function briefTermText({ name, sources: [source] = [] }: PlanTerm): string {
  const text = source ? `${source.finding.slice(0, -1)}, ${readText(source)}` : askProvider;
  return `${name}: ${text}.`;
}
