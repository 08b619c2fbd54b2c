import { expect, test } from 'vitest';
import { numberAssumptionNames } from '../../contract/assumptions.ts';
import { withAssumptionsText } from '../../contract/format/answerText.ts';
import { assumptionRows } from '../../contract/format/assumptionTexts.ts';
import { leverName, leverValue } from '../../contract/format/leverTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { formatList } from '../../contract/format/phrases.ts';
import { openText, planTerms } from '../../contract/format/planTerms.ts';
import {
  rangeEnd,
  rangeText,
  readText,
  supportedRange,
} from '../../contract/format/rangeSourceTexts.ts';
import { quartersTable } from '../../contract/paper/quartersTable.ts';
import { provider } from '../../contract/provider.ts';
import { composed } from '../../testing/builtReports.ts';
import { reportRequests } from '../../testing/reportRequests.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { systemEvidence } from '../estimate/systemEvidence.ts';
import type { SystemProfile } from '../estimate/systemProfiles.ts';
import { systemProfile } from '../estimate/systems.ts';
import { finance } from '../forecast/finance.ts';
import { sensitivity } from '../forecast/sensitivity.ts';
import { compareCosts, verdict } from '../forecast/verdict.ts';
import type { ReportRequest } from './buildReport.ts';
import type { Item, LinkItem, TextItem } from './layout/Sheet.ts';
import { systemEvidenceText } from './sections/evidence.ts';

async function itemsOf(request: ReportRequest): Promise<Item[]> {
  const { layout } = await composed(request);
  return layout.sheets.flatMap(({ items }) => items);
}

const isText = (item: { kind: string }): item is TextItem => item.kind === 'text';
const isLink = (item: { kind: string }): item is LinkItem => item.kind === 'link';

async function textOf(request: ReportRequest): Promise<string> {
  const texts = (await itemsOf(request)).filter(isText).map(({ text }) => text);
  return texts.join(' ').replaceAll(/\s+/g, ' ');
}

/** The titles that are marked "with your assumptions". */
async function markedTitles(request: ReportRequest): Promise<string[]> {
  const texts = (await itemsOf(request)).filter(isText);
  return texts.flatMap(({ text }, index) =>
    text.trim() === `· ${withAssumptionsText({})}` ? [texts[index - 1]?.text.trim() ?? ''] : [],
  );
}

const withAssumptions = (assumptions: ReportRequest['inputs']['assumptions']): ReportRequest => ({
  ...reportRequests.someSystems,
  inputs: { ...reportRequests.someSystems.inputs, assumptions },
});

test('the report lists each assumption with its value and the rate card’s', async () => {
  const request = reportRequests.assumptions;
  const text = await textOf(request);
  const rows = assumptionRows(
    request.inputs.assumptions,
    (id) => systemProfile(id)?.name ?? 'Unnamed system',
  );
  expect(rows.length).toBeGreaterThan(15);
  for (const { label, value } of rows) expect(text).toContain(`${label} ${value}`);
  expect(text).toContain('Discount rate 12% a year 10% a year');
  expect(text).toContain('Gmail development hours 190 230');
  expect(text).toContain('Unnamed system development hours 320 80');
});

test('an id that is not on the rate card is not printed, with own figures or without (S12)', async () => {
  const { inputs } = reportRequests.someSystems;
  const figures = { devHours: 320, moderationWeeks: 30 };
  const text = await textOf({
    ...reportRequests.someSystems,
    inputs: {
      ...inputs,
      selectedSystems: ['call-0900-1234', 'slack', 'call-0900-5678', 'call-0900-9999'],
      otherSystems: ['Acme ERP'],
      assumptions: {
        systems: { 'call-0900-1234': figures, 'call-0900-5678': { maintenanceHours: 3 } },
      },
    },
  });
  expect(text).not.toContain('0900');
  expect(text).toContain('Systems: Acme ERP, Slack, Unnamed system and Unnamed system 2.');
  expect(text).toContain('1 system not on the rate card, counted with the other integrations.');
  expect(text).toContain('The longest platform review takes 30 weeks (Unnamed system).');
});

