import { systemFigures } from '../../contract/assumptions.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { limits } from '../../contract/limits.ts';
import { scenarioFragment } from '../../contract/scenarioLink.ts';
import { localToday } from '../../src/estimator/inputs.ts';
import { planExplorerTexts } from '../../src/texts/deferred/cards.ts';
import type { FuzzCase } from '../../testing/fuzz/fuzzCase.ts';
import { inputsOfQuarterCents } from '../../testing/fuzz/properties/inHouseCosts.ts';

/**
 * The address where `npm start` serves the calculator, with the same `PORT` variable, with inputs
 * that show what the property is about: its inputs, its deadline counted from today, its weeks or
 * its hours.
 */
export function calculatorLink(property: string, fuzzCase: FuzzCase, now = new Date()): string {
  const port = process.env.PORT ?? '3000';
  const inputs = inputsToShow(property, fuzzCase, now);
  return `http://localhost:${port}/roi-calculator#${scenarioFragment(inputs)}`;
}

/** The link, and what to enter where no link carries it. */
export function openText(property: string, fuzzCase: FuzzCase): string {
  const link = calculatorLink(property, fuzzCase);
  if (ruleOf(property) !== 'user-plans') return link;
  return `${link}\n          Open “${planExplorerTexts.title}” and enter ${fuzzCase.users} users.`;
}

function inputsToShow(property: string, fuzzCase: FuzzCase, now: Date): CalculatorInputs {
  switch (ruleOf(property)) {
    case 'deadline':
    case 'deadline-outlook':
    case 'link': {
      const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
      const deadline = localToday(new Date(year, month, day + fuzzCase.deadlineDays));
      return { ...fuzzCase.inputs, deadline };
    }
    case 'maintenance-cost':
      return property.endsWith('/half-cents-up') ? inputsOfQuarterCents(fuzzCase) : fuzzCase.inputs;
    case 'timeline-wording':
      return inputsOfWeeks(fuzzCase.number);
    case 'complexity':
      return oneSystem({
        devHours: Math.min(fuzzCase.number, systemFigures.devHours.accepted.max),
      });
    default:
      return fuzzCase.inputs;
  }
}

/** Inputs that take this number of weeks: one developer for 1 % of the time, 0.4 hours a week. */
function inputsOfWeeks(weeks: number): CalculatorInputs {
  const weeksPerIntegration = 200;
  const generic = Math.min(
    limits.integrationCount.max - 1,
    Math.floor(weeks / weeksPerIntegration),
  );
  const rest = weeks - generic * weeksPerIntegration;
  const devHours = Math.floor(rest / 2.5);
  const moderationWeeks = 2 * (rest - 2.5 * devHours);
  return {
    ...oneSystem({ devHours, moderationWeeks }),
    integrationCount: generic + 1,
    devTimePercentage: 1,
  };
}

function oneSystem(figures: { devHours: number; moderationWeeks?: number }): CalculatorInputs {
  return {
    ...defaultInputs,
    integrationCount: 1,
    developerCountNumber: 1,
    developerCount: '1-2',
    selectedSystems: ['slack'],
    assumptions: { systems: { slack: figures } },
  };
}

function ruleOf(property: string): string {
  return property.split('/')[0] ?? '';
}
