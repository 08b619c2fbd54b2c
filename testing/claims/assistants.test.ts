import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callTool } from '../../backend/agents/callTool.ts';
import type { ToolAnswer } from '../../backend/agents/toolAnswers.ts';
import { readAsked } from '../../backend/askedInputs.ts';
import { completeInputs } from '../../backend/openEstimate.ts';
import { type ToolName, tools } from '../../contract/agents/tools.ts';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Estimate } from '../../contract/estimate.ts';
import {
  type EstimateFigure,
  estimateFigureNames,
  figureLabel,
  figureOf,
  planNote,
  type Unit,
} from '../../contract/figures.ts';
import { overText } from '../../contract/format/claimTexts.ts';
import { costSentence } from '../../contract/format/deferredClaimTexts.ts';
import { formatTimeline } from '../../contract/format/durations.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { lowerFirst } from '../../contract/format/phrases.ts';
import { summaryText } from '../../contract/format/summaryText.ts';
import { forecastFigures } from '../../contract/operands.ts';
import { readScenario } from '../../contract/scenarioLink.ts';
import { answer } from '../../worker/answer/answer.ts';
import { estimate } from '../../worker/estimate/estimate.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { systemName } from '../../worker/estimate/systems.ts';
import { explain } from '../../worker/explanation/explain.ts';
import { formatInUnit } from '../../worker/explanation/formatFormula.ts';
import { bestSplit } from '../../worker/forecast/bestSplit.ts';
import { counterarguments } from '../../worker/forecast/counterarguments.ts';
import {
  buildMonths,
  cumulativeCost,
  timeLostAfter,
} from '../../worker/forecast/cumulativeCosts.ts';
import { verdict } from '../../worker/forecast/verdict.ts';
import { calculatorInputs } from '../arbitraries.ts';
import { claimsOf, reportSentences } from './writtenTexts.ts';

const today = '2026-11-26';
const circumstances = {
  now: Date.parse(`${today}T12:00:00Z`),
  publicUrl: new URL('https://roi.example'),
};
/** Without simulations and split, which take a thousand times the rest. */
const quick = { ...circumstances, isComplete: false };

/** Inputs that count as a whole, and whose target date, if any, has not passed. */
const inputsOfToday = calculatorInputs
  .filter(({ deadline }) => !deadline || deadline.slice(0, 10) > today)
  .map((drawn) => {
    const asked = readAsked(drawn);
    return 'inputs' in asked ? asked.inputs : defaultInputs;
  });

function figuresOf(estimate: Estimate) {
  return Object.fromEntries(
    estimateFigureNames.map((name) => [name, figureOf(name).value(estimate)]),
  ) as Record<EstimateFigure, number>;
}

test('a split that meets the target date is the least of those, and a total that misses it says so', () => {
  const asked = {
    ...{ integrationCount: 8, selectedSystems: ['mailchimp', 'shopify', 'stripe'], region: 'asia' },
    ...{ devTimePercentage: 80, deadline: '2027-02-24' },
    assumptions: { maintenancePercentagePerYear: 10 },
  };
  const { text } = callTool('estimate', asked, circumstances);
  expect(text).toContain('The split with the least cost that meets the target date:');
  expect(text).toMatch(/- Build all: .* months, after the target date\n/);
  const { text: undated } = callTool('estimate', { ...asked, deadline: null }, circumstances);
  expect(undated).toMatch(/with the least cost:\n/);
  expect(undated).not.toContain('after the target date');
});