/** The text of the table of the lever chart. */
async function leverTableOf(request: ReportRequest): Promise<string> {
  const text = (await textOf(request)).replace(/.*What changes the result\?/, '');
  const chart = text.slice(0, text.search(/No effect on this difference|For your CFO/));
  return chart.slice(chart.indexOf('Changes at'));
}

test.each(['defaults', 'someSystems', 'assumptions', 'inHouseIsCheaper', 'everySystem'] as const)(
  'the lever chart of %s has the strongest levers that move the difference, names the others, and marks every judgement',
  async (name) => {
    const request = reportRequests[name];
    const text = await leverTableOf(request);
    const { inputs } = request;
    const { differenceUsd, levers } = sensitivity(inputs, verdict(inputs, estimate(inputs)));
    const moving = levers.filter(({ less, more }) =>
      [less, more].some((end) => end && end.differenceUsd !== differenceUsd),
    );
    const [, others = ''] = /With smaller effects: (.*?)\./.exec(text) ?? [];
    const charted = moving.slice(0, text.match(/ now /g)?.length);
    expect(charted.length).toBeGreaterThanOrEqual(Math.min(8, moving.length));
    const named = moving.slice(charted.length).map(({ lever }) => leverName(lever));
    expect(others.toLowerCase()).toBe(formatList(named).toLowerCase());
    const judged = charted.filter(({ judgement }) => judgement !== null);
    expect(judged.length).toBeGreaterThanOrEqual(4);
    for (const { lever, current, judgement } of judged) {
      const mark = judgement === 'range' ? 'range judged' : 'judged';
      expect(text).toContain(`${leverName(lever)} now ${leverValue(lever, current)}; ${mark}`);
    }
  },
);

test('a report without assumptions names none', async () => {
  const text = await textOf(reportRequests.someSystems);
  expect(text.replace('Depends on your assumptions:', '')).not.toMatch(/your assumptions/i);
});

test('the sections that an assumption changes are marked, and no others', async () => {
  expect(await markedTitles(withAssumptions({ discountRatePercentage: 12 }))).toEqual([
    'For your CFO',
    'Business analysis',
    'How each figure is calculated',
  ]);
  expect(await markedTitles(withAssumptions({ wantsListings: false }))).toContain('Time to market');
  expect(await markedTitles(withAssumptions({ planDiscountPercentage: 20 }))).toEqual([
    'Cost analysis',
    'Savings',
    '60-month cost forecast',
    'What would turn this?',
    'Which to build?',
    'For your CFO',
    'Business analysis',
    'How each figure is calculated',
  ]);
  const unused = { systems: { zendesk: { devHours: 999 } } };
  expect(await markedTitles(withAssumptions(unused))).toEqual([]);
});

test('the report derives the finance figures, and without room for them names the workbook', async () => {
  const derived = await textOf(reportRequests.assumptions);
  expect(derived).toContain('Return on investment, 60 months 100 × (');
  expect(derived).toContain('month k counts for 1 ÷ 1.12 to the power of k ÷ 12');
  expect(derived).toContain('The amounts of each year are calculated by the formulas of');
  const { inputs } = reportRequests.assumptions;
  const selectedSystems = ['gmail', 'salesforce'];
  const short = { ...inputs, region: 'us' as const, selectedSystems };
  const brief = await textOf({ ...reportRequests.assumptions, inputs: short });
  expect(brief).not.toContain('Return on investment, 60 months');
  expect(brief).not.toContain('Glossary');
  expect(brief).toContain(
    'The figures for your CFO are calculated by the formulas of the calculator’s Excel workbook.',
  );
});

test('the report links all evidence of the selected systems, with its confidence', async () => {
  const items = await itemsOf(reportRequests.everythingAtOnce);
  const targets = new Set(items.filter(isLink).map(({ target }) => target));
  const text = await textOf(reportRequests.everythingAtOnce);
  for (const id of reportRequests.everythingAtOnce.inputs.selectedSystems) {
    const { review = [], recurring = [] } = systemEvidence[id] ?? {};
    for (const { url } of [...review, ...recurring]) expect(targets).toContain(url);
    for (const { claim, confidence } of review) expect(text).toContain(`${claim} (${confidence},`);
    for (const { event } of recurring) expect(text).toContain(`Recurs: ${event}`);
  }
  expect(text).toContain('All evidence was read on 22 November 2026.');
});

