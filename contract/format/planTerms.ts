import type { Billing } from '../assumptions.ts';
import type { Source } from '../rangeSources.ts';
import { formatList, upperFirst } from './phrases.ts';

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
    name: 'Connections',
    sources: [
      {
        title: 'Albato, licensing agreement with plans per user',
        url: 'https://albato.com/br/documents/msa-embedded',
        readOn,
        finding:
          'An agreement for plans per user lists unlimited connectors, automations and templates.',
      },
    ],
    ask: 'whether your plan has the same',
  },
  tasks: {
    name: 'Tasks',
    sources: [
      {
        title: 'Albato, list of available billing plans',
        url: 'https://wiki.albato.com/en/articles/9264154-method-for-getting-the-list-of-available-billing-plans',
        readOn,
        finding: 'You set a monthly limit of transactions for each of your users.',
      },
    ],
    ask: 'how many are included',
  },
  users: { name: 'Users' },
  overage: {
    name: 'Overage',
    sources: [
      {
        title: 'Albato, extra transactions for a user',
        url: 'https://wiki.albato.com/en/articles/9264188-method-for-adding-extra-transactions-to-a-user-billing-plan',
        readOn,
        finding: 'You add extra transactions to a user’s limit, in hundreds.',
      },
    ],
    ask: 'what they cost',
  },
  term: {
    name: 'Term',
    sources: [
      {
        title: 'Albato, licensing agreement for Albato Embedded',
        url: 'https://albato.com/documents/albato-embedded-agreement',
        readOn,
        finding: 'The agreement binds from the start date in the signed quote.',
      },
    ],
    ask: 'how long it runs',
  },
  notice: { name: 'Notice' },
  region: { name: 'Hosting region' },
  certificates: { name: 'Certificates' },
  dataProtection: {
    name: 'Data protection',
    sources: [
      {
        title: 'Albato, data transfer impact assessment',
        url: 'https://albato.com/transfer-impact-assessment',
        readOn,
        finding: 'Albato Limited, Cyprus, is your processor.',
      },
      {
        title: 'Albato, data processing agreement',
        url: 'https://albato.com/documents/data-processing-agreement',
        readOn,
        finding: 'The data processing agreement is part of the license agreement.',
      },
    ],
    ask: null,
  },
  leaving: {
    name: 'Connections when you leave',
    sources: [
      {
        title: 'Albato, white-label OAuth',
        url: 'https://wiki.albato.com/en/articles/10319291-how-to-white-label-albato-oauth-in-your-saas',
        readOn,
        finding:
          'Your users authorize an app that the provider owns, unless you register one of your own.',
      },
    ],
    judgement: 'Your users have to authorize a connection through the provider’s app again',
    ask: 'what happens to connections',
  },
} as const satisfies Record<string, PlanTerm>;

export const planTerms: readonly PlanTerm[] = Object.values(terms);

/** The title of the terms in the report and in the workbook. */
export const planTermsTitle = 'What the plan includes';

export const askProvider = 'ask the provider';

/** "Ask the provider what they cost.", after a judgement of ours; nothing where nothing is open. */
export function openText({ judgement, ask = '' }: PlanTerm): string {
  const question = ask === null ? '' : `${upperFirst(`${askProvider} ${ask}`).trimEnd()}.`;
  return judgement ? `${judgement} (the calculator’s estimate). ${question}` : question;
}

const openQuestions = [
  'How many tasks does the plan include, and what do further tasks cost?',
  'How long does the contract run, and what notice does it need?',
  'What happens to connections when you leave?',
  'Where is data hosted, and which certificates are there?',
  'By how much may the price rise?',
] as const;

/**
 * Returns five questions for the provider about what the estimate does not know, the most important
 * first: connectors of systems that the visitor typed (E32), then the price and the open terms.
 *
 * @param typedNames - The names of systems that are not on the rate card.
 */
export function providerQuestions(billing: Billing, typedNames: readonly string[]): string[] {
  return [
    ...(typedNames.length > 0 ? [`Is there a connector for ${formatList(typedNames)}?`] : []),
    ...(billing === 'integrations'
      ? ['Is billing by integrations or by users, and at which price?']
      : []),
    ...openQuestions,
  ].slice(0, 5);
}
