import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import { askForConnector, notKnown } from '../../contract/format/systemTexts.ts';
import { breakdownTable } from '../../contract/paper/paperParts.ts';
import { SystemList } from '../../src/breakdown/SystemList.tsx';
import { showAnswer } from '../../src/estimator/results.ts';
import { details } from '../../src/printing/PrintSheet.tsx';
import { scenarioCsv } from '../../src/scenario/scenarioCsv.ts';
import { answer } from '../../worker/answer/answer.ts';
import { pricingWorkbook } from '../../worker/workbook/pricingWorkbook.ts';
import { csvData } from '../csvData.ts';
import { laidOutReportText } from './writtenTexts.ts';

const today = '2026-11-28';
const typed: CalculatorInputs = { ...defaultInputs, otherSystems: ['SAP'] };

/** The texts of each medium, without what they say of other systems than the typed one. */
async function textsOf(inputs: CalculatorInputs): Promise<Record<string, string>> {
  const answered = answer({ inputs, today });
  showAnswer(answered);
  const rows = pricingWorkbook({ inputs, today, link: '' }).sheets.flatMap((sheet) => sheet.rows);
  return {
    page: renderToStaticMarkup(
      createElement(SystemList, { ...answered, isListed: true }),
    ).replaceAll(/<[^>]+>/g, ' '),
    print: JSON.stringify(details(answered)),
    report: (await laidOutReportText(inputs)).printed,
    csv: scenarioCsv(csvData(answered, inputs)),
    assistant: callTool('estimate', inputs, { now: 0, publicUrl: new URL('https://roi.example') })
      .text,
    workbook: rows
      .filter(([name]) => name?.value === 'SAP')
      .map((cells) => cells.map((cell) => cell?.value).join(' '))
      .join('\n'),
  };
}

test('in every medium a typed system has no complexity and no review, and a line says what to ask (E32)', async () => {
  for (const [medium, text] of Object.entries(await textsOf(typed))) {
    expect(text, medium).toContain(askForConnector);
    expect(text, medium).not.toContain('Standard');
    expect(text, medium).toMatch(/\bnot know/);
  }
  const { systems, estimate } = answer({ inputs: typed, today });
  const [row] = breakdownTable({ inputs: typed, estimate, systems }).rows;
  expect(row).toEqual(['SAP', '80', '10', notKnown, notKnown]);
});

test('weeks of review that the visitor states are known, 0 too', async () => {
  for (const [moderationWeeks, shown] of [
    [0, 'none'],
    [4, '4'],
  ] as const) {
    const assumptions = { systems: { 'other:SAP': { moderationWeeks } } };
    const { systems, estimate } = answer({ inputs: { ...typed, assumptions }, today });
    const [row] = breakdownTable({ inputs: typed, estimate, systems }).rows;
    expect(row).toEqual(['SAP', '80', '10', shown, notKnown]);
  }
});

test('without a typed system nothing is said about one', async () => {
  const { workbook: _, ...texts } = await textsOf({ ...defaultInputs, selectedSystems: ['slack'] });
  for (const [medium, text] of Object.entries(texts)) {
    expect(text, medium).not.toContain(askForConnector);
    expect(text, medium).not.toContain(notKnown);
  }
});
