import type { CalculatorInputs } from '../contract/calculation.ts';
import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import type { ReportRequest } from '../worker/report/buildReport.ts';

/** Only the mailed report may leave them out. */
type Names = { contactName: string; companyName: string };

const date = '2026-11-21';
const url = 'https://calculator.example.com/?calculation=k3J9dQ2mXw7TzVbN5cRfYg';
const everySystem = rateCard.systems.map(({ id }) => id);

/**
 * Report requests that are hard in different ways: the script of the names, the length of texts and
 * lists, and which side is cheaper.
 */
export const reportRequests = {
  defaults: ofAda({}),
  someSystems: request('Łukasz Żółć', 'Kaffeerösterei Ünal & Søn', {
    integrationCount: 12,
    selectedSystems: ['gmail', 'hubspot', 'salesforce', 'slack'],
    deadline: '2027-03-01',
    timeline: 4,
  }),
  inHouseIsCheaper: {
    ...request('Ольга Петрова', 'Ёлки и палки', {
      integrationCount: 1,
      developerCountNumber: 1,
      devTimePercentage: 100,
      region: 'asia',
    }),
    url: null,
  },
  liveInFourYears: ofAda({
    integrationCount: 40,
    devTimePercentage: 20,
    assumptions: { monthlyRevenueUsd: 9_000, platformHoursOnce: 240 },
  }),
  /** Embedding costs less over 36 months, and building over 60. */
  twoVerdicts: ofAda({ integrationCount: 2, devTimePercentage: 20, region: 'asia' }),
  everythingAtOnce: request(
    `Maximiliane ${'von und zu '.repeat(8)}`.slice(0, 100).trim(),
    'Gesellschaft für außerordentlich lange Firmennamen '.repeat(4).slice(0, 200),
    {
      integrationCount: 200,
      selectedSystems: everySystem,
      developerCountNumber: 20,
      developerCount: '11-20',
      devTimePercentage: 1,
      region: 'us',
      deadline: '2026-12-24',
    },
  ),
  everySystem: ofAda({
    integrationCount: 40,
    selectedSystems: everySystem,
    developerCountNumber: 12,
    developerCount: '11-20',
    devTimePercentage: 80,
    deadline: '2027-12-24',
    assumptions: { monthlyRevenueUsd: 40_000, planRisePercentagePerYear: 7 },
  }),
  assumptions: request('Grace Hopper', 'Compilers United', {
    integrationCount: 12,
    selectedSystems: ['gmail', 'hubspot', 'salesforce', 'slack', 'homegrown'],
    assumptions: {
      maintenancePercentagePerYear: 20,
      embeddedHoursPerIntegration: 16,
      embeddedHoursPerMonth: 2.5,
      planDiscountPercentage: 15,
      planRisePercentagePerYear: 7,
      wageRisePercentagePerYear: 3,
      discountRatePercentage: 12,
      monthlyRevenueUsd: 40_000,
      grossMarginPercentage: 75,
      rampMonths: 9,
      wantsListings: false,
      systems: {
        hubspot: { devHours: 210, maintenanceHours: 6, moderationWeeks: 5 },
        gmail: { devHours: 190 },
        homegrown: { devHours: 320, moderationWeeks: 2 },
      },
    },
  }),
  /** Some integrations are kept on a side of the split. */
  pinned: ofAda({
    integrationCount: 14,
    selectedSystems: ['slack', 'stripe', 'hubspot', 'jira', 'notion'],
    otherSystems: ['Zulip'],
    region: 'asia',
    devTimePercentage: 100,
    deadline: '2027-02-01',
    builtSystems: ['notion', 'other:Zulip'],
    embeddedSystems: ['jira'],
  }),
  unbroken: request('W'.repeat(100), 'M'.repeat(200), {
    selectedSystems: Array.from({ length: 172 }, (_, index) => `${'x'.repeat(60)}-${index}`),
    region: 'custom',
    customHourlyRate: 10_000,
    devTimePercentage: 1,
    developerCountNumber: 1,
  }),
  vietnamese: request('Nguyễn Thị Ánh Tuyết', 'Công ty Cổ phần Sữa Việt Nam'),
  japanese: request('山田 太郎', '株式会社日立製作所 東京カフェ・プラットフォーム'),
  korean: request('김민수', '삼성전자 주식회사'),
  arabic: request('محمد الأحمد', 'شركة الاتصالات السعودية'),
  thai: request('สมชาย น้ำใส', 'บริษัท ธนาคารไทยพาณิชย์ จำกัด (มหาชน)'),
  emoji: request('Zoë 👩🏽\u200d💻', 'Rocket 🚀 🇯🇵 1\ufe0f\u20e3 ❤\ufe0f'),
  hebrew: request('דוד כהן', 'טבע תעשיות פרמצבטיות'),
} as const satisfies Readonly<Record<string, ReportRequest & Names>>;

export type ReportName = keyof typeof reportRequests;

function request(
  contactName: string,
  companyName: string,
  inputs: Partial<CalculatorInputs> = {},
): ReportRequest & Names {
  return { contactName, companyName, inputs: { ...defaultInputs, ...inputs }, date, url };
}

function ofAda(inputs: Partial<CalculatorInputs>): ReportRequest & Names {
  return request('Ada Byron', 'Analytical Engines', inputs);
}
