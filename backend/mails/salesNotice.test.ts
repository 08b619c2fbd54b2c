import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculationData, CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { formatDay } from '../../contract/format/phrases.ts';
import { inputDefinitions, inputNames } from '../../contract/inputs.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { isUsedInput, sentInputs } from '../../contract/usedInputs.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead, calculationOf, comparisonText } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import type { Lead } from '../Lead.ts';
import { completeInputs } from '../openEstimate.ts';
import type { MailMark } from '../people.ts';
import { layoutText } from './layout.ts';
import { mailOf } from './Mail.ts';
import { noticeCase } from './noticeCase.ts';
import { askedCase, salesNotice } from './salesNotice.ts';

const id = 'A'.repeat(22);
const from = { email: 'reports@roi.example', name: 'Albato Embedded' };

const noticeOf = (
  changes: Partial<Lead>,
  waitedMs = 0,
  earlier: readonly Lead[] = [],
  mailMarks: readonly MailMark[] = [],
) => {
  const lead = aLead({ id, ...changes });
  const asked = askedCase(lead);
  const draft = salesNotice(lead, asked && noticeCase(asked), {
    to: 'sales@roi.example',
    publicUrl: new URL('https://roi.example'),
    timeZone: 'UTC',
    earlier,
    mailMarks,
    now: lead.receivedAt + waitedMs,
  });
  return mailOf(draft, { id: 'B'.repeat(22), from });
};

const calculationNotice = (inputs: CalculatorInputs) =>
  noticeOf({ calculation: calculationOf(inputs) });

test('a notice marks figures with the visitor’s assumptions, and lists these', () => {
  const inputs = {
    ...defaultInputs,
    selectedSystems: ['slack', 'homegrown'],
    assumptions: {
      maintenancePercentagePerYear: 20,
      systems: { slack: { devHours: 99 }, homegrown: { devHours: 320 } },
    },
  };
  const { text } = calculationNotice(inputs);
  expect(text).toContain('Figures: with the visitor’s assumptions');
  expect(text).toContain(
    'Yearly maintenance: 20% of the build hours a year: $604 a month (rate card: the hours of the rate card)',
  );
  expect(text).toContain('Slack development hours: 99 (rate card: 140)');
  expect(text).toContain('homegrown development hours: 320 (rate card: not on the rate card)');
});

test('a notice speaks of the visitor, and names each system once, and how many count', () => {
  const quote = { billing: 'quote', leavingHoursPerIntegration: 9, leavingMonth: 6 } as const;
  const { text } = calculationNotice({
    ...{ ...defaultInputs, integrationCount: 1 },
    selectedSystems: ['hubspot', 'slack', 'hubspot', 'acme-erp'],
    assumptions: { planDiscountPercentage: 10, ...quote },
    deadline: '2027-03-01T23:30:00-05:00',
  });
  expect(text).toContain(
    'The visitor’s assumptions: in place of the rate card’s\nDiscount on the embedded plan: 10%',
  );
  expect(text).toContain('The visitor’s hours to leave, for an embedded integration: 9 h');
  expect(text).toContain('Months until they leave the embedded product (0: they stay): 6 months');
  expect(text).not.toMatch(/\byour?\b/i);
  expect(text).toContain('Integrations: 1 entered; 3 count, one for each selected system\n');
  expect(text).toContain('Systems selected: HubSpot, Slack, acme-erp (not on the rate card)\n');
  expect(text).toContain('Target date: 1 March 2027\n');
});

test('a notice states every input that counts', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { text } = calculationNotice(inputs);
      for (const name of inputNames) {
        const label =
          name === 'assumptions' ? 'The visitor’s assumptions' : inputDefinitions[name].label;
        expect(text.includes(`${label}:`), name).toBe(isUsedInput(name, inputs));
      }
    }),
    { numRuns: 12 },
  );
});

const demo = (
  changes: Partial<CalculationData>,
  fields: Parameters<typeof submissions.demoSubmission>[0] = {},
): Partial<Lead> => ({
  endpoint: 'demoSubmission',
  calculation: null,
  body: submissions.demoSubmission({
    ...fields,
    calculationData: { ...submissions.demoSubmission().calculationData, ...changes },
  }),
});

