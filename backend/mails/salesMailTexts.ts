/*
 * The words of the mails to sales, which are in English whatever the visitor reads.
 */

/** Texts that several mails have. */
export const salesMailTexts = {
  sentBy: (host: string) => `Sent by the ROI calculator at ${host}.`,
  sentHourly: (host: string) => `Sent by the ROI calculator at ${host}, once an hour at most.`,
  leadId: 'Lead ID',
  leadOfId: (id: string) => `Lead ID ${id}`,
  demoRequest: 'Demo request',
  reportRequest: 'Report request',
  calculation: 'ROI calculation',
} as const;

/** The notice of one lead. */
export const noticeTexts = {
  demoHeading: 'New demo request',
  calculationHeading: 'New ROI calculation',
  who: 'Who',
  nextStep: 'Next step',
  received: 'Received',
  byDay: (day: string) => `by ${day}`,
  demoFor: (company: string) => `Demo for ${company}`,
  demoAfterObjection:
    'This visitor objected to mails and now asks for a demo: telephone, or ask another contact.',
  calculationAfterObjection:
    'This visitor objected to mails and now saved a calculation: telephone, or ask another contact.',
  askUnusual: 'Ask about the unusual assumptions.',
  askQuestions: 'Ask which questions are left.',
  agreeOnTime: 'Agree on a time for the demo.',
  findAddress: 'Look for another address first.',
  replyGoesTo: (email: string) => `A reply to this mail goes to ${email}.`,
  address: 'Address',
  marks: {
    free: 'at a free mail provider',
    disposable: 'at a provider of disposable addresses',
    role: 'of a role, not of a person',
    bounced: 'an earlier mail to it came back',
    objected: 'its owner objected to mails',
  },
  earlier: 'Earlier',
  /** @param contacts - "2 contacts". */
  ofPerson: (contacts: string) => `${contacts} of this person`,
  othersAt: (count: number, company: string | null) =>
    `${count} other ${count === 1 ? 'person' : 'people'} at ${company}`,
  listed: (title: string, listed: string, more: number) =>
    `${title}: ${listed}${more > 0 ? ` and ${more} more` : ''}`,
  /** @param size - "45 integrations, https://…", or empty. */
  demoOn: (day: string, size: string) => `demo request on ${day}${size && ` (${size})`}`,
  calculationOn: (day: string, size: string) => `calculation on ${day}${size && ` (${size})`}`,
  noRate: 'There is no hourly rate for this region.',
  noCalculation: 'The visitor calculated nothing.',
  estimateFailed: 'The estimate failed. The link below computes it again.',
  costs: 'Costs',
  untouched: 'The visitor changed nothing: these are the values that the calculator begins with.',
  resultsDiffer:
    'The visitor’s browser sent different figures. The ones above were calculated on the server.',
  note: 'Note',
  openCalculation: 'Open the calculation',
  openInputs: 'Open the calculator with these inputs',
  orCopy: 'Or copy this address:',
  opened: 'Opened',
  delay: 'Delay',
  language: 'Language',
  ofVisitor: (language: string) => `${language}, as the page, mails and report of the visitor`,
  visit: 'Visit',
  firstVisit: 'First visit',
  latestVisit: 'Latest visit',
} as const;

/** Of the parts of a touch, those that are not read well by their name. */
export const touchLabels: Partial<Record<string, string>> = {
  utm_id: 'campaign id',
  gclid: 'Google click id',
  li_fat_id: 'LinkedIn click id',
  referrer_host: 'linked from',
};

/** What a notice says about the case of a lead. */
export const caseTexts = {
  datePassed: 'This date has passed.',
  askAgain: 'The target date has passed: ask for the new one.',
  today: 'today',
  /** @param days - "5 days". */
  inDays: (days: string) => `in ${days}`,
  inHouseLive: (after: string) => `In-house goes live after ${after}.`,
  notLive: (months: number) => `Not live after ${months} months; spent`,
  midRange: 'At mid-range',
  figures: 'Figures',
  bothMiss: (day: string) => `Both sides miss ${day}: ask whether it can move.`,
  notCompared: 'The costs are not compared.',
  unusual: 'Unusual assumptions',
  hourlyRate: (rate: string, { min, max }: { min: number; max: number }) =>
    `Hourly rate: ${rate} (usual: $${min}–$${max})`,
  noDate: 'The visitor named none.',
  /** What is said to the visitor, said about them. */
  about: { your: 'the visitor’s', Your: 'The visitor’s', you: 'they' },
  noArgument: 'No single assumption within its range, and no pair of them, turns the result.',
  forInHouse: 'Argument for building in-house',
  forEmbedded: 'Argument for embedding',
  sameCost: (months: number) => `the same cost over ${months} months`,
  embeddingLess: (amount: string, months: number) =>
    `embedding ${amount} less over ${months} months`,
  buildingLess: (amount: string, months: number) => `building ${amount} less over ${months} months`,
  assumptions: 'The visitor’s assumptions',
  theCalculation: 'the calculation',
  moreSelected: (entered: number, count: number) =>
    `${entered} entered; ${count} count, one for each selected system`,
  unlisted: (name: string) => `${name} (not on the rate card)`,
} as const;

/** Leads in one mail. */
export const digestTexts = {
  heading: (count: string) => (count === '1' ? '1 more lead' : `${count} more leads`),
  subject: (heading: string, since: string) => `${heading}, from ${since}`,
  introduction:
    'More leads arrived than are announced one by one. These are the others, oldest first.',
  unlisted: (count: string) => `${count} are not listed here; “leads export” lists all of them.`,
} as const;

/** The mails about forms that the CRM refused, and about mails that came back. */
export const failureTexts = {
  unlisted: (count: string) => `${count} more are not listed here.`,
  /** @param forms - "2 forms". */
  refused: (crm: string, forms: string) => `${crm} refused ${forms}`,
  answerOne: 'Answer this visitor from here.',
  answerAll:
    'These are the forms since the last such mail, newest first. Answer the visitors from here.',
  askAdministrator: (crm: string) =>
    `Ask your ${crm} administrator to change what the answer names, such as a required field or a rule. “npm run -s leads -- doctor” names fields that are missing.`,
  sendAgain:
    'Then “npm run -s leads -- retry --dead” sends all refused forms again, also those of earlier mails. Until then they are kept, and the export lists them.',
  addresses: (count: string) => `${count} addresses not to mail`,
  cameBack: 'Came back',
  objected: 'Objected',
  providerSays: (words: string | null) => `The mail provider: ${words}`,
  mayHaveError:
    'An address whose mail came back may have a typing error: look for the person in another way. Do not write to those who objected.',
  noMoreMails:
    'The calculator sends them no more mails, apart from a report that they request themselves. “leads people” marks them.',
  cameBackOf: (company: string) => `The mail to ${company} came back`,
  objectedAt: (company: string) => `Somebody at ${company} objected to mails`,
} as const;
