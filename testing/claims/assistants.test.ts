import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import { type ToolName, tools } from '../../contract/agents/tools.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { type EstimateFigure, estimateFigureNames, figureOf } from '../../contract/figures.ts';
import { costSentence } from '../../contract/format/deferredClaimTexts.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { answer } from '../../worker/answer/answer.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { explain } from '../../worker/explanation/explain.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { claimsOf, laidOutReportText, reportSentences } from './writtenTexts.ts';

const today = '2026-11-26';
const circumstances = {
  now: Date.parse(`${today}T12:00:00Z`),
  publicUrl: new URL('https://roi.example'),
};

/** Inputs whose target date, if any, has not passed. */
const inputsOfToday = calculatorInputs.filter(
  ({ deadline }) => !deadline || deadline.slice(0, 10) > today,
);

function figuresOf(estimate: Estimate) {
  return Object.fromEntries(
    estimateFigureNames.map((name) => [name, figureOf(name).value(estimate)]),
  ) as Record<EstimateFigure, number>;
}

test('the tool, the page and the report have the same figures and sentences', () => {
  fc.assert(
    fc.property(inputsOfToday, (inputs) => {
      // Simulations and the split, which take a thousand times the rest, are compared below.
      const { text, content } = callTool('estimate', inputs, {
        ...circumstances,
        isComplete: false,
      });
      const page = answer({ inputs: content.inputs, today });
      const { claims, after12Months, after36Months, breakEvenMonth } = page.verdict;
      expect(content.figures).toEqual(figuresOf(page.estimate));
      expect(content.comparison).toMatchObject({
        months12: { inHouseUsd: after12Months.inHouseUsd, embeddedUsd: after12Months.embeddedUsd },
        months36: { inHouseUsd: after36Months.inHouseUsd, cheaper: after36Months.cheaper },
      });
      expect(content.verdict.breakEvenMonth).toBe(breakEvenMonth);
      expect(content.deadline).toEqual(page.deadline);
      const summary = summaryText({
        ...page,
        claims,
        certainty: null,
        inputs: content.inputs,
        rateCardVersion: rateCard.version,
        systemName,
        isReportSent: false,
      });
      expect(text.startsWith(summary)).toBe(true);
      const report = reportSentences(page, inputs, claimsOf(page, inputs));
      for (const months of [12, 36]) {
        expect(text).toContain(costSentence(claims, months));
        expect(report).toContain(costSentence(claims, months));
      }
    }),
    { numRuns: 1000 },
  );
});

test('a whole report prints the amounts that the tool states', async () => {
  await fc.assert(
    fc.asyncProperty(inputsOfToday, async (inputs) => {
      const { text } = callTool('estimate', inputs, circumstances);
      const report = (await laidOutReportText(inputs)).replace(/\s+/g, ' ');
      for (const [sentence] of text.matchAll(/(?:Cost|Spent) after \d+ months: [^.]*\./g)) {
        for (const [amount] of sentence.matchAll(/\$[\d,]+/g)) expect(report).toContain(amount);
      }
    }),
    { numRuns: 8 },
  );
});

/** The question to a tool about inputs. */
const questions: { [Name in ToolName]: (inputs: CalculatorInputs, url: string) => object } = {
  estimate: (inputs) => inputs,
  explain: (inputs) => ({ figure: 'initialTotalUsd', inputs }),
  compare: (inputs) => ({ first: {}, second: inputs }),
  argue: (inputs) => inputs,
  open_link: (_, url) => ({ url }),
};

test.each(Object.keys(tools) as ToolName[])(
  'an answer of %s fits its schema, names its assumptions, and ends in a link back to its inputs',
  (name) => {
    fc.assert(
      fc.property(inputsOfToday, (inputs) => {
        const { url } = callTool('estimate', inputs, {
          ...circumstances,
          isComplete: false,
        }).content;
        const { text, content } = callTool(name, questions[name](inputs, url), circumstances);
        const { error } = tools[name].output.safeParse(JSON.parse(JSON.stringify(content)));
        expect(error?.issues).toBeUndefined();
        expect(text).toContain('Your assumptions: ');
        expect(text).toContain(`rate card ${rateCard.version}`);
        expect(text).not.toMatch(/NaN|undefined|\[object/);
        const [link = ''] = /https:\/\/roi\.example\/roi-calculator#\S+$/.exec(text) ?? [];
        // A link may name a system twice, which counts once.
        expect(readScenario(new URL(link).hash)?.inputs).toEqual(
          readScenario(new URL(url).hash)?.inputs,
        );
      }),
      { numRuns: name === 'explain' || name === 'open_link' ? 300 : 40 },
    );
  },
);

test('every figure of an estimate can be explained, with the value of the page', () => {
  fc.assert(
    fc.property(inputsOfToday, (inputs) => {
      for (const { figure, value, name } of explain(inputs, 36)) {
        if (/Year\d/.test(figure)) continue;
        const { content, text } = callTool('explain', { figure, inputs }, circumstances);
        expect(content).toMatchObject({ figure, value, name });
        expect(text).toContain(`${name}: ${value}`);
      }
    }),
    { numRuns: 20 },
  );
});