test('a subject says who, how much and until when, and has no id', () => {
  const inputs = { ...defaultInputs, integrationCount: 45, deadline: '2027-03-01' };
  const subjectOf = (changes: Partial<Lead>) => noticeOf({ company: 'ACME', ...changes }).subject;
  const summary = '45 integrations, embedding $319,666 less over 36 months, by 1 Mar 2027';
  expect(subjectOf({ calculation: calculationOf(inputs) })).toBe(`ACME: ${summary}`);
  expect(subjectOf(demo(inputs))).toBe(`Demo for ACME: ${summary}`);
  const many = { ...inputs, selectedSystems: ['salesforce', 'sap'], region: 'us' as const };
  expect(subjectOf(demo({ ...many, integrationCount: 90, developerCountNumber: 20 }))).toMatch(
    /^Demo for ACME: 90 integrations, embedding \$\d\.\d\dM less over 36 months, by 1 Mar 2027$/,
  );
  const one = { ...defaultInputs, integrationCount: 1, devTimePercentage: 100 };
  expect(subjectOf(demo({ ...one, assumptions: { maintenancePercentagePerYear: 0 } }))).toMatch(
    /^Demo for ACME: 1 integration, building \$[\d,]+ less over 36 months$/,
  );
  expect(subjectOf(demo({ region: 'Mars', integrationCount: 3 }))).toBe(
    'Demo for ACME: 3 integrations',
  );
  expect(subjectOf(demo({}))).toBe('Demo for ACME');
});

