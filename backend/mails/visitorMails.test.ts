import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Assumptions } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { utcDay } from '../../contract/days.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { deadlineLabel, deadlineText } from '../../contract/format/deadlineTexts.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { currencyOf, formatUsd, inCurrency } from '../../contract/format/money.ts';
import { otherSystemId } from '../../contract/systemIds.ts';
import { calculatorInputs } from '../../testing/arbitraries.ts';
import { aLead, calculationOf, comparisonText } from '../../testing/leads.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import {
  buildMonths,
  cumulativeCost,
  timeLostAfter,
} from '../../worker/forecast/cumulativeCosts.ts';
import { deadlineOutlook } from '../../worker/forecast/deadlineOutlook.ts';
import type { Lead } from '../Lead.ts';
import { mailOf } from './Mail.ts';
import { reportEmail } from './visitorMails.ts';

const id = 'A'.repeat(22);

const from = { email: 'reports@roi.example', name: 'Albato Embedded' };
const controller = 'Engines Ltd, 1 Mill Lane, London';
const link = `https://roi.example/roi-calculator?calculation=${id}`;

/** Amounts in any currency, without what follows them. */
const amounts = /[$€£][\d,]*\d/g;
const addresses = { from, salesInbox: 'sales@roi.example', publicUrl: new URL(link), controller };

const mailTo = (changes: Partial<Lead>) => {
  const draft = reportEmail(aLead({ id, ...changes }), new Uint8Array([1, 2]), addresses);
  return mailOf(draft, { id: 'B'.repeat(22), from });
};

const mailAbout = (inputs: CalculatorInputs) => mailTo({ calculation: calculationOf(inputs) });

const greeting = (contactName: string) =>
  mailTo({ contactName })
    .text.split('\n')
    .find((line) => line.startsWith('Hi'));

const words = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abzéЖ山-') });
const dot = fc.constantFrom('.', '．', '。', '｡', '․', '﹒');
/** A host name in a sentence, with or without a scheme, a path and an address. */
const linkLike = fc
  .tuple(words, dot, fc.constantFrom('com', 'io', 'рф', 'evil.com', 'example'), words)
  .chain(([host, dot, domain, word]) =>
    fc.constantFrom(
      `${host}${dot}${domain}`,
      `${word} ${host}${dot}${domain}`,
      `${host}${dot}${domain} ${word}`,
      `reset at ${host}${dot}${domain} within 24h`,
      `https://${host}${dot}${domain}/${word}`,
      `${word}@${host}${dot}${domain}`,
      `http:\\\\${host}${dot}${domain}`,
      `www${dot}${host}${dot}${domain}`,
      `192${dot}0${dot}2${dot}1`,
      `[${word}](${host}${dot}${domain})`,
    ),
  );

test('the report of the default inputs reads as a whole', () => {
  expect(mailTo({}).text).toBe(`Your integration ROI report

Hi Ada,

Here's what building your integrations in-house would cost, compared with embedding them. The full analysis is attached as a PDF.

${comparisonText.replace('\n', '\nCertainty of the result over 36 months: Depends on your assumptions: at mid-range without platform costs, the costs differ by less than 5%.\n')}

Open your calculation:
${link}

See a live demo with your own integrations, led by a specialist. The specialist has your estimate at hand, so you won’t repeat yourself.

Book a demo:
${link}&demo=open

These are planning estimates based on the numbers you entered. The report shows the math behind each figure.

Albato Embedded

-- 
You received this email because your address was entered in the ROI calculator at roi.example. If that wasn’t you, you can ignore it.
Engines Ltd, 1 Mill Lane, London is responsible for your data. Privacy policy: https://albato.com/privacy-policy
You can object to the use of your data at any time: reply to this email, or write to this company.`);
});

