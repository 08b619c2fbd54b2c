/** Texts of the mails to visitors. */
export const visitorMailTexts = {
  greeting: (name: string | null) => (name === null ? 'Hi,' : `Hi ${name},`),
  /** @param integrations - "8 integrations". */
  report: (integrations: string) => ({
    subject: `Your integration ROI report: ${integrations}`,
    preview: 'Your figures at a glance. The full report is attached.',
    heading: 'Your integration ROI report',
  }),
  reportIntroduction:
    "Here's what building your integrations in-house would cost, compared with embedding them. The full analysis is attached as a PDF.",
  /** @param words - "with your 2 assumptions". */
  withAssumptions: (words: string) =>
    `The figures are calculated ${words}, which are listed below them.`,
  openCalculation: 'Open your calculation',
  orCopy: 'Or copy this address:',
  seeDemo: 'See a live demo with your own integrations, led by a specialist.',
  specialistKnows: 'The specialist has your estimate at hand, so you won’t repeat yourself.',
  bookDemo: 'Book a demo',
  estimates:
    'These are planning estimates based on the numbers you entered. The report shows the math behind each figure.',
  booking: {
    subject: 'Your demo: choose a time',
    preview: 'Choose a time for your demo.',
    heading: 'Choose a time for your demo',
  },
  chooseTime: 'You requested a demo. Choose a time that suits you.',
  chooseTimeAction: 'Choose a time',
  noTimeSuits: 'If no time suits you, reply to this email.',
  why: (host: string) =>
    `You received this email because your address was entered in the ROI calculator at ${host}. If that wasn’t you, you can ignore it.`,
  controller: (controller: string, privacyUrl: string) =>
    `${controller} is responsible for your data. Privacy policy: ${privacyUrl}`,
  objection: (canReply: boolean) =>
    `You can object to the use of your data at any time: ${canReply ? 'reply to this email, or write to this company' : 'write to this company'}.`,
  ownSystem: 'Your own system’s',
  yourAssumptions: 'Your assumptions',
  theReport: 'the report',
  inPlace: 'in place of the rate card’s',
  byRateCard: (value: string, byRateCard: string) => `${value} (rate card: ${byRateCard})`,
  others: 'Others',
  more: (count: number, where: string) => `and ${count} more in ${where}`,
  inHouse: 'In-house',
  inHouseBasis: (basis: string, monthly: string) => `${basis} at ${monthly} a month`,
  embeddedYear: 'Embedded, year\u00a01',
  embeddedBasis: (basis: string, monthly: string) => `${basis} at ${monthly}`,
  buildAlone: 'Build alone',
  timeToMarket: 'Time to market',
  times: (inHouse: string, embedded: string) => `${inHouse} in-house\n${embedded} embedded`,
};
