import { totalNotes } from '../../contract/format/costComparison.ts';
import { choiceLabels } from '../../contract/format/inputLabels.ts';
import type { ModelStep } from './workbook.ts';

const regionNames = choiceLabels.region;
const cents = (usd: number) => Math.round(usd * 100);

/** The steps of specification 9 in order, as spreadsheet formulas; a string is a heading. */
export const modelSteps: readonly (ModelStep | string)[] = [
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
      'ROUND(SUM(system_dev_hours_counted)+(effective_count-SUM(selected_flags))*generic_dev_hours,6)',
    style: 'hours',
    value: ({ hours }) => hours.development,
  },
  {
    name: 'maintenance_hours',
    label: 'Maintenance hours per month',
    rule: 'hours',
    formula:
      'IF(ISNUMBER(maintenance_percentage),development_hours*maintenance_percentage/12,ROUND(SUM(system_maintenance_hours_counted)+(effective_count-SUM(selected_flags))*generic_maintenance_hours,6))',
    style: 'hours',
    value: ({ hours }) => hours.maintenance,
  },
  'Rate and factors',
  {
    name: 'hourly_rate',
    label: 'Hourly rate (USD)',
    rule: 'hourly-rate',
    formula: `IF(AND(OR(region="${regionNames.custom}",region="${regionNames.other}"),custom_hourly_rate>0),custom_hourly_rate,VLOOKUP(region,hourly_rates,2,FALSE()))`,
    style: 'usd',
    value: ({ factors }) => factors.hourlyRateUsd,
  },
  {
    name: 'time_share',
    label: 'Time spent on integrations (%), with empty as 100',
    rule: 'time-share',
    // 30 counts as 30 %, where a program stores it as it was entered.
    formula:
      'IF(time_percentage=0,100,ROUND(IF(time_percentage>1,time_percentage,100*time_percentage),10))',
    style: 'factor',
    value: ({ factors }) => factors.effectiveDevTimePercentage,
  },
  {
    name: 'build_weeks',
    label: 'Weeks of development',
    rule: 'build-weeks',
    formula: '100*development_hours/(hours_per_developer_week*developers*time_share)',
    style: 'weeks',
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
    value: ({ factors }) => factors.devTimeFactor,
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
  'In-house',
  {
    name: 'initial_cents',
    label: 'Initial cost in cents',
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
    label: 'Documentation & training (rest)',
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
    formula: 'ROUND(ROUND(maintenance_hours*ROUND(100*hourly_rate,6),6),0)/100',
    style: 'result',
    value: ({ results }) => results.inHouse.maintenance,
  },
  'Embedded',
  {
    name: 'embedded_setup',
    label: 'Initial setup',
    rule: 'embedded-plan',
    formula: 'ROUND(ROUND(100*setup_fee*(1-plan_discount),6),0)/100',
    style: 'usd',
    value: ({ results }) => results.embedded.setup,
  },
  {
    name: 'embedded_monthly',
    label: 'Monthly subscription',
    rule: 'embedded-plan',
    formula:
      'ROUND(ROUND(100*VLOOKUP(effective_count,plan_tiers,2,TRUE())*(1-plan_discount),6),0)/100',
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
  {
    name: 'embedded_own_once',
    label: 'Your own work at the start',
    rule: 'embedded-own-work',
    formula: 'effective_count*embedded_hours_once*hourly_rate',
    style: 'usd',
    value: ({ escalation }) => escalation.ownOnceUsd,
  },
  {
    name: 'embedded_own_monthly',
    label: 'Your own work per month',
    rule: 'embedded-own-work',
    formula: 'effective_count*embedded_hours_monthly*hourly_rate',
    style: 'usd',
    value: ({ escalation }) => escalation.ownMonthlyUsd,
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
    label: 'Initial dev cost reduction',
    rule: 'savings',
    formula:
      'IF(initial_total=0,0,MAX(0,ROUND(100*(initial_cents-100*embedded_year_one)/initial_cents,0)))/100',
    style: 'resultPercent',
    value: ({ results }) => results.savings.percentage / 100,
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
    label: 'Monthly cost reduction',
    rule: 'monthly-savings',
    formula:
      'IF(maintenance_cost=0,0,ROUND(100*ROUND(100*savings_monthly,0)/ROUND(100*maintenance_cost,0),0))/100',
    style: 'resultPercent',
    value: ({ monthlyReductionPercentage }) => monthlyReductionPercentage / 100,
  },
  'Time to market',
  {
    name: 'moderation_weeks',
    label: 'Longest review among the selected systems',
    rule: 'moderation',
    formula: 'MAX(review_weeks_counted)',
    style: 'weeks',
    value: ({ timeline }) => timeline.moderationWeeks,
  },
  {
    name: 'timeline_weeks',
    label: 'In-house timeline',
    rule: 'timeline',
    formula:
      'ROUNDUP(ROUND((200*development_hours+moderation_weeks*hours_per_developer_week*developers*time_share)/(2*hours_per_developer_week*developers*time_share),9),0)',
    style: 'weeks',
    warnIf: 'AND(deadline>0,as_of+7*timeline_weeks>deadline)',
    value: ({ timeline }) => timeline.timelineWeeks,
  },
  {
    name: 'embedded_weeks',
    label: 'Embedded timeline',
    rule: 'embedded-weeks',
    formula: 'VLOOKUP(effective_count,plan_tiers,3,TRUE())',
    style: 'weeks',
    warnIf: 'AND(deadline>0,as_of+7*embedded_weeks>deadline)',
    value: ({ timeline }) => timeline.embeddedWeeks,
  },
];

/** The steps without headings: the figure that the formula of each cell must evaluate to. */
export const stepFigures: readonly Pick<ModelStep, 'name' | 'rule' | 'value' | 'style'>[] =
  modelSteps.filter((step) => typeof step !== 'string');