test('each of ten drawn notices says company, case, urgency and next step before its link', () => {
  for (const [index, inputs] of fc.sample(calculatorInputs, { seed: 65, numRuns: 10 }).entries()) {
    const isDemo = index % 2 === 1;
    const sent = { company: `Company ${index}`, email: `ada@company${index}.example` };
    const form = isDemo ? demo(inputs) : { calculation: calculationOf(inputs) };
    const { subject, text } = noticeOf({ ...sent, ...form });
    const who = `${isDemo ? 'Demo for ' : ''}Company ${index}`;
    expect(subject).toContain(`${who}: ${estimate(inputs).effectiveCount} integration`);
    expect(subject).toMatch(/^(Demo|Company).*, .*(less|the same cost|not live in-house)/);
    const day = inputs.deadline && formatDay(inputs.deadline);
    const question = text.includes('\nUnusual assumptions: ')
      ? 'Ask about the unusual assumptions.'
      : 'Ask which questions are left.';
    const step = isDemo ? 'Agree on a time for the demo.' : question;
    const isPassed = text.includes(`${day}; This date has passed.`);
    const passed = isPassed ? ' The target date has passed: ask for the new one.' : '';
    const missed = / Both miss it: /.test(text)
      ? ` Both sides miss ${day}: ask whether it can move.`
      : passed;
    expect(subject.includes(', by ')).toBe(Boolean(day) && !isPassed);
    for (const said of [
      /^New .*\n\n(Embedding costs|Building costs|Both cost|After 36 months nothing)/,
      `Who: Ada Lovelace, ${sent.company}; ${sent.email}\n`,
      /(Cost|Not live) after 36 months.*: \$[\d,]+ in-house.*, \$[\d,]+ embedded/,
      day ? `Meeting the target date: ${day}` : 'Target date: The visitor named none.',
      `Next step: ${step}${missed} A reply to this mail goes to ${sent.email}.\n`,
    ])
      expect(text.split('\nOpen the calcul')[0]).toMatch(said);
    expect(text).toMatch(/\nOpen the calcul.*:\nhttps:\/\/roi\.example\//);
  }
});

test('of two single changes that turn the result, each is named with its answer', () => {
  const assumptions = { maintenancePercentagePerYear: 25, embeddedHoursPerMonth: 2 };
  const { text } = calculationNotice({ ...defaultInputs, assumptions });
  const [first, second] = text.match(/^Argument for building in-house \(\d\): .*$/gm) ?? [];
  for (const line of [first, second]) {
    expect(line).toMatch(
      /: If .*, building costs \$[\d,]+ less over 36 months\. (Plausible|Published)/,
    );
    expect(line).toMatch(/At the middle of this range, (embedding|building) costs .* less/);
  }
});

test('a notice of a build that is not live says so first, how sure that is, and compares nothing', () => {
  const { text, subject } = calculationNotice({ ...defaultInputs, integrationCount: 90 });
  expect(subject).toMatch(/: 90 integrations, not live in-house after 36 months$/);
  for (const line of [
    /^After 36 months nothing is live in-house: \d+% is built, and it goes live after /m,
    /^Not live after 36 months; spent: \$.*Nothing is live in-house by then: 51% is built\. In-house goes live after 5\.8 years\.$/m,
    /^Certainty .*: The costs are not compared\. In over 9[^.]* nothing is live in-house after 36/m,
  ])
    expect(text).toMatch(line);
  expect(text).not.toMatch(/Argument|less over 36 months/);
});

test('a notice names the costs that the visitor set outside of their range', () => {
  const inside = { turnoverPercentagePerYear: 20, rampMonths: 60 };
  const assumptions = {
    ...{ ...inside, planDiscountPercentage: 100, maintenancePercentagePerYear: 40 },
    systems: { slack: { devHours: 999, moderationWeeks: 80 }, jira: { devHours: 999 } },
  };
  const rate = { region: 'custom', customHourlyRate: 900 } as const;
  const inputs = { ...defaultInputs, ...rate, selectedSystems: ['slack'], assumptions };
  expect(calculationNotice(inputs).text).toMatch(
    /^Unusual assumptions: Hourly rate: \$900 \(usual: \$1–\$500\); Yearly maintenance: 40% of [^;]+ \(published range: 15–25% of the build hours a year\); Discount on the embedded plan: 100% \(plausible: 0–20%\); Slack development hours: 999 \(plausible: 98–280 h\); Slack weeks of review: 80 \([^;]+ weeks\)$/m,
  );
});

test('a notice names the parts of the page that the visitor opened', () => {
  const body = submissions.roiCalculation({ opened: ['finance', 'plans'] });
  expect(noticeOf({ body }).text).toContain('Opened: the figures for a CFO, the plans\n');
  expect(noticeOf({}).text).not.toContain('Opened');
});

test('a notice names earlier contacts of the person and the company, and marks the address', () => {
  const at = (day: number) => Date.UTC(2026, 10, day, 9);
  const demo = { endpoint: 'demoSubmission', body: submissions.demoSubmission() } as const;
  const calculation = calculationOf({ ...defaultInputs, integrationCount: 45 });
  const earlier = [
    aLead({ id: 'last', email: 'Ada+trial@engines.example', receivedAt: at(20), calculation }),
    aLead({ email: 'cfo@engines.example', contactName: 'Grace Hopper', receivedAt: at(19) }),
    aLead({ email: 'ada@engines.example', receivedAt: at(18), ...demo }),
    aLead({ email: 'cfo@engines.example', contactName: 'Grace Hopper', receivedAt: at(17) }),
  ];
  const { text } = noticeOf({ email: 'ada@engines.example' }, 0, earlier);
  expect(text).toContain(
    'Earlier: 2 contacts of this person: calculation on 20 November 2026 (45 integrations, https://roi.example/roi-calculator?calculation=last), demo request on 18 November 2026; 1 other person at engines.example: Grace Hopper (calculation on 19 November 2026)\n',
  );
  expect(text).not.toContain('Address:');
  expect(noticeOf({ email: 'info@gmail.com' }).text).toContain(
    'Address: At a free mail provider, of a role, not of a person\n',
  );
  expect(noticeOf({}).text).not.toContain('Earlier:');
  expect(noticeOf({}, 0, [], ['bounced', 'objected']).text).toContain(
    'Address: An earlier mail to it came back, its owner objected to mails\n',
  );
});

test('instants and days are in the time zone of the inbox', () => {
  const lead = aLead({ receivedAt: Date.UTC(2026, 10, 22, 23, 24) });
  const settings = { to: 'sales@roi.example', publicUrl: new URL('https://roi.example') };
  const earlier = [lead];
  const textIn = (timeZone: string) =>
    layoutText(
      salesNotice(lead, null, { ...settings, timeZone, earlier, now: lead.receivedAt }).content,
    );
  expect(textIn('Europe/Berlin')).toContain('Received: 23 November 2026, 00:24 CET');
  expect(textIn('Europe/Berlin')).toContain('calculation on 23 November 2026 (5 integrations');
  expect(textIn('America/New_York')).toContain('Received: 22 November 2026, 18:24 GMT-5');
});

test('figures of systems that are not selected are neither marked nor listed', () => {
  const { text } = calculationNotice({
    ...defaultInputs,
    assumptions: { systems: { slack: { devHours: 99 } } },
  });
  expect(text).not.toContain('with the visitor’s assumptions');
  expect(text).not.toContain('Slack');
});

test('the notice of a calculation reads as a whole', () => {
  const { text, ...mail } = noticeOf({});
  const [headline = '', ...figures] = comparisonText.split('\n');
  const [costs, middle] = headline.split(' With every ');
  expect(text).toBe(`New ROI calculation

Embedding costs $97,819 less over 36 months, from the first month on, and is live 3.2 months sooner.

Who: Ada Lovelace, Analytical Engines; ada@example.com
Next step: Ask which questions are left. A reply to this mail goes to ada@example.com.
${costs}
Certainty of the result over 36 months: Depends on the visitor’s assumptions: at mid-range without platform costs, the costs differ by less than 5%. Likely $54,327 to $130,355 less. Embedding is likely to cost $37,327 to $53,354: the visitor’s own hours and price rises are 0 here.
At mid-range: With every ${middle}
Target date: The visitor named none.
Argument for building in-house: If maintenance takes 25% of the build hours a year ($458 a month) instead of 150% and the visitor’s team spends 2.5 hours a month on each embedded integration instead of 0 hours, building costs $434 less over 36 months. Published range: 15–25% of the build hours a year. Plausible: 0–4 h a month (the calculator’s estimate). At the middle of these ranges, embedding costs $1,577 less over 36 months.
Note: The visitor changed nothing: these are the values that the calculator begins with.
Received: 20 November 2026, 10:17 UTC

Open the calculation:
https://roi.example/roi-calculator?calculation=${id}

Integrations: 5
Developers: 2
Time spent on integrations: 30%
Region: Europe
Systems selected: none selected
Target date: none
${figures.join('\n')}
Lead ID: ${id}

-- 
Sent by the ROI calculator at roi.example.`);
  expect(mail).toMatchObject({
    id: 'B'.repeat(22),
    from,
    to: { email: 'sales@roi.example', name: '' },
    replyTo: { email: 'ada@example.com', name: '' },
    subject: 'Analytical Engines: 5 integrations, embedding $97,819 less over 36 months',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  });
  const headlines = mail.html.matchAll(/<th [^>]* headline"[^>]*>([^<]*)</g);
  expect([...headlines].map(([, label]) => label)).toEqual(['Who', 'Cost after 36 months']);
  expect(mail.html).toContain('>Ada Lovelace, ada@example.com<');
});

test('a notice says that the browser’s figures differ, if they do', () => {
  const note =
    'Note: The visitor’s browser sent different figures. The ones above were calculated on the server.';
  expect(noticeOf({ resultsDiffer: true }).text).toContain(
    `${note}\nNote: The visitor changed nothing`,
  );
});

test('the notice of a demo request reads as a whole', () => {
  const data = { integrationCount: 8, region: 'us', deadline: '2027-03-01' };
  const { text } = noticeOf(demo(data, { website: 'https://engines.example' }));
  expect(text).toBe(`New demo request

Embedding costs $271,718 less over 36 months, from the first month on, and is live 6.5 months sooner.

Who: Ada Lovelace, Analytical Engines; ada@example.com; https://engines.example
Next step: Agree on a time for the demo. A reply to this mail goes to ada@example.com.
Cost after 36 months: $327,482 in-house ($49,248 of it time lost), $55,764 embedded. Embedding costs $271,718 less.
Certainty of the result over 36 months: Depends on the visitor’s assumptions: at mid-range without platform costs, it changes if another integration takes 83 hours to build instead of 108 hours. Likely $162,251 to $338,760 less. Embedding is likely to cost $62,100 to $106,397: the visitor’s own hours and price rises are 0 here.
At mid-range: With every assumption at the middle of its range, embedding still costs $84,750 less ($30,986 less without platform costs).
Meeting the target date: 1 March 2027 (in 101 days); In-house misses it by 4.2 months; embedding makes it with 2.3 months to spare. In-house, 3 developers would make it.
Argument for building in-house: If maintenance takes 25% of the build hours a year ($1,267 a month) instead of 150% and the visitor’s team spends 3.5 hours a month on each embedded integration instead of 0 hours, building costs $5,237 less over 36 months. Published range: 15–25% of the build hours a year. Plausible: 0–4 h a month (the calculator’s estimate). At the middle of these ranges, embedding costs $28,555 less over 36 months.
Received: 20 November 2026, 10:17 UTC

Open the calculator with these inputs:
https://roi.example/roi-calculator#v1&integrations=8&developers=1&share=50&region=us&deadline=2027-03-01

Integrations: 8
Developers: 1
Time spent on integrations: 50%
Region: United States
Systems selected: none selected
Target date: 1 March 2027
Cost after 12 months: $145,082 in-house, $19,788 embedded. Embedding costs $125,294 less.
Cost after 60 months: $509,882 in-house, $91,740 embedded. Embedding costs $418,142 less.
In-house: $110,048; build only, before maintenance at $7,600 a month
Embedded, year\u00a01: $19,788; setup and 12 months at $1,499
Initial cost savings: $90,260 (82%); build only, less setup and 12 months
Monthly maintenance savings: $6,101; maintenance less subscription
Time to market: 7.4 months in-house; 4 weeks embedded
Lead ID: ${id}

-- 
Sent by the ROI calculator at roi.example.`);
  expect(noticeOf(demo(data)).text).not.toContain('engines.example');
});

test('a notice of a demo without a calculation says so first, and has no figures in its subject (P12)', () => {
  const { subject, text } = noticeOf(demo(sentInputs(defaultInputs)));
  expect(subject).toBe('Demo for Analytical Engines');
  expect(text).toMatch(
    /^New demo request\n\nThe visitor changed nothing: .* begins with\.\n\nWho:/,
  );
  expect(text.match(/The visitor changed nothing/g)).toHaveLength(1);
});

test('a notice names a target date that both sides miss as the next step, and how near it is', () => {
  const dateOf = (deadline: string) =>
    noticeOf(demo({ integrationCount: 8, region: 'us', deadline })).text;
  const near = dateOf('2026-11-21');
  expect(near).toContain(
    'Next step: Agree on a time for the demo. Both sides miss 21 November 2026: ask whether it can move. A reply',
  );
  expect(near).toContain('Meeting the target date: 21 November 2026 (in 1 day); Both miss it');
  expect(dateOf('2026-11-20')).toContain('20 November 2026 (today); Both miss it');
  expect(dateOf('2027-11-20')).not.toContain('Both sides');
});

test('a notice says what to do where the visitor objected to mails', () => {
  expect(noticeOf(demo({}), 0, [], ['objected']).text).toContain(
    'Next step: This visitor objected to mails and now asks for a demo: telephone, or ask another contact.\n',
  );
});

test('a notice says of a result that nothing turns that neither one nor two assumptions do', () => {
  const team = { region: 'us', integrationCount: 30, developerCountNumber: 20 } as const;
  expect(calculationNotice({ ...defaultInputs, ...team }).text).toContain(
    'Argument for building in-house: No single assumption within its range, and no pair of them, turns the result.\n',
  );
});

test('a notice of a demo request says that its target date has passed', () => {
  const { text } = noticeOf(demo({ region: 'us', integrationCount: 8, deadline: '2026-11-19' }));
  expect(text).toContain('Meeting the target date: 19 November 2026; This date has passed.\n');
});

test('the link of a demo request opens the estimate of the inputs that the notice lists', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const { text } = noticeOf(demo(inputs));
      const [, fragment = ''] = /^https:.*#(.*)$/m.exec(text) ?? [];
      const linked = readScenario(fragment);
      expect(linked && estimate(completeInputs(linked.inputs))).toEqual(estimate(inputs));
    }),
    { numRuns: 25 },
  );
});

