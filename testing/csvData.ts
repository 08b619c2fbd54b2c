import type { CalculatorInputs } from '../contract/calculation.ts';
import { csvFormatOf } from '../contract/format/csvLine.ts';
import type { scenarioCsv } from '../src/scenario/scenarioCsv.ts';
import type { Answer } from '../worker/answer/answer.ts';
import { cumulativeCosts } from '../worker/forecast/cumulativeCosts.ts';

/** What the CSV of an answer is written from. */
export function csvData(
  answer: Answer,
  inputs: CalculatorInputs,
  locale = 'en-US',
): Parameters<typeof scenarioCsv>[0] {
  return {
    answer,
    inputs,
    costs: cumulativeCosts(answer.estimate),
    rateCardVersion: '2026-11',
    link: 'https://roi.example/#v1',
    today: '2026-11-21',
    format: csvFormatOf(locale),
  };
}
