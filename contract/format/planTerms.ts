import type { Billing } from '../assumptions.ts';
import type { Source } from '../rangeSources.ts';
import {
  billingQuestion,
  connectorQuestion,
  judgedText,
  openQuestions,
  planFindings,
  planTermWords,
  questionText,
} from '../words/planTerms.ts';
import { formatList } from './phrases.ts';

export { askProvider, planTermsTitle } from '../words/planTerms.ts';

/** A question of buyers about the plan, with the answer of the provider's own pages (E36). */
export interface PlanTerm {
  readonly name: string;
  /** None where no page that we could read says it. */
  readonly sources?: readonly Source[];
  readonly judgement?: string;
  /** The question that the sources leave open, after "Ask the provider"; null if none. */
  readonly ask?: string | null;
}

/** The day on which the pages were read. */
const readOn = '2026-11-26';

/**
 * The plan's content, its term, and how to leave it. Change these with `provider.ts` to present
 * another provider. They are apart from it, because only parts of the page that load later, the
 * report and the workbook show them.
 */
const terms = {
  connections: {
    ...planTermWords.connections,
    sources: [
      {
        title: 'Albato, licensing agreement with plans per user',
        url: 'https://albato.com/br/documents/msa-embedded',
        readOn,
        finding: planFindings.connections,
      },
    ],
  },
  tasks: {
    ...planTermWords.tasks,
    sources: [
      {
        title: 'Albato, list of available billing plans',
        url: 'https://wiki.albato.com/en/articles/9264154-method-for-getting-the-list-of-available-billing-plans',
        readOn,
        finding: planFindings.tasks,
      },
    ],
  },
  users: planTermWords.users,
  overage: {
    ...planTermWords.overage,
    sources: [
      {
        title: 'Albato, extra transactions for a user',
        url: 'https://wiki.albato.com/en/articles/9264188-method-for-adding-extra-transactions-to-a-user-billing-plan',
        readOn,
        finding: planFindings.overage,
      },
    ],
  },
  term: {
    ...planTermWords.term,
    sources: [
      {
        title: 'Albato, licensing agreement for Albato Embedded',
        url: 'https://albato.com/documents/albato-embedded-agreement',
        readOn,
        finding: planFindings.term,
      },
    ],
  },
  notice: planTermWords.notice,
  region: planTermWords.region,
  certificates: planTermWords.certificates,
  dataProtection: {
    ...planTermWords.dataProtection,
    sources: [
      {
        title: 'Albato, data transfer impact assessment',
        url: 'https://albato.com/transfer-impact-assessment',
        readOn,
        finding: planFindings.processor,
      },
      {
        title: 'Albato, data processing agreement',
        url: 'https://albato.com/documents/data-processing-agreement',
        readOn,
        finding: planFindings.agreement,
      },
    ],
  },
  leaving: {
    ...planTermWords.leaving,
    sources: [
      {
        title: 'Albato, white-label OAuth',
        url: 'https://wiki.albato.com/en/articles/10319291-how-to-white-label-albato-oauth-in-your-saas',
        readOn,
        finding: planFindings.leaving,
      },
    ],
  },
} as const satisfies Record<string, PlanTerm>;

export const planTerms: readonly PlanTerm[] = Object.values(terms);

/** "Ask the provider what they cost.", after a judgement of ours; nothing where nothing is open. */
export function openText({ judgement, ask = '' }: PlanTerm): string {
  const question = ask === null ? '' : questionText(ask);
  return judgement ? `${judgedText(judgement)} ${question}` : question;
}

/**
 * Returns five questions for the provider about what the estimate does not know, the most important
 * first: connectors of systems that the visitor typed (E32), then the price and the open terms.
 *
 * @param typedNames - The names of systems that are not on the rate card.
 */
export function providerQuestions(billing: Billing, typedNames: readonly string[]): string[] {
  return [
    ...(typedNames.length > 0 ? [connectorQuestion(formatList(typedNames))] : []),
    ...(billing === 'integrations' ? [billingQuestion] : []),
    ...openQuestions,
  ].slice(0, 5);
}
