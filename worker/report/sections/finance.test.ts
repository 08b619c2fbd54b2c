import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalculatorInputs } from '../../../contract/calculation.ts';
import { defaultInputs } from '../../../contract/defaults.ts';
import { formatUsd } from '../../../contract/format/money.ts';
import { formatPercentage } from '../../../contract/format/numbers.ts';
import { financePart } from '../../../contract/paper/resultParts.ts';
import { calculatorInputs } from '../../../testing/arbitraries.ts';
import { composed, openComposer } from '../../../testing/builtReports.ts';
import { laidOutReportText } from '../../../testing/claims/writtenTexts.ts';
import { reportRequests } from '../../../testing/reportRequests.ts';
import { estimate } from '../../estimate/estimate.ts';
import { cumulativeCost } from '../../forecast/cumulativeCosts.ts';
import { type FinanceHorizon, finance, financeHorizons } from '../../forecast/finance.ts';
import { byHorizon } from '../../forecast/paperResults.ts';
import { papers } from '../layout/design.ts';
import { Flow } from '../layout/Flow.ts';
import type { Sheet } from '../layout/Sheet.ts';
import { addPart } from './paperPart.ts';

const compose = await openComposer();

const textOf = (sheets: readonly Sheet[]) =>
  sheets
    .flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The text of the section for a finance team. */
function sectionOf(inputs: CalculatorInputs): string {
  const flow = new Flow(papers.a4, { sectionGap: 0, gapFactor: 1 });
  const estimated = estimate(inputs);
  const figures = byHorizon((months) => finance(estimated, inputs.assumptions, months));
  const claims = financeHorizons.flatMap((months) => figures[months].claims);
  addPart(flow, compose, financePart(figures, claims));
  return textOf(flow.sheets);
}

/** The text of the first page of the report. */
async function coverOf(inputs: CalculatorInputs): Promise<string> {
  const { layout } = await composed({ ...reportRequests.defaults, inputs });
  return textOf(layout.sheets.slice(0, 1));
}

const figuresAt = (months: FinanceHorizon, inputs: CalculatorInputs) =>
  finance(estimate(inputs), inputs.assumptions, months);

/** Each row of the finance figures: its name, and a value per horizon. */
function expectedRows(inputs: CalculatorInputs): string[] {
  const horizons = financeHorizons.map((months) => figuresAt(months, inputs));
  const month = (value: number | null) => (value === null ? 'none by then' : `month ${value}`);
  const row = (name: string, show: (figures: (typeof horizons)[number]) => string) =>
    `${name} ${horizons.map(show).join(' ')}`;
  type Verdict = NonNullable<(typeof horizons)[number]['verdict']>;
  const verdictRow = (name: string, show: (verdict: Verdict) => string) =>
    row(name, ({ verdict }) => (verdict ? show(verdict) : 'not live by then'));
  const last = horizons.at(-1);
  return [
    ...(last?.verdict
      ? [
          verdictRow('(discounted by month)', ({ npvUsd }) => formatUsd(npvUsd)),
          verdictRow('for which nobody is paid)', ({ cashNpvUsd }) => formatUsd(cashNpvUsd)),
          verdictRow('stays at or above 0)', ({ paybackMonth }) => month(paybackMonth)),
        ]
      : []),
    ...(last?.verdict && last.verdict.roi !== null
      ? [
          verdictRow('(net present value ÷ present value of embedding)', ({ roi }) =>
            formatPercentage(Math.round(100 * (roi ?? 0))),
          ),
        ]
      : []),
    ...(last?.earlierLaunchUsd == null
      ? []
      : [
          row('not part of any other figure)', ({ earlierLaunchUsd }) =>
            formatUsd(Math.abs(earlierLaunchUsd ?? 0)),
          ),
        ]),
  ];
}

test('every finance figure of the report is that of the forecast at its horizon', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const section = sectionOf(inputs);
      const { discountRatePercentage, verdict, earlierLaunchUsd } = figuresAt(60, inputs);
      for (const row of expectedRows(inputs)) expect(section).toContain(row);
      const rate = `discounted at ${Number(discountRatePercentage.toFixed(2))}% a year`;
      expect(section.includes(rate)).toBe(verdict !== null || earlierLaunchUsd !== null);
      if (!verdict) {
        expect(section).not.toMatch(/Net present value|Return on|[Pp]ayback|costs less|Benefit of/);
      }
    }),
  );
});

const amount = String.raw`−?\$[\d,]+`;
const usd = (shown = '') => Number(shown.replace('−', '-').replaceAll(/[$,]/g, ''));