test('the weeks of deployment may take one to two times those of the plan', async () => {
  expect(await textOf(reportRequests.defaults)).toContain(
    'Weeks to deploy the embedded product, 1–2 times the plan’s',
  );
});

test('the report lists twelve quarters, which add up to the costs of 36 months', async () => {
  for (const request of [reportRequests.defaults, reportRequests.someSystems]) {
    const text = (await textOf(request)).split('What each side costs, by quarter')[1] ?? '';
    const { rows } = quartersTable(finance(estimate(request.inputs)).quarters);
    expect(rows).toHaveLength(14);
    for (const row of rows) expect(text).toContain(row.join(' '));
    const { inHouseUsd, embeddedUsd } = compareCosts(estimate(request.inputs), 36);
    expect(rows.at(-1)).toEqual(expect.arrayContaining([inHouseUsd, embeddedUsd].map(formatUsd)));
  }
});

test('the report names every range with its support, and links and dates every source', async () => {
  const items = await itemsOf(reportRequests.defaults);
  const targets = new Set(items.filter(isLink).map(({ target }) => target));
  const text = (await textOf(reportRequests.defaults)).replaceAll(' ,', ',');
  const fees = 'Fees of building (assessments, listings, legal), $0–$15,000 a year';
  expect(text).not.toContain(fees);
  expect(await textOf(reportRequests.someSystems)).toContain(fees);
  for (const name of numberAssumptionNames.filter((other) => other !== 'feesUsdPerYear')) {
    const range = supportedRange(name);
    if (range) expect(text).toContain(rangeText(range, rangeEnd(name)));
    if (range?.basis) expect(text).toContain(range.basis);
    for (const source of range?.sources ?? []) {
      expect(targets).toContain(source.url);
      expect(text).toContain(`${source.title}, ${new URL(source.url).host}, ${readText(source)}`);
    }
  }
  expect(
    (await leverTableOf(reportRequests.defaults)).replaceAll(/ (?=[,)])|(?<=\() /g, ''),
  ).toContain(
    'published range: 15–25% of the build hours a year (www.spaceo.ca, read on 25 November 2026, not opened again since)',
  );
});

test('the report says what the plan includes, links and dates each source, and what to ask', async () => {
  for (const request of [reportRequests.defaults, reportRequests.everySystem]) {
    const targets = new Set((await itemsOf(request)).filter(isLink).map(({ target }) => target));
    const text = (await textOf(request)).replaceAll(/ (?=[,)])|(?<=\() /g, '');
    for (const { sources = [], ...term } of planTerms) {
      if (sources.length > 0) expect(text).toContain(openText(term));
      for (const source of sources) {
        expect(targets).toContain(source.url);
        const read = `${new URL(source.url).host}, ${readText(source)}`;
        expect(text).toContain(`${source.finding.slice(0, -1)} (${read})`);
      }
    }
    expect(text).toContain('Ask the provider: users, notice, hosting region and certificates.');
  }
});

test('leaving is a line of the costs where hours for it are stated', async () => {
  const line =
    'Your work to leave the product (in costs over time only with a month of leaving) $2,200';
  const leaving = {
    ...reportRequests.defaults.inputs,
    assumptions: { leavingHoursPerIntegration: 8 },
  };
  expect(await textOf({ ...reportRequests.defaults, inputs: leaving })).toContain(line);
  expect(await textOf(reportRequests.defaults)).not.toContain('Your work to leave the product');
});

test('judgement is said once for all systems, and a figure of the visitor is called theirs', async () => {
  const said = (text: string) =>
    text.split('Hours, maintenance and weeks of review are the calculator’s estimates').length - 1;
  expect(said(await textOf(reportRequests.someSystems))).toBe(1);
  expect(said(await textOf(reportRequests.everySystem))).toBe(1);
  expect(said(await textOf(reportRequests.defaults))).toBe(0);
  const text = await textOf(withAssumptions({ systems: { slack: { devHours: 99 } } }));
  expect(text).toContain('Hours: your own figure.');
  const own = { devHours: 99, moderationWeeks: 3 };
  expect(await textOf(withAssumptions({ systems: { slack: own } }))).toContain(
    'Hours and weeks of review: your own figures.',
  );
  const request = reportRequests.someSystems;
  const gmail = { ...request, inputs: { ...request.inputs, selectedSystems: ['gmail'] } };
  expect(await textOf(gmail)).toContain('Weeks of review: Google states several weeks (official');
});

