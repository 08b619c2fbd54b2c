import { defaultInputs } from '../contract/defaults.ts';
import { rateCard } from '../worker/estimate/rateCard.ts';
import type { ReportRequest } from '../worker/report/buildReport.ts';

const date = '2026-11-21';
const url = 'https://calculator.example.com/?calculation=k3J9dQ2mXw7TzVbN5cRfYg';
const everySystem = rateCard.systems.map(({ id }) => id);

/**
 * Report requests that are hard in different ways: the script of the names, the length of texts and
 * lists, and which side is cheaper.
 */
export const reportRequests = {
  defaults: {
    contactName: 'Ada Byron',
    companyName: 'Analytical Engines',
    inputs: defaultInputs,
    date,
    url,
  },
  someSystems: {
    contactName: 'Łukasz Żółć',
    companyName: 'Kaffeerösterei Ünal & Søn',
    inputs: {
      ...defaultInputs,
      integrationCount: 12,
      selectedSystems: ['gmail', 'hubspot', 'salesforce', 'slack'],
      deadline: '2027-03-01',
      timeline: 4,
    },
    date,
    url,
  },
  inHouseIsCheaper: {
    contactName: 'Ольга Петрова',
    companyName: 'Ёлки и палки',
    inputs: {
      ...defaultInputs,
      integrationCount: 1,
      developerCountNumber: 1,
      devTimePercentage: 100,
      region: 'asia',
    },
    date,
    url: null,
  },
  liveInFourYears: {
    contactName: 'Ada Byron',
    companyName: 'Analytical Engines',
    inputs: {
      ...defaultInputs,
      integrationCount: 40,
      devTimePercentage: 20,
      assumptions: { monthlyRevenueUsd: 9_000 },
    },
    date,
    url,
  },
  /** Embedding costs less over 36 months, and building over 60. */
  twoVerdicts: {
    contactName: 'Ada Byron',
    companyName: 'Analytical Engines',
    inputs: { ...defaultInputs, integrationCount: 2, devTimePercentage: 20, region: 'asia' },
    date,
    url,
  },
  everythingAtOnce: {
    contactName: `Maximiliane ${'von und zu '.repeat(8)}`.slice(0, 100).trim(),
    companyName: 'Gesellschaft für außerordentlich lange Firmennamen '.repeat(4).slice(0, 200),
    inputs: {
      ...defaultInputs,
      integrationCount: 200,
      selectedSystems: everySystem,
      developerCountNumber: 20,
      developerCount: '11-20',
      devTimePercentage: 1,
      region: 'us',
      deadline: '2026-12-24',
    },
    date,
    url,
  },
  everySystem: {
    contactName: 'Ada Byron',
    companyName: 'Analytical Engines',
    inputs: {
      ...defaultInputs,
      integrationCount: 40,
      selectedSystems: everySystem,
      developerCountNumber: 12,
      developerCount: '11-20',
      devTimePercentage: 80,
      deadline: '2027-12-24',
      assumptions: { monthlyRevenueUsd: 40_000, planRisePercentagePerYear: 7 },
    },
    date,
    url,
  },
  assumptions: {
    contactName: 'Grace Hopper',
    companyName: 'Compilers United',
    inputs: {
      ...defaultInputs,
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
    },
    date,
    url,
  },
  unbroken: {
    contactName: 'W'.repeat(100),
    companyName: 'M'.repeat(200),
    inputs: {
      ...defaultInputs,
      selectedSystems: Array.from({ length: 172 }, (_, index) => `${'x'.repeat(60)}-${index}`),
      region: 'custom',
      customHourlyRate: 10_000,
      devTimePercentage: 1,
      developerCountNumber: 1,
    },
    date,
    url,
  },
  greek: names('Νίκος Παπαδόπουλος', 'Ολυμπία Ναυτιλιακή Α.Ε.'),
  vietnamese: names('Nguyễn Thị Ánh Tuyết', 'Công ty Cổ phần Sữa Việt Nam'),
  turkish: names('İbrahim Yıldız', 'Türkiye Şişe ve Cam Fabrikaları'),
  japanese: names('山田 太郎', '株式会社日立製作所 東京カフェ・プラットフォーム'),
  chinese: names('王小明', '深圳市腾讯计算机系统有限公司'),
  traditionalChinese: names('陳大文', '臺灣積體電路製造股份有限公司'),
  korean: names('김민수', '삼성전자 주식회사'),
  arabic: names('محمد الأحمد', 'شركة الاتصالات السعودية'),
  pointedHebrew: names('דָּוִד כֹּהֵן', 'שָׁלוֹם תַּעֲשִׂיּוֹת'),
  thai: names('สมชาย น้ำใส', 'บริษัท ธนาคารไทยพาณิชย์ จำกัด (มหาชน)'),
  devanagari: names('श्रीमती क्षमा त्रिपाठी', 'भारतीय स्टेट बैंक'),
  emoji: names('Zoë 👩🏽\u200d💻', 'Rocket 🚀 🇯🇵 1\ufe0f\u20e3 ❤\ufe0f'),
  hebrew: names('דוד כהן', 'טבע תעשיות פרמצבטיות'),
} as const satisfies Readonly<Record<string, ReportRequest>>;

export type ReportName = keyof typeof reportRequests;

function names(contactName: string, companyName: string): ReportRequest {
  return { contactName, companyName, inputs: defaultInputs, date, url };
}
