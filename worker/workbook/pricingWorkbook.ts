import type { CalculatorInputs } from '../../contract/calculation.ts';
import { daysUntil, deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { totalNotes } from '../../contract/wording/costComparison.ts';
import { type Estimate, estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type RuleId, rules } from '../estimate/rules.ts';
import { systemProfile } from '../estimate/systems.ts';
import { userPlanPrice } from '../estimate/userPlanPrice.ts';
import { comparisonRows } from './comparisonRows.ts';
import type { Cell, CellStyle, CellValue, Sheet, Workbook } from './workbook.ts';

/** What a workbook is made for. */
export interface WorkbookQuestion {
  inputs: CalculatorInputs;
  /** The calendar day from which months to a deadline count, `2026-11-21`. */
  today: string;
}

/**
 * The pricing model as a spreadsheet with live formulas and one named cell per input and per step.
 * Formulas and constants are written from specification 9, not from the code of the estimate, so that
 * each can tell the other wrong; only the profiles of the systems come from the rate card. The values
 * beside the formulas are the estimate's, for programs that show a workbook without calculating.
 */
export function pricingWorkbook(question: WorkbookQuestion): Workbook {
  return {
    title: `Integration ROI model, rate card ${rateCard.version}`,
    sheets: [
      modelSheet(question),
      systemsSheet(question.inputs),
      constantsSheet(),
      userPlansSheet(),
    ],
  };
}

/** A step of the model: its formula, where it comes from, and the estimate's own figure for it. */
interface Step {
  name: string;
  label: string;
  rule: RuleId;
  formula: string;
  style: CellStyle;
  value: (estimated: Estimate) => number;
}

const cents = (usd: number) => Math.round(usd * 100);

/** Section 9 from top to bottom, in the language of spreadsheets. */
const steps: readonly (Step | string)[] = [
  'Hours',
  {
    name: 'selected_count',
    label: 'Selected systems',
    rule: 'effective-count',
    formula: 'SUM(selected_flags)+other_systems',
    style: 'number',
    value: ({ selectedCount }) => selectedCount,
  },
  {
    name: 'effective_count',
    label: 'Integrations estimated',
    rule: 'effective-count',
    formula: 'MAX(integration_count,selected_count)',
    style: 'number',
    value: ({ effectiveCount }) => effectiveCount,
  },
  {
    name: 'development_hours',
    label: 'Development hours',
    rule: 'hours',
    formula:
      'SUMPRODUCT(selected_flags,system_dev_hours)+(effective_count-SUM(selected_flags))*generic_dev_hours',
    style: 'number',
    value: ({ hours }) => hours.development,
  },
  {
    name: 'maintenance_hours',
    label: 'Maintenance hours per month',
    rule: 'hours',
    formula:
      'SUMPRODUCT(selected_flags,system_maintenance_hours)+(effective_count-SUM(selected_flags))*generic_maintenance_hours',
    style: 'number',
    value: ({ hours }) => hours.maintenance,
  },
  'Rate and factors',
  {
    name: 'hourly_rate',
    label: 'Hourly rate (USD)',
    rule: 'hourly-rate',
    formula:
      'IF(OR(region="custom",region="other"),IF(custom_hourly_rate>0,custom_hourly_rate,VLOOKUP("other",hourly_rates,2,FALSE())),VLOOKUP(region,hourly_rates,2,FALSE()))',
    style: 'usd',
    value: ({ factors }) => factors.hourlyRateUsd,
  },
  {
    name: 'time_share',
    label: 'Time share (percent)',
    rule: 'time-share',
    formula: 'IF(time_percentage=0,100,time_percentage)',
    style: 'number',
    value: ({ factors }) => factors.timeSharePercentage,
  },
  {
    name: 'build_weeks',
    label: 'Weeks of development',
    rule: 'build-weeks',
    formula: '100*development_hours/(hours_per_developer_week*developers*time_share)',
    style: 'factor',
    value: ({ timeline }) => timeline.buildWeeks,
  },
  {
    name: 'team_size_factor',
    label: 'Team-size factor',
    rule: 'team-size-factor',
    formula:
      'VLOOKUP(developers,team_size_bands,2,TRUE())+VLOOKUP(developers,team_size_bands,3,TRUE())*(developers-VLOOKUP(developers,team_size_bands,4,TRUE()))',
    style: 'factor',
    value: ({ factors }) => factors.teamSizeFactor,
  },
  {
    name: 'time_share_factor',
    label: 'Time-share factor',
    rule: 'time-share-factor',
    formula:
      'VLOOKUP(time_share,time_share_bands,2,TRUE())+VLOOKUP(time_share,time_share_bands,3,TRUE())*(VLOOKUP(time_share,time_share_bands,4,TRUE())-time_share)',
    style: 'factor',
    value: ({ factors }) => factors.timeShareFactor,
  },
  {
    name: 'duration_surcharge',
    label: 'Duration surcharge',
    rule: 'duration-surcharge',
    formula:
      'IF(build_weeks>long_build_weeks,long_build_surcharge,IF(build_weeks>medium_build_weeks,medium_build_surcharge,0))',
    style: 'factor',
    value: ({ factors }) => factors.durationSurcharge,
  },
  {
    name: 'cost_multiplier',
    label: 'Cost multiplier',
    rule: 'cost-multiplier',
    formula: 'ROUND(team_size_factor*time_share_factor+duration_surcharge,9)',
    style: 'factor',
    value: ({ factors }) => factors.costMultiplier,
  },
  'Building in-house',
  {
    name: 'initial_cents',
    label: 'Initial cost in cents (whole numbers, so that half a cent is never lost)',
    rule: 'initial-cost',
    formula:
      'ROUND(development_hours*ROUND(100*hourly_rate,6)*ROUND(100000*cost_multiplier,4)/100000,0)',
    style: 'number',
    value: ({ results }) => cents(results.inHouse.initialTotal),
  },
  {
    name: 'development_cost',
    label: 'Initial development',
    rule: 'initial-cost',
    formula: 'ROUND(initial_cents*development_percent/100,0)/100',
    style: 'usd',
    value: ({ results }) => results.inHouse.development,
  },
  {
    name: 'testing_cost',
    label: 'Testing & QA',
    rule: 'initial-cost',
    formula: 'ROUND(initial_cents*testing_percent/100,0)/100',
    style: 'usd',
    value: ({ results }) => results.inHouse.testing,
  },
  {
    name: 'documentation_cost',
    label: 'Documentation & training (the rest)',
    rule: 'initial-cost',
    formula: 'ROUND(initial_total-development_cost-testing_cost,2)',
    style: 'usd',
    value: ({ results }) => results.inHouse.documentation,
  },
  {
    name: 'initial_total',
    label: `Initial total (${totalNotes.initialTotal})`,
    rule: 'initial-cost',
    formula: 'initial_cents/100',
    style: 'result',
    value: ({ results }) => results.inHouse.initialTotal,
  },
  {
    name: 'maintenance_cost',
    label: 'Monthly maintenance',
    rule: 'maintenance-cost',
    formula: 'ROUND(maintenance_hours*ROUND(100*hourly_rate,6),0)/100',
    style: 'result',
    value: ({ results }) => results.inHouse.maintenance,
  },
  'Embedding',
  {
    name: 'embedded_setup',
    label: 'Initial setup',
    rule: 'embedded-plan',
    formula: 'setup_fee',
    style: 'usd',
    value: ({ results }) => results.embedded.setup,
  },
  {
    name: 'embedded_monthly',
    label: 'Monthly subscription',
    rule: 'embedded-plan',
    formula: 'VLOOKUP(effective_count,plan_tiers,2,TRUE())',
    style: 'usd',
    value: ({ results }) => results.embedded.monthly,
  },
  {
    name: 'embedded_year_one',
    label: `Total year 1 (${totalNotes.yearOne})`,
    rule: 'embedded-plan',
    formula: 'embedded_setup+12*embedded_monthly',
    style: 'result',
    value: ({ results }) => results.embedded.initialTotal,
  },
  `Savings (${totalNotes.savings})`,
  {
    name: 'savings_absolute',
    label: 'Initial cost savings',
    rule: 'savings',
    formula: 'MAX(0,ROUND(initial_total-embedded_year_one,2))',
    style: 'result',
    value: ({ results }) => results.savings.absolute,
  },
  {
    name: 'savings_percentage',
    label: 'Initial cost reduction (percent)',
    rule: 'savings',
    formula:
      'IF(initial_total=0,0,MAX(0,ROUND(100*(initial_cents-100*embedded_year_one)/initial_cents,0)))',
    style: 'percent',
    value: ({ results }) => results.savings.percentage,
  },
  {
    name: 'savings_monthly',
    label: 'Monthly maintenance savings',
    rule: 'monthly-savings',
    formula: 'MAX(0,ROUND(maintenance_cost-embedded_monthly,2))',
    style: 'result',
    value: ({ results }) => results.savings.monthlyMaintenance,
  },
  {
    name: 'monthly_reduction',
    label: 'Monthly cost reduction (percent)',
    rule: 'monthly-savings',
    formula:
      'IF(maintenance_cost=0,0,ROUND(100*ROUND(100*savings_monthly,0)/ROUND(100*maintenance_cost,0),0))',
    style: 'percent',
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage,
  },
  'Time to market',
  {
    name: 'moderation_weeks',
    label: 'Longest review among the selected systems (weeks)',
    rule: 'moderation',
    formula: 'MAX(review_weeks_counted)',
    style: 'number',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  {
    name: 'timeline_weeks',
    label: 'In-house timeline (weeks): development + half the review, rounded up',
    rule: 'timeline',
    formula:
      'ROUNDUP((200*development_hours+moderation_weeks*hours_per_developer_week*developers*time_share)/(2*hours_per_developer_week*developers*time_share),0)',
    style: 'number',
    value: ({ timeline }) => timeline.timelineWeeks,
  },
  {
    name: 'embedded_weeks',
    label: 'Embedded timeline (weeks)',
    rule: 'embedded-weeks',
    formula: 'VLOOKUP(effective_count,plan_tiers,3,TRUE())',
    style: 'number',
    value: ({ timeline }) => timeline.embeddedWeeks,
  },
];

/** The steps' names in order, with the estimate's figure for each: what a formula engine must come to. */
export const stepFigures: readonly Pick<Step, 'name' | 'value' | 'style'>[] = steps.filter(
  (step) => typeof step !== 'string',
);

/** What the visitor answers, as the cells hold it: by cell name; an empty cell is null. */
export function inputCells({ inputs, today }: WorkbookQuestion): Record<string, CellValue> {
  const known = knownSystems(inputs);
  return {
    integration_count: inputs.integrationCount,
    other_systems: new Set(inputs.selectedSystems).size - known.size,
    developers: inputs.developerCountNumber,
    time_percentage: inputs.devTimePercentage,
    region: inputs.region,
    custom_hourly_rate: inputs.customHourlyRate ?? null,
    deadline: inputs.deadline ? dateSerial(inputs.deadline) : null,
    as_of: dateSerial(today),
  };
}

/** Flags of the Systems sheet in its order: 1 for a selected system. */
export function selectedFlags(inputs: CalculatorInputs): number[] {
  const known = knownSystems(inputs);
  return rateCard.systems.map(({ id }) => (known.has(id) ? 1 : 0));
}

function knownSystems({ selectedSystems }: CalculatorInputs): Set<string> {
  return new Set(selectedSystems.filter((id) => systemProfile(id)));
}

/** Spreadsheets count days from 30 December 1899. */
function dateSerial(day: string): number {
  return daysUntil(day, '1899-12-30');
}

const text = (value: string, style: CellStyle = 'plain'): Cell => ({ value, style });

function modelSheet(question: WorkbookQuestion): Sheet {
  const { inputs, today } = question;
  const estimated = estimate(inputs);
  const cells = inputCells(question);
  const input = (name: string, label: string, style: CellStyle, note: string): Cell[] => [
    text(label),
    { value: cells[name] ?? null, name, style },
    text(note, 'note'),
  ];
  return {
    title: 'Model',
    columnWidths: [58, 18, 100],
    rows: [
      [text(`Integration ROI model, rate card ${rateCard.version}`, 'title')],
      [text('Change a shaded cell and every figure follows. Amounts are in USD.', 'note')],
      [],
      [text('Inputs', 'heading')],
      input(
        'integration_count',
        'Integrations',
        'inputNumber',
        `${limits.integrationCount.min} to ${limits.integrationCount.max}`,
      ),
      input(
        'other_systems',
        'Selected systems that the Systems sheet does not list',
        'inputNumber',
        'Estimated as generic integrations; mark listed ones with 1 on the Systems sheet',
      ),
      input(
        'developers',
        'Developers',
        'inputNumber',
        `${limits.developerCountNumber.min} to ${limits.developerCountNumber.max}`,
      ),
      input(
        'time_percentage',
        'Share of developer time (percent)',
        'inputNumber',
        '1 to 100; empty counts as 100',
      ),
      input(
        'region',
        'Region',
        'inputText',
        `${regions.slice(0, -1).join(', ')} or ${regions.at(-1)}`,
      ),
      input(
        'custom_hourly_rate',
        'Custom hourly rate (USD)',
        'inputNumber',
        'Counts for the regions other and custom',
      ),
      input('deadline', 'Deadline', 'inputDate', 'May be empty'),
      input('as_of', 'Counted from', 'inputDate', 'The day this model was made'),
      [
        text('Months to the deadline'),
        {
          name: 'months_to_deadline',
          formula: 'IF(deadline=0,"",MAX(1,ROUNDUP((deadline-as_of)/30,0)))',
          value: inputs.deadline ? deadlineToMonths(inputs.deadline, today) : null,
          style: 'number',
        },
        text(explanation('deadline'), 'note'),
      ],
      ...steps.flatMap((step): Cell[][] =>
        typeof step === 'string'
          ? [[], [text(step, 'heading')]]
          : [
              [
                text(step.label),
                {
                  name: step.name,
                  formula: step.formula,
                  value: step.value(estimated),
                  style: step.style,
                },
                text(explanation(step.rule), 'note'),
              ],
            ],
      ),
      [],
      ...comparisonRows(estimated),
    ],
  };
}

function explanation(rule: RuleId): string {
  const { title, formula } = rules[rule];
  return `${title}: ${formula}`;
}

function systemsSheet(inputs: CalculatorInputs): Sheet {
  const flags = selectedFlags(inputs);
  const first = 3;
  const last = first + rateCard.systems.length - 1;
  return {
    title: 'Systems',
    columnWidths: [30, 16, 10, 18, 22, 14, 16, 16, 100],
    rows: [
      [
        text(
          'Mark a selected system with 1. Hours are planning assumptions, not measurements.',
          'note',
        ),
      ],
      [
        'System',
        'Category',
        'Selected',
        'Development hours',
        'Maintenance per month',
        'Review weeks',
        'Review counted',
        'Complexity',
        'Note',
      ].map((heading) => text(heading, 'heading')),
      ...rateCard.systems.map((system, i): Cell[] => {
        const row = first + i;
        const flag = flags[i] ?? 0;
        return [
          text(system.name),
          text(system.category),
          { value: flag, style: 'inputNumber' },
          { value: system.devHours, style: 'number' },
          { value: system.maintenanceHours, style: 'number' },
          { value: system.moderationWeeks, style: 'number' },
          { value: flag * system.moderationWeeks, formula: `C${row}*F${row}`, style: 'number' },
          text(system.complexity),
          text(system.complexityNote, 'note'),
        ];
      }),
    ],
    ranges: {
      selected_flags: `C${first}:C${last}`,
      system_dev_hours: `D${first}:D${last}`,
      system_maintenance_hours: `E${first}:E${last}`,
      review_weeks_counted: `G${first}:G${last}`,
    },
  };
}

/**
 * Specification 9's constants, typed from it a second time on purpose, but for the hourly rates: a region is added in the
 * rate card alone.
 */
function constantsSheet(): Sheet {
  const hourlyRates = Object.entries(rateCard.hourlyRatesUsd);
  const lastRate = 1 + hourlyRates.length;
  const constant = (name: string, label: string, value: number): Cell[] => [
    text(label),
    { value, name, style: 'number' },
  ];
  const table = (rows: readonly (readonly (string | number)[])[]): Cell[][] =>
    rows.map((row) => row.map((value) => ({ value, style: 'plain' })));
  const headings = (...names: string[]): Cell[] => names.map((name) => text(name, 'heading'));
  return {
    title: 'Constants',
    columnWidths: [44, 16, 22, 16],
    rows: [
      headings('Region', 'USD per hour'),
      ...table(hourlyRates),
      [],
      headings('Developers from', 'Team-size factor', 'Per developer', 'Above'),
      ...table([
        [1, 1.15, 0, 1],
        [2, 1.05, 0, 2],
        [3, 1, 0, 3],
        [5, 1.02, 0.02, 5],
        [9, 1.08, 0.03, 8],
      ]),
      [],
      headings('Time share from (percent)', 'Time-share factor', 'Per point', 'Below'),
      ...table([
        [0, 1.4, 0.02, 50],
        [50, 1.1, 0.01, 80],
        [80, 1, 0.005, 100],
      ]),
      [],
      headings('Integrations from', 'USD per month', 'Weeks to deploy'),
      ...table([
        [1, 899, 3],
        [6, 1499, 4],
        [16, 2299, 6],
        [31, 3499, 8],
        [51, 4999, 10],
      ]),
      [],
      headings('Other constants', 'Value'),
      constant('generic_dev_hours', 'Development hours of a generic integration', 80),
      constant('generic_maintenance_hours', 'Maintenance hours of one, per month', 10),
      constant('hours_per_developer_week', 'Hours of a developer’s week', 40),
      constant('medium_build_weeks', 'Builds above these weeks are surcharged', 12),
      constant('medium_build_surcharge', 'by', 0.1),
      constant('long_build_weeks', 'Builds above these weeks are surcharged', 26),
      constant('long_build_surcharge', 'by', 0.2),
      constant('development_percent', 'Development, percent of the initial cost', 65),
      constant('testing_percent', 'Testing, percent of the initial cost', 25),
      constant('setup_fee', 'Setup fee of the embedded plan', 1800),
    ],
    ranges: {
      hourly_rates: `A2:B${lastRate}`,
      team_size_bands: `A${lastRate + 3}:D${lastRate + 7}`,
      time_share_bands: `A${lastRate + 10}:D${lastRate + 12}`,
      plan_tiers: `A${lastRate + 15}:C${lastRate + 19}`,
    },
  };
}

/** The two plans billed per user, tier by tier; also typed from the specification. */
function userPlansSheet(): Sheet {
  const users = limits.users.default;
  const tiers: readonly (readonly [from: number, upTo: number, usdPerUser: number])[] = [
    [0, 100, 5],
    [100, 200, 4],
    [200, 300, 3],
    [300, 500, 2.8],
    [500, 700, 2.6],
    [700, 1000, 2.4],
    [1000, 1500, 2.2],
    [1500, 2000, 2.1],
    [2000, 1_000_000_000, 2],
  ];
  const first = 5;
  const last = first + tiers.length - 1;
  const billable = Math.max(0, users - 100);
  const inTier = (from: number, upTo: number) => Math.max(0, Math.min(billable, upTo) - from);
  return {
    title: 'Per user',
    columnWidths: [40, 16, 16, 16],
    rows: [
      [text('Users'), { value: users, name: 'users', style: 'inputNumber' }],
      [
        text('Users beyond the 100 free ones of the pro plan'),
        { value: billable, name: 'billable_users', formula: 'MAX(0,users-100)', style: 'number' },
      ],
      [],
      ['Beyond', 'Up to', 'USD per user', 'Users in tier'].map((name) => text(name, 'heading')),
      ...tiers.map(([from, upTo, usdPerUser], i): Cell[] => [
        { value: from, style: 'number' },
        { value: upTo, style: 'number' },
        { value: usdPerUser, style: 'usd' },
        {
          value: inTier(from, upTo),
          formula: `MAX(0,MIN(billable_users,B${first + i})-A${first + i})`,
          style: 'number',
        },
      ]),
      [],
      [
        text('Starter plan per month'),
        {
          value: userPlanPrice('starter', users).monthlyUsd,
          name: 'starter_monthly',
          formula: '1500+8*users',
          style: 'result',
        },
      ],
      [
        text('Pro plan per month'),
        {
          value: userPlanPrice('pro', users).monthlyUsd,
          name: 'pro_monthly',
          formula: `ROUND(3500+SUMPRODUCT(C${first}:C${last},D${first}:D${last}),2)`,
          style: 'result',
        },
      ],
    ],
  };
}