test('a review range that no source reports is called our assumption', async () => {
  const request = reportRequests.someSystems;
  const text = await textOf({
    ...request,
    inputs: { ...request.inputs, selectedSystems: ['salesloft', 'slack', 'jira'] },
  });
  expect(text).toContain('Access gate; 4 to 12 weeks, the calculator’s estimate. Access beyond');
  expect(text).toContain('Listing gate, reported to take 4 to 12 weeks.');
  expect(text).not.toMatch(/0 to 5 weeks/);
  expect(text).toContain('each review over its range, reported or estimated');
});

test('without listings, the report leaves out what only concerns a listed app', async () => {
  const ofJira = (wantsListings: boolean) => {
    const request = withAssumptions({ wantsListings });
    return textOf({ ...request, inputs: { ...request.inputs, selectedSystems: ['jira'] } });
  };
  expect(await ofJira(true)).toContain('Recurs: A listed app is reviewed every year');
  expect(await ofJira(false)).not.toContain('A listed app');
});

test('the report names the provider, and links its page and the demo with this estimate', async () => {
  const { url } = reportRequests.someSystems;
  const items = await itemsOf(reportRequests.someSystems);
  const targets = items.filter(isLink).map(({ target }) => target);
  expect(await textOf(reportRequests.someSystems)).toContain(`or embed them with ${provider.name}`);
  expect(targets).toContain(provider.productUrl);
  expect(targets).toContain(`${url}&demo=open`);
  const withoutUrl = (await itemsOf({ ...reportRequests.someSystems, url: null })).filter(isLink);
  expect(withoutUrl.map(({ target }) => target)).toContain(provider.productUrl);
  expect(withoutUrl.filter(({ target }) => String(target).includes('demo'))).toEqual([]);
});

test.each(['assumptions', 'inHouseIsCheaper', 'someSystems'] as const)(
  'the report %s states one difference of the costs over 36 months',
  async (name) => {
    const inputs = {
      ...reportRequests[name].inputs,
      // Costs with cents, whose difference rounds in another way than the costs.
      customHourlyRate: 61.37,
      region: 'custom' as const,
      devTimePercentage: 60,
    };
    const { after36Months } = verdict(inputs, estimate(inputs));
    const sign = after36Months.cheaper === 'inHouse' ? -1 : 1;
    const text = await textOf({ ...reportRequests[name], inputs });
    expect(text).toContain(
      `In-house minus embedded, 36 months ${formatUsd(sign * after36Months.byUsd)} `,
    );
  },
);

test('the sources of a system differ in their names', () => {
  const namesOf = (system: SystemProfile) => {
    const spans = systemEvidenceText(system, null, null);
    const from = spans.indexOf(' Also read: ');
    return spans.slice(from + 1).flatMap((span) => (typeof span === 'string' ? [] : [span.text]));
  };
  for (const system of rateCard.systems) {
    const names = namesOf(system);
    expect([system.id, new Set(names).size]).toEqual([system.id, names.length]);
  }
});

test('months of prices that rise are explained, where there are any', async () => {
  const explained = /multiplied by months at its first price/;
  expect(await textOf(withAssumptions({ planRisePercentagePerYear: 5 }))).toMatch(explained);
  expect(await textOf(withAssumptions({ planDiscountPercentage: 5 }))).not.toMatch(explained);
});

test('figures of a system that is not selected are not in the report', async () => {
  const request = (assumptions: ReportRequest['inputs']['assumptions']) => ({
    ...reportRequests.someSystems,
    inputs: { ...reportRequests.someSystems.inputs, selectedSystems: ['hubspot'], assumptions },
  });
  const systems = { slack: { devHours: 99 } };
  expect(await textOf(request({ systems }))).toBe(await textOf(request(null)));
});