test('the tool, the page and the report have the same figures and sentences', () => {
  fc.assert(
    fc.property(inputsOfToday, (inputs) => {
      const { text, content } = callTool('estimate', inputs, quick);
      const counted = completeInputs(content.inputs);
      const page = answer({ inputs: counted, today });
      const { claims, breakEvenMonth, ...over } = page.verdict;
      expect(content.figures).toEqual(figuresOf(page.estimate));
      for (const months of [12, 36, 60] as const) {
        const { inHouseUsd, embeddedUsd, cheaper } = over[`after${months}Months`];
        expect(content.comparison[`months${months}`]).toMatchObject({
          inHouseUsd,
          embeddedUsd,
          cheaper,
        });
      }
      expect(content.verdict.breakEvenMonth).toBe(breakEvenMonth);
      expect(content.deadline).toEqual(page.deadline);
      const summary = summaryText({
        ...page,
        claims,
        certainty: content.certaintyText ?? '',
        inputs: counted,
        rateCardVersion: rateCard.version,
        systemName,
        isReportSent: false,
      });
      expect(text.startsWith(summary)).toBe(true);
      const report = reportSentences(page, inputs, claimsOf(page, inputs));
      for (const months of [12, 36, 60]) {
        expect(text).toContain(costSentence(claims, months));
        expect(report).toContain(costSentence(claims, months));
      }
    }),
    { numRuns: 300 },
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
        const { url } = callTool('estimate', inputs, quick).content;
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
      { numRuns: name === 'explain' || name === 'open_link' ? 60 : 12 },
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
    { numRuns: 8 },
  );
});

const namesOfFigures = estimateFigureNames.filter((name) => figureOf(name).part !== 'savings');

/** Every figure of a scenario as a table of two has it. */
function comparedFigures(inputs: CalculatorInputs) {
  const estimated = estimate(inputs);
  const costs = ([12, 36, 60] as const).flatMap((months) => {
    const { inHouseUsd, embeddedUsd } = cumulativeCost(estimated, months);
    const suffix = buildMonths(estimated) > months ? ' spent so far' : '';
    return [
      { ...forecastFigures[`inHouse${months}MonthsUsd`], value: inHouseUsd, suffix },
      {
        label: `Time lost, part of in-house, ${months} months`,
        unit: 'usd' as const,
        value: timeLostAfter(months, estimated),
        suffix: '',
      },
      { ...forecastFigures[`embedded${months}MonthsUsd`], value: embeddedUsd, suffix: '' },
    ];
  });
  const figures = namesOfFigures.map((name) => {
    const { label, unit, value } = figureOf(name);
    return { label, unit, value: value(estimated), suffix: '' };
  });
  return [...costs, ...figures].map((figure) => ({ ...figure, cell: cellOf(figure) }));
}

function cellOf({ value, unit, suffix }: { value: number; unit: Unit; suffix: string }): string {
  return formatInUnit(value, unit) + suffix;
}

/** "$1,234.56" is 123456. */
const centsIn = (cell: string) => Math.round(100 * Number(cell.replaceAll(/[$,]/g, '')));

/** Its figures differ by less than their cells show. */
const nearlyDefault = { ...defaultInputs, devTimePercentage: 30.000001 };

test('a table of two scenarios has every figure that differs, and its last column subtracts what the cells show', () => {
  fc.assert(
    fc.property(inputsOfToday, inputsOfToday, (first, second) => {
      const { text } = callTool('compare', { first, second }, quick);
      const others = comparedFigures(second);
      const rows = comparedFigures(first).flatMap(({ label, unit, value, cell }, index) => {
        const { [index]: other = { value: Number.NaN, cell: '' } } = others;
        if (other.cell === cell) return [];
        const isUnfinished = [cell, other.cell].some((text) => text.endsWith('spent so far'));
        const [one, two] =
          unit === 'usd' ? [centsIn(cell) / 100, centsIn(other.cell) / 100] : [value, other.value];
        const difference = isUnfinished ? '' : formatInUnit(two - one, unit);
        return [`| ${label} | ${cell} | ${other.cell} | ${difference} |`];
      });
      const head = [
        '| Figure | First | Second | Second minus first |',
        '| --- | ---: | ---: | ---: |',
      ];
      expect(text.split('\n').filter((line) => line.startsWith('|'))).toEqual(
        rows.length > 0 ? [...head, ...rows] : [],
      );
    }),
    { numRuns: 80, examples: [[defaultInputs, nearlyDefault]] },
  );
});

