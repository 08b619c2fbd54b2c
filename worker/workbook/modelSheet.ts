import { deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import { regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type RuleId, rules } from '../estimate/rules.ts';
import { comparisonRows } from './comparisonRows.ts';
import { inputCells } from './inputCells.ts';
import { modelSteps } from './modelSteps.ts';
import { textCell } from './textCell.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { Cell, CellStyle, Sheet } from './workbook.ts';

/**
 * Builds the sheet with the inputs, every step of the calculation, and the comparison over time.
 */
export function modelSheet(request: WorkbookRequest): Sheet {
  const { inputs, today } = request;
  const estimated = estimate(inputs);
  const cells = inputCells(request);
  const input = (name: string, label: string, style: CellStyle, note: string): Cell[] => [
    textCell(label),
    { value: cells[name] ?? null, name, style },
    textCell(note, 'note'),
  ];
  return {
    title: 'Model',
    columnWidths: [58, 18, 100],
    rows: [
      [textCell(`Integration ROI model, rate card ${rateCard.version}`, 'title')],
      [textCell('Change a shaded cell to update every figure. Amounts are in USD.', 'note')],
      [],
      [textCell('Inputs', 'heading')],
      input(
        'integration_count',
        'Integrations',
        'inputNumber',
        `${limits.integrationCount.min} to ${limits.integrationCount.max}`,
      ),
      input(
        'other_systems',
        'Selected systems not on the Systems sheet',
        'inputNumber',
        'Counted as average integrations. Select the others on the Systems sheet.',
      ),
      input(
        'developers',
        'Developers',
        'inputNumber',
        `${limits.developerCountNumber.min} to ${limits.developerCountNumber.max}`,
      ),
      input(
        'time_percentage',
        'Time spent on integrations (%)',
        'inputNumber',
        '1 to 100. Empty counts as 100.',
      ),
      input(
        'region',
        'Region',
        'inputText',
        `${regions.slice(0, -1).join(', ')} or ${regions.at(-1)}`,
      ),
      input(
        'custom_hourly_rate',
        'Your hourly rate (USD)',
        'inputNumber',
        'Used for the regions other and custom',
      ),
      input('deadline', 'Target date', 'inputDate', 'Optional'),
      input('as_of', 'Start date', 'inputDate', 'The day this workbook was created'),
      [
        textCell('Months to the target date'),
        {
          name: 'months_to_deadline',
          formula: 'IF(deadline=0,"",MAX(1,ROUNDUP((deadline-as_of)/30,0)))',
          value: inputs.deadline ? deadlineToMonths(inputs.deadline, today) : null,
          style: 'number',
        },
        textCell(explanation('deadline'), 'note'),
      ],
      ...modelSteps.flatMap((step): Cell[][] =>
        typeof step === 'string'
          ? [[], [textCell(step, 'heading')]]
          : [
              [
                textCell(step.label),
                {
                  name: step.name,
                  formula: step.formula,
                  value: step.value(estimated),
                  style: step.style,
                },
                textCell(explanation(step.rule), 'note'),
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
