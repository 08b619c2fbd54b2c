import type { ToolInput } from '../../../contract/agents/tools.ts';
import { type EstimateFigure, figureOf } from '../../../contract/figures.ts';
import { upperFirst } from '../../../contract/format/phrases.ts';
import { forecastFigures } from '../../../contract/operands.ts';
import type { Rule } from '../../../worker/estimate/Rule.ts';
import { rateCard } from '../../../worker/estimate/rateCard.ts';
import { rules } from '../../../worker/estimate/rules.ts';
import { type Explanation, explain as explainAll } from '../../../worker/explanation/explain.ts';
import { inputsUrl } from '../../pageUrls.ts';
import { inputsText, openText } from '../estimateText.ts';
import { type AnswerTool, inputsOf } from '../ToolAnswer.ts';

type FigureName = ToolInput<'explain'>['figure'];

/** The horizon whose finance figures are explained (E25). */
const financeMonths = 36;

/** Explains one figure of an estimate, its finance figures included. */
export const explain: AnswerTool<'explain'> = ({ figure, inputs: stated = {} }, circumstances) => {
  const inputs = inputsOf(stated, circumstances);
  const found = explainAll(inputs, financeMonths).find((step) => step.figure === figure);
  const url = inputsUrl(circumstances.publicUrl, inputs);
  return {
    text: [
      found ? derivationText(found) : `${nameOf(figure)} has no part in this estimate.`,
      `Inputs and assumptions (rate card ${rateCard.version}):\n\n${inputsText(inputs)}`,
      openText(url),
    ].join('\n\n'),
    content: {
      figure,
      name: nameOf(figure),
      value: found?.value ?? null,
      formula: found?.formula ?? null,
      numbers: found?.numbers ?? null,
      terms: (found?.terms ?? []).map(({ name, value, source }) => ({ name, value, source })),
      rule: found ? ruleOf(found) : null,
      inputs,
      rateCardVersion: rateCard.version,
      url,
    },
  };
};

function nameOf(figure: FigureName): string {
  return figure in forecastFigures
    ? forecastFigures[figure as keyof typeof forecastFigures].label
    : figureOf(figure as EstimateFigure).label;
}

function ruleOf({ rule: id, reading }: Explanation) {
  const { title, formula }: Rule = rules[id];
  return { id, title, text: `${upperFirst(formula)}.`, reading: reading ?? '' };
}

function derivationText(step: Explanation): string {
  const { title, id, text, reading } = ruleOf(step);
  const terms = step.terms.map(
    ({ name, value, source, figure }) =>
      `- ${name}: ${value} (${source ?? `the figure \`${figure}\``})`,
  );
  return [
    `${step.name}: ${step.value}`,
    step.formula && `= ${step.formula}\n= ${step.numbers}`,
    `Where:\n\n${terms.join('\n')}`,
    `Rule “${title}” (\`${id}\`): ${text} ${reading}`.trim(),
  ]
    .filter(Boolean)
    .join('\n\n');
}