const linksIn = (text: string) => text.match(/https:\/\/roi\.example\/[^\s"]+/g) ?? [];

/** The inputs of the scenario that a link opens. */
const opened = (url: string) =>
  completeInputs(callTool('open_link', { url }, circumstances).content.inputs);

/** Requires that an answer has links to these scenarios, in words and as data. */
function expectLinks(
  { text, content }: ToolAnswer<ToolName>,
  scenarios: readonly CalculatorInputs[],
) {
  expect(linksIn(text)).toEqual(linksIn(JSON.stringify(content)));
  expect(linksIn(text).map((url) => estimate(opened(url)))).toEqual(scenarios.map(estimate));
}

test('every link of an answer opens the figures that are beside it', () => {
  fc.assert(
    fc.property(inputsOfToday, inputsOfToday, (first, second) => {
      const estimated = callTool('estimate', second, quick);
      const { url } = estimated.content;
      expectLinks(estimated, [second]);
      expectLinks(callTool('compare', { first, second }, quick), [first, second]);
      const figure = 'initialTotalUsd';
      expectLinks(callTool('explain', { figure, inputs: second }, quick), [second]);
      expectLinks(callTool('open_link', { url }, quick), [second]);
    }),
    { numRuns: 40 },
  );
});

test('every argument opens in the scenario whose result it states', () => {
  fc.assert(
    fc.property(inputsOfToday, (inputs) => {
      const { text, content } = callTool('argue', inputs, circumstances);
      const { arguments: found } = counterarguments(inputs);
      expect(content.arguments).toHaveLength(found.length);
      for (const [index, { sentence, support, url }] of content.arguments.entries()) {
        // Whether listings are wanted is a choice without a range.
        const ranges = (found[index]?.changes ?? [])
          .filter(({ quantity }) => quantity.kind !== 'listings')
          .map(({ range }) => (range.confidence === 'reported' ? range.sources : []));
        expect(support.map((text) => text.match(/https:\S+(?=[ .])/g) ?? [])).toEqual(
          ranges.map((sources) => sources.map((source) => source.url)),
        );
        const changed = opened(url);
        const { claims } = verdict(changed, estimate(changed));
        expect(sentence).toMatch(/^If /);
        expect(sentence.endsWith(`, ${lowerFirst(overText(claims, 36))}.`), sentence).toBe(true);
        expect(text).toContain(`\n- ${[sentence, ...support].join(' ')} ${url}\n`);
        expect({ ...changed, assumptions: null }).toEqual({
          ...opened(content.url),
          assumptions: null,
        });
      }
      const scenarios = content.arguments.map(({ url }) => opened(url));
      expectLinks({ text, content }, [...scenarios, inputs]);
    }),
    { numRuns: 10 },
  );
});

test('an estimate in words lists every figure, and the totals of the split by their side', () => {
  fc.assert(
    fc.property(inputsOfToday, (inputs) => {
      const { text } = callTool('estimate', inputs, circumstances);
      const estimated = estimate(inputs);
      const figures = namesOfFigures.map((name) => {
        const { unit, value } = figureOf(name);
        const label = figureLabel(name, planNote(estimated));
        return `- ${label}: ${formatInUnit(value(estimated), unit)}`;
      });
      expect(text).toContain(`\n\nFigures:\n\n${figures.join('\n')}\n\n`);
      const { best = null, allInHouse, allEmbedded } = bestSplit(inputs, today) ?? {};
      const named = {
        'Build [^a].*, embed .*': best,
        'Build all': allInHouse,
        'Embed all': allEmbedded,
      };
      for (const [name, total] of Object.entries(named)) {
        const [, stated] = new RegExp(`^- ${name}: (.*)$`, 'm').exec(text) ?? [];
        const amount =
          total && `${formatUsd(total.usd)} over 36 months, live in ${formatTimeline(total.weeks)}`;
        expect([name, stated]).toEqual([
          name,
          total?.isLive === false ? 'not live by month 36' : (amount ?? undefined),
        ]);
      }
    }),
    { numRuns: 10 },
  );
});