test('the report goes from the sender to the address that was saved, with the PDF', () => {
  expect(mailTo({})).toMatchObject({
    id: 'B'.repeat(22),
    from,
    to: { email: 'ada@example.com', name: 'Ada' },
    replyTo: { email: 'sales@roi.example', name: '' },
    subject: 'Your integration ROI report: 5 integrations',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [{ type: 'application/pdf', content: new Uint8Array([1, 2]) }],
  });
  expect(mailTo({ contactName: '1' }).to.name).toBe('');
  const headlines = mailTo({}).html.matchAll(/<th [^>]* headline"[^>]*>([^<]*)</g);
  expect([...headlines].map(([, label]) => label)).toEqual(['Cost after 36 months']);
  expect(mailTo({}).html).toContain('Your figures at a glance. The full report is attached.');
  expect(mailTo({}).html).toContain(`${link.replace('&', '&amp;')}&amp;demo=open`);
});

test('every row has the figures of its label, in the currency of the calculation', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const currency = currencyOf(inputs);
      const lead = aLead({ id, calculation: calculationOf(inputs) });
      const { content } = inCurrency(currency, () =>
        reportEmail(lead, new Uint8Array(), addresses),
      );
      const rows = new Map(content.rows.map(({ label, value }) => [label, value]));
      const usdIn = (label: string) => (rows.get(label)?.split('\n')[0] ?? '').match(amounts) ?? [];
      const estimated = estimate(inputs);
      const { inHouse, embedded, savings } = estimated.results;
      const { timelineWeeks, embeddedWeeks } = estimated.timeline;
      const inRow = (label: string) => (rows.get(label) ?? '').match(amounts) ?? [];
      const shown = (...usd: number[]) => inCurrency(currency, () => usd.map(formatUsd));
      for (const months of [12, 36, 60]) {
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
        const lostUsd = months === 36 ? timeLostAfter(months, estimated) : 0;
        const lost = Math.round(lostUsd) > 0 ? [lostUsd] : [];
        const head = buildMonths(estimated) > months ? 'Spent' : 'Cost';
        expect(usdIn(`${head} after ${months} months`)).toEqual(
          shown(inHouseUsd, ...lost, embeddedUsd),
        );
      }
      // A price of the plan is in USD first.
      const price = [
        ...(currency.code === 'usd' ? [] : [formatUsd(embedded.monthly)]),
        ...shown(embedded.monthly),
      ];
      expect(inRow('In-house')).toEqual(shown(inHouse.initialTotal, inHouse.maintenance));
      expect(inRow('Embedded, year\u00a01')).toEqual([...shown(embedded.initialTotal), ...price]);
      expect(inRow('Initial cost savings')).toEqual(shown(savings.absolute));
      expect(rows.get('Initial cost savings')).toContain(`(${savings.percentage}%)`);
      expect(usdIn('Monthly maintenance savings')).toEqual(shown(savings.monthlyMaintenance));
      expect(rows.get('Time to market')).toBe(
        `${formatTimeline(timelineWeeks)} in-house\n${formatTimeline(embeddedWeeks)} embedded`,
      );
      const outlook = deadlineOutlook(inputs, utcDay(lead.receivedAt), estimated);
      expect(rows.get(deadlineLabel)?.split('\n')[1] ?? '').toContain(
        outlook ? deadlineText(outlook, 'it') : '',
      );
    }),
    { numRuns: 25 },
  );
});

test('the report says where building alone is cheaper', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    region: 'asia',
  };
  expect(mailAbout(inputs).text).toMatch(/^Build alone: \S/m);
  expect(mailTo({}).text).not.toContain('Build alone');
});

test('own work is in the costs over time; the figures of the plan alone say so', () => {
  const assumptions = { embeddedHoursPerIntegration: 12, embeddedHoursPerMonth: 4 };
  expect(mailAbout({ ...defaultInputs, assumptions }).text).toContain(
    `Cost after 36 months: $131,983 in-house ($21,780 of it time lost), $77,064 embedded with own work. Embedding costs $54,919 less. With every other assumption at the middle of its range, embedding still costs $9,336 less (without platform costs, building costs $17,135 less).
Certainty of the result over 36 months: Depends on your assumptions: at mid-range, either side is likely to cost less.
Cost after 12 months: $65,983 in-house, $29,088 embedded with own work. Embedding costs $36,895 less.
Cost after 60 months: $197,983 in-house, $125,040 embedded with own work. Embedding costs $72,943 less.
In-house: $43,780; build only, before maintenance at $2,750 a month
Embedded, year\u00a01: $12,588; setup and 12 months at $899, plan only
Initial cost savings: $31,192 (71%); build only, less setup and 12 months, plan only
Monthly maintenance savings: $1,851; maintenance less subscription, plan only
`,
  );
});

