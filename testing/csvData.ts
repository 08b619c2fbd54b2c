import type { CalculatorInputs } from '../contract/calculation.ts';
import { type CsvFormat, csvFormatOf } from '../contract/format/files.ts';
import type { scenarioCsv } from '../src/scenario/scenarioCsv.ts';
import type { Answer } from '../worker/answer/answer.ts';
import { cumulativeCosts } from '../worker/forecast/cumulativeCosts.ts';
import { finance, financeHorizons } from '../worker/forecast/finance.ts';

/** Finding out the format of a locale takes longer than writing a file. */
const formats = new Map<string, CsvFormat>();

function formatOf(locale: string): CsvFormat {
  const format = formats.get(locale) ?? csvFormatOf(locale);
  formats.set(locale, format);
  return format;
}

export function csvData(
  answer: Answer,
  inputs: CalculatorInputs,
  locale = 'en-US',
): Parameters<typeof scenarioCsv>[0] {
  return {
    answer,
    certainty: '',
    split: null,
    inputs,
    costs: cumulativeCosts(answer.estimate),
    finance: financeHorizons.map((months) => finance(answer.estimate, inputs.assumptions, months)),
    rateCardVersion: '2026-11',
    link: 'https://roi.example/#v1',
    today: '2026-11-21',
    format: formatOf(locale),
  };
}
