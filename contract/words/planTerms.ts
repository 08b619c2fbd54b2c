/** The names of the terms, and the questions that their sources leave open. */
export const planTermWords = {
  connections: { name: 'Connections', ask: 'whether your plan has the same' },
  tasks: { name: 'Tasks', ask: 'how many are included' },
  users: { name: 'Users' },
  overage: { name: 'Overage', ask: 'what they cost' },
  term: { name: 'Term', ask: 'how long it runs' },
  notice: { name: 'Notice' },
  region: { name: 'Hosting region' },
  certificates: { name: 'Certificates' },
  dataProtection: { name: 'Data protection', ask: null },
  leaving: {
    name: 'Connections when you leave',
    judgement: 'Your users have to authorize a connection through the provider’s app again',
    ask: 'what happens to connections',
  },
} as const;

/** What the sources of the terms say. */
export const planFindings = {
  connections:
    'An agreement for plans per user lists unlimited connectors, automations and templates.',
  tasks: 'You set a monthly limit of transactions for each of your users.',
  overage: 'You add extra transactions to a user’s limit, in hundreds.',
  term: 'The agreement binds from the start date in the signed quote.',
  processor: 'Albato Limited, Cyprus, is your processor.',
  agreement: 'The data processing agreement is part of the license agreement.',
  leaving:
    'Your users authorize an app that the provider owns, unless you register one of your own.',
} as const;

/** The title of the terms in the report and in the workbook. */
export const planTermsTitle = 'What the plan includes';

export const askProvider = 'ask the provider';

/** @param ask - May be empty. */
export const questionText = (ask: string) => `Ask the provider${ask && ` ${ask}`}.`;

export const judgedText = (judgement: string) => `${judgement} (the calculator’s estimate).`;

/** The most important first. */
export const openQuestions = [
  'How many tasks does the plan include, and what do further tasks cost?',
  'How long does the contract run, and what notice does it need?',
  'What happens to connections when you leave?',
  'Where is data hosted, and which certificates are there?',
  'By how much may the price rise?',
] as const;

export const connectorQuestion = (systems: string) => `Is there a connector for ${systems}?`;

export const billingQuestion = 'Is billing by integrations or by users, and at which price?';
