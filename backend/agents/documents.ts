import { defaultInputs } from '../../contract/defaults.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { upperFirst } from '../../contract/format/phrases.ts';
import { contract } from '../../contract/index.ts';
import { product } from '../../contract/product.ts';
import type { Rule } from '../../worker/estimate/Rule.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { rules } from '../../worker/estimate/rules.ts';
import { openEstimate } from '../openEstimate.ts';
import { estimateText } from './estimateText.ts';
import { pricingRulesPage } from './pricingRulesPage.ts';

/** The paths of the Markdown documents. */
export const documentPaths = {
  calculator: '/roi-calculator.md',
  rules: '/pricing-rules.md',
  index: '/llms.txt',
} as const;

/** What writes each document for readers without script, by its path. */
export function createDocuments(publicUrl: URL): Record<string, () => string> {
  return {
    [documentPaths.calculator]: () => calculatorDocument(publicUrl),
    [documentPaths.rules]: pricingRulesPage,
    [documentPaths.index]: () => indexDocument(publicUrl),
  };
}

const assumptions =
  'Hours per system are planning assumptions, not measurements. Estimates are in US dollars and no quote.';

/**
 * Writes the calculator for readers without script: the estimate for the default inputs, the rules,
 * and where programs ask for other estimates.
 *
 * @param publicUrl - Where visitors reach the page.
 */
function calculatorDocument(publicUrl: URL): string {
  // Without a target date an estimate does not depend on the day.
  const defaults = openEstimate(defaultInputs, { now: 0, publicUrl });
  const all = Object.values<Rule>(rules).map(
    ({ title, formula, reading }) =>
      `- **${title}.** ${upperFirst(formula)}.${reading ? ` ${reading}` : ''}`,
  );
  return `# ${product.title}

${product.description} ${assumptions}

## The estimate for the default inputs

${estimateText(defaults)}

## The rules

Rate card ${rateCard.version}, ${all.length} rules. [All of them with their thresholds and properties](${addressOf(documentPaths.rules, publicUrl)}).

${all.join('\n')}

## Ask for other estimates

${doors(publicUrl)}
`;
}

/** Writes the index that assistants look for, in the form of llmstxt.org. */
function indexDocument(publicUrl: URL): string {
  const link = (path: string, title: string, text: string) =>
    `- [${title}](${addressOf(path, publicUrl)}): ${text}`;
  return `# ${product.title}

> ${product.description}

${assumptions}

## Read

${link(documentPaths.calculator, 'The calculator as Markdown', 'The estimate for the default inputs, the rules, and where to ask for others.')}
${link(documentPaths.rules, 'Pricing rules', 'Every rule with its thresholds and properties.')}

## Ask

${doors(publicUrl)}
`;
}

/** Lists what programs can ask, from the endpoints that need no visitor. */
function doors(publicUrl: URL): string {
  const asked = Object.values<Endpoint>(contract).filter(
    ({ method, params, storesNothing }) => storesNothing || (method === 'GET' && !params),
  );
  const endpoints = asked.map(
    ({ method, path, summary }) =>
      `- [\`${method} ${path}\`](${addressOf(path, publicUrl)}): ${summary}`,
  );
  return [
    ...endpoints,
    '- `npm run -s estimate`: The same estimates on the command line, one line of JSON each.',
  ].join('\n');
}

function addressOf(path: string, publicUrl: URL): string {
  return new URL(path, publicUrl).href;
}