test('the years add up to the costs over 36 and over 60 months, and each is within a dollar', () => {
  fc.assert(
    fc.property(calculatorInputs, (inputs) => {
      const section = sectionOf(inputs);
      const { years, verdict } = figuresAt(60, inputs);
      const cash = section.slice(section.indexOf('What each side costs, by year'));
      const row = (label: string) =>
        (new RegExp(`${label} ((?:${amount}|–)(?: (?:${amount}|–))+)`).exec(cash)?.[1] ?? '')
          .split(' ')
          .slice(0, verdict ? 4 : 3);
      const shown = years.map(({ year }) => row(year === 0 ? 'Start' : `Year ${year}`).map(usd));
      years.forEach(({ inHouseUsd, embeddedUsd, timeLostUsd }, year) => {
        const [inHouse = 0, lost = 0, embedded = 0, benefit] = shown[year] ?? [];
        expect(Math.abs(inHouse - inHouseUsd)).toBeLessThanOrEqual(1);
        expect(Math.abs(lost - timeLostUsd)).toBeLessThanOrEqual(1);
        expect(Math.abs(embedded - embeddedUsd)).toBeLessThanOrEqual(1);
        if (verdict) expect(benefit).toBe(inHouse - embedded);
      });
      for (const months of financeHorizons) {
        const { inHouseUsd, embeddedUsd } = cumulativeCost(estimate(inputs), months);
        const [inHouse, lost, embedded, benefit] = row(`${months} months`);
        const sums = [0, 1, 2].map((column) =>
          shown.slice(0, months / 12 + 1).reduce((sum, cells) => sum + (cells[column] ?? 0), 0),
        );
        expect([inHouse, lost, embedded]).toEqual(sums.map(formatUsd));
        expect(Math.abs(usd(inHouse) - inHouseUsd)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(usd(embedded) - embeddedUsd)).toBeLessThanOrEqual(0.5 + 1e-6);
        if (!verdict) continue;
        expect(benefit).toBe(
          figuresAt(months, inputs).verdict ? formatUsd(usd(inHouse) - usd(embedded)) : '–',
        );
      }
    }),
  );
});

test('verdicts that differ between the horizons are both named with their horizon', async () => {
  const { inputs } = reportRequests.twoVerdicts;
  const [section, cover] = [sectionOf(inputs), await coverOf(inputs)];
  expect(section).toContain(
    'In present value, embedding costs less over 36 months, and building costs less over 60 months.',
  );
  expect(section).toMatch(/Total cost by month, over 60 months: .* building costs less from month/);
  for (const months of financeHorizons) {
    const { npvUsd = 0, cashNpvUsd = 0 } = figuresAt(months, inputs).verdict ?? {};
    expect(cover).toContain(
      `Over ${months} months, at 10% a year: net present value of embedding ${formatUsd(npvUsd)} (${formatUsd(cashNpvUsd)} in cash, without time lost), return on investment`,
    );
  }
});

test('one verdict over both horizons is stated once', async () => {
  const { inputs } = reportRequests.defaults;
  const [section, cover] = [sectionOf(inputs), await coverOf(inputs)];
  expect(section).toContain('In present value, embedding costs less over 36 and over 60 months.');
  expect(cover).toContain('Over 36 months, at 10% a year');
  expect(cover).not.toContain('Over 60 months, at');
});

test('a build that is live between the horizons has a verdict over 60 months alone', async () => {
  const { inputs } = reportRequests.liveInFourYears;
  const [section, cover] = [sectionOf(inputs), await coverOf(inputs)];
  expect(section).toContain(
    'Nothing is live in-house after 36 months, so there is no present value to compare by then. In present value, embedding costs less over 60 months.',
  );
  expect(section).toContain('(discounted by month) not live by then $');
  expect(cover).toContain('Over 60 months, at 10% a year: net present value');
  expect(cover).not.toContain('Over 36 months, at');
});

test('an unfinished build has spending, and no finance verdict', () => {
  const section = sectionOf(reportRequests.everythingAtOnce.inputs);
  expect(section).toContain(
    'Nothing is live in-house after 36 or 60 months, so there is no present value to compare.',
  );
  expect(section).toContain('What each side costs, by year');
});

const noCosts = {
  ...reportRequests.defaults.inputs,
  integrationCount: 1,
  selectedSystems: ['salesloft'],
  assumptions: {
    planDiscountPercentage: 100,
    systems: { salesloft: { devHours: 0, maintenanceHours: 0, moderationWeeks: 0 } },
  },
};

test('where neither side costs anything, no payback month is stated', async () => {
  const [section, cover] = [sectionOf(noCosts), await coverOf(noCosts)];
  expect(section).toContain('Payback (neither side costs anything) none none');
  expect(section).not.toContain('month 1');
  expect(cover).toContain('nothing to pay back');
});

test('the value of an earlier launch is that of the side that launches earlier', () => {
  const earlierInHouse = {
    ...reportRequests.defaults.inputs,
    integrationCount: 1,
    developerCountNumber: 1,
    devTimePercentage: 100,
    assumptions: { monthlyRevenueUsd: 10_000 },
  };
  expect(sectionOf(earlierInHouse)).toContain('Value of launching earlier in-house (gross profit');
  expect(sectionOf({ ...earlierInHouse, devTimePercentage: 10 })).toContain(
    'Value of launching earlier with embedding (gross profit',
  );
});

test('beside a net present value that contradicts the costs is the reason', async () => {
  const { printed } = await laidOutReportText({
    ...defaultInputs,
    region: 'custom',
    customHourlyRate: 14.2,
  });
  expect(printed).toContain(
    'Undiscounted, building costs $88 less over 36 months; discounted at 10% a year, embedding is ahead by $656, because building is paid earlier.',
  );
  expect((await laidOutReportText(defaultInputs)).printed).not.toContain('Undiscounted');
});
