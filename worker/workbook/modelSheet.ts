import { deadlineToMonths } from '../../contract/deadlineToMonths.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { rateCard } from '../estimate/rateCard.ts';
import { type RuleId, rules } from '../estimate/rules.ts';
import { assumptionRows } from './assumptionRows.ts';
import { comparisonRows } from './comparisonRows.ts';
import { inputCells } from './inputCells.ts';
import { inputRows } from './inputRows.ts';
import type { ModelStep } from './ModelStep.ts';
import { modelSteps } from './modelSteps.ts';
import { textCell } from './textCell.ts';
import type { WorkbookRequest } from './WorkbookRequest.ts';
import type { Cell, Sheet } from './workbook.ts';

/**
 * Builds the sheet with the inputs, every step of the calculation, and the comparison over time.
 */
export function modelSheet(request: WorkbookRequest, estimated: Estimate): Sheet {
  const { inputs, today } = request;
  const cells = inputCells(request);
  return {
    title: 'Model',
    columnWidths: [58, 24, 100],
    frozen: { rows: 1, columns: 1 },
    rows: [
      [textCell(`Integration ROI model, rate card ${rateCard.version}`, 'title')],
      [
        textCell(
          'Change a shaded cell to update every figure. The sheets are protected without a password. Amounts are in USD.',
          'note',
        ),
      ],
      ...companyRow(request.companyName),
      ...linkRow(request.link),
      [],
      [textCell('Inputs', 'heading')],
      ...inputRows(cells),
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
      [],
      [textCell('Assumptions', 'heading')],
      ...assumptionRows(cells),
      ...modelSteps.flatMap((step): Cell[][] =>
        typeof step === 'string' ? [[], [textCell(step, 'heading')]] : [stepRow(step, estimated)],
      ),
      [],
      ...comparisonRows(estimated),
    ],
  };
}

/** The company and the link have a row where they are known. */
function companyRow(companyName: string | undefined): Cell[][] {
  if (!companyName) return [];
  return [[textCell('Company'), { value: companyName, style: 'inputText' }]];
}

function linkRow(link: string | undefined): Cell[][] {
  if (link === undefined) return [];
  return [
    [textCell('Link'), { ...textCell('Open in the calculator'), link }, textCell(link, 'note')],
  ];
}

function stepRow(step: ModelStep, estimated: Estimate): Cell[] {
  return [
    textCell(step.label),
    {
      name: step.name,
      formula: step.formula,
      value: step.value(estimated),
      style: step.style,
      ...(step.warnIf ? { warnIf: step.warnIf } : {}),
    },
    textCell(explanation(step.rule), 'note'),
  ];
}

function explanation(rule: RuleId): string {
  const { title, formula } = rules[rule];
  return `${title}: ${formula}`;
}