test('a name of a system that the visitor typed is in no words of the mail (E32, S12)', () => {
  const { text, html } = mailAbout({
    ...defaultInputs,
    otherSystems: ['Pay at evil.com'],
    assumptions: { systems: { 'other:Pay at evil.com': { devHours: 200 } } },
  });
  expect(text + html).not.toContain('evil');
  expect(text).toContain('Your own system’s development hours: 200');
});

test('a mail about no calculation is refused', () => {
  expect(() => mailTo({ calculation: null })).toThrow('A report has no calculation.');
});

describe("the visitor's mail (S12)", () => {
  it.each([
    ['Ada Lovelace', 'Hi Ada,'],
    ['  Ada   J. Lovelace ', 'Hi Ada,'],
    ['Jean-Luc Picard', 'Hi Jean-Luc,'],
    ['D’Arcy Thompson', 'Hi D’Arcy,'],
    ['Łucja', 'Hi Łucja,'],
    ['山田 太郎', 'Hi 山田,'],
    ['श्रेया', 'Hi श्रेया,'],
    ['X'.repeat(20), `Hi ${'X'.repeat(20)},`],
    ['ada lovelace', 'Hi Ada,'],
    ['jean-luc picard', 'Hi Jean-Luc,'],
    ['ADA', 'Hi ADA,'],
    ['McKenzie', 'Hi McKenzie,'],
    ['x'.repeat(21), 'Hi,'],
    [`${'X'.repeat(20)}-${'Y'.repeat(19)}`, `Hi ${'X'.repeat(20)}-${'Y'.repeat(19)},`],
    [`${'x'.repeat(20)}-${'y'.repeat(20)}`, 'Hi,'],
    ['Anne-Marie-Ada-Joy Lovelace', 'Hi,'],
    ['Anne-Marie-Ada Lovelace', 'Hi Anne-Marie-Ada,'],
    ['Your-account-is-locked-call-support', 'Hi,'],
    ['evil.com', 'Hi,'],
    ['Ada evil.com', 'Hi,'],
    ['reset at evil.com within 24h', 'Hi,'],
    ['J.R.R. Tolkien', 'Hi,'],
    ['Dr. Ada Lovelace', 'Hi,'],
    ['Dr Ada Lovelace', 'Hi,'],
    ['PROF Lovelace', 'Hi,'],
    ['Frau Lovelace', 'Hi,'],
    ['A Lovelace', 'Hi,'],
    ['Drew Barrymore', 'Hi Drew,'],
    ['สมชาย ใจดี', 'Hi สมชาย,'],
    ['محمد علي', 'Hi محمد,'],
    ['R2D2', 'Hi,'],
    ['Ada Lovelace the 2nd', 'Hi,'],
    ['<b>Ada</b>', 'Hi,'],
    ['-Ada', 'Hi,'],
    ['Ada\u200b', 'Hi,'],
  ])('greets %j with %j', (contactName, expected) => {
    expect(greeting(contactName)).toBe(expected);
  });

  it('holds nothing of a name that reads like a link', () => {
    const expected = JSON.stringify(mailTo({ contactName: '1' }));
    fc.assert(
      fc.property(linkLike, (contactName) => {
        expect(JSON.stringify(mailTo({ contactName }))).toBe(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('is the same whatever the company is', () => {
    const expected = JSON.stringify(mailTo({ company: 'Analytical Engines' }));
    const companies = fc.oneof(linkLike, fc.string({ unit: 'grapheme', maxLength: 200 }));
    fc.assert(
      fc.property(companies, (company) => {
        expect(JSON.stringify(mailTo({ company }))).toBe(expected);
      }),
      { numRuns: 50 },
    );
    expect(expected).toContain('"filename":"ROI Analysis.pdf"');
  });

  it('holds at most the letters, marks, apostrophes and hyphens of one word of a name', () => {
    const nameless = mailTo({ contactName: '1' }).text;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (contactName) => {
        const { text, to } = mailTo({ contactName });
        expect(to.name).toMatch(/^(\p{L}[\p{L}\p{M}'’-]{0,39})?$/u);
        expect(text).toBe(nameless.replace('Hi,', to.name ? `Hi ${to.name},` : 'Hi,'));
      }),
      { numRuns: 60 },
    );
  });
});

describe('assumptions in the visitor’s mail (E24)', () => {
  const mailWith = (assumptions: Assumptions | null) => {
    const inputs = {
      ...defaultInputs,
      selectedSystems: ['slack', ...Object.keys(assumptions?.systems ?? {})],
      assumptions,
    };
    return mailAbout(inputs).text;
  };

  it('are listed with the rate card’s values, and the figures say that they follow from them', () => {
    const text = mailWith({
      planDiscountPercentage: 15,
      wantsListings: false,
      systems: { slack: { moderationWeeks: 3 } },
    });
    expect(text).toContain('calculated with your assumptions');
    expect(text).toContain('Discount on the embedded plan: 15% (rate card: 0%)');
    expect(text).toContain('Also list in marketplaces: no (rate card: yes)');
    expect(text).toContain('Slack weeks of review: 3 (rate card: 10)');
  });

  it('are not mentioned where there are none', () => {
    expect(mailWith(null)).not.toMatch(/Your assumptions|with your assumptions/);
  });

  it('are not mentioned where they only concern a system that is not selected', () => {
    const inputs = { ...defaultInputs, assumptions: { systems: { slack: { devHours: 99 } } } };
    expect(mailAbout(inputs).text).not.toMatch(/Your assumptions|with your assumptions/);
  });

  it('hold no id that is not on the rate card (S12)', () => {
    const text = mailWith({ systems: { 'evil-example-com': { devHours: 10 } } });
    expect(text).toContain('Your own system’s development hours: 10');
    expect(text).not.toContain('evil');
  });

  it('are rows of two columns, six at most, and say how many more are in the report', () => {
    const rowsOf = (count: number) => {
      const systems = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`own-${index}`, { devHours: 10 }]),
      );
      const { text, html } = mailAbout({
        ...defaultInputs,
        selectedSystems: Object.keys(systems),
        assumptions: { systems },
      });
      const lines = text.split('\n');
      const head = lines.indexOf('Your assumptions: in place of the rate card’s');
      const cells = html.split('<tr>\n<th ').slice(-count - 1);
      return { lines: lines.slice(head + 1, lines.indexOf('', head)), cells };
    };
    const line = 'Your own system’s development hours: 10 (rate card: not on the rate card)';
    expect(rowsOf(6).lines).toEqual(Array(6).fill(line));
    expect(rowsOf(14).lines).toEqual([...Array(6).fill(line), 'Others: and 8 more in the report']);
    for (const cell of rowsOf(6).cells.slice(1)) {
      expect(cell).toMatch(/>Your own system’s development hours<\/th>\n<td .*>10 \(rate card: /);
    }
  });
});

test('the report’s mail names the split in the sentence of the page, and no system that somebody typed (S12)', () => {
  const inputs: CalculatorInputs = {
    ...defaultInputs,
    integrationCount: 16,
    selectedSystems: ['slack'],
    region: 'asia',
    devTimePercentage: 80,
  };
  expect(mailAbout(inputs).text).toContain(
    'Which to build?: A split costs 19% less than embedding all over 36 months: build Slack, embed the other 15.\n',
  );
  expect(mailAbout(defaultInputs).text).not.toContain('A split costs');
  const typed = mailAbout({
    ...inputs,
    selectedSystems: [],
    otherSystems: ['Acme'],
    assumptions: { systems: { [otherSystemId('Acme')]: { devHours: 80 } } },
  }).text;
  expect(typed).toContain('A split costs');
  expect(typed).not.toContain('Acme');
});