test('the subject contains a company of up to 60 characters unchanged and truncates a longer one', () => {
  const subject = (company: string) => noticeOf({ company }).subject;
  expect(subject('𝔸'.repeat(60))).toMatch(/^𝔸{60}: 5 integrations/u);
  expect(subject('𝔸'.repeat(61))).toMatch(/^𝔸{59}…: 5 integrations/u);
  expect(subject('A\ufeffB')).toMatch(/^AB: /);
});

test('a notice without a calculation has neither figures nor a link', () => {
  const { text } = noticeOf({ endpoint: 'contactFormWebhook', calculation: null });
  expect(text).not.toContain('https://');
  expect(text).not.toContain('$');
});

test('a notice says where the visitor came from, first and last where they differ', () => {
  const first = { utm_source: 'news', landing_path: '/' };
  const last = { gclid: 'x', referrer_host: 'www.example.com', landing_path: '/' };
  const textOf = (attribution: { first: object; last: object }) =>
    noticeOf({ body: { ...submissions.roiCalculation(), attribution } }).text;
  expect(textOf({ first, last: first })).toContain('\nVisit: Source: news; landing path: /\n');
  const both = textOf({ first, last });
  expect(both).toContain('\nFirst visit: Source: news; landing path: /\n');
  expect(both).toContain(
    '\nLatest visit: Google click id: x; linked from: www.example.com; landing path: /\n',
  );
  expect(noticeOf({}).text).not.toContain('isit: ');
});

test('a notice of a demo request says how long the visitor has waited, from a minute on', () => {
  const demo = { endpoint: 'demoSubmission', body: submissions.demoSubmission() } as const;
  expect(noticeOf(demo, 59_999).text).not.toContain('Delay');
  for (const [waitedMs, words] of [
    [60_000, '1 minute\n'],
    [5 * 60_000, '5 minutes\n'],
    [26 * 3600_000, '26 hours\n'],
  ] as const) {
    expect(noticeOf(demo, waitedMs).text).toContain(`Delay: ${words}`);
  }
});

test('a notice names the language of a visitor who does not read English', () => {
  const body = submissions.roiCalculation({ language: 'de' });
  expect(noticeOf({ body }).text).toContain('Language: German, as the page');
  expect(noticeOf({}).text).not.toContain('Language');
});
