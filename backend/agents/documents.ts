import { tools } from '../../contract/agents/tools.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { formatList, upperFirst } from '../../contract/format/phrases.ts';
import { contract } from '../../contract/index.ts';
import { product } from '../../contract/product.ts';
import type { Rule } from '../../worker/estimate/Rule.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { rules } from '../../worker/estimate/rules.ts';
import { openEstimate } from '../openEstimate.ts';
import { estimateText } from './estimateText.ts';
import { evidenceDocument } from './evidenceDocument.ts';
import { pricingRulesPage } from './pricingRulesPage.ts';

/** The paths of the Markdown documents. */
export const documentPaths = {
  calculator: '/roi-calculator.md',
  rules: '/pricing-rules.md',
  evidence: '/evidence.md',
  index: '/llms.txt',
} as const;

/** What writes each document for readers without script, by its path. */
export function createDocuments(publicUrl: URL): Record<string, () => string> {
  return {
    [documentPaths.calculator]: () => calculatorDocument(publicUrl),
    [documentPaths.rules]: pricingRulesPage,
    [documentPaths.evidence]: evidenceDocument,
    [documentPaths.index]: () => indexDocument(publicUrl),
  };
}

/** Where the Model Context Protocol is served. */
export const mcpPath = '/mcp';
const toolList = formatList(Object.keys(tools).map((name) => `\`${name}\``));

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
${link(documentPaths.evidence, 'Evidence', 'What the figures of the rate card rest on, with the pages that were read.')}

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
    `- [\`POST ${mcpPath}\`](${addressOf(mcpPath, publicUrl)}): The same for assistants, over the Model Context Protocol: ${toolList}. \`npm run -s mcp\` serves it on standard input and output.`,
    '- `npm run -s estimate`: The same estimates on the command line, one line of JSON each.',
  ].join('\n');
}

function addressOf(path: string, publicUrl: URL): string {
  return new URL(path, publicUrl).href;
}
