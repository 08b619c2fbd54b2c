import { tools } from '../../contract/agents/tools.ts';
import { numberAssumptionNames } from '../../contract/assumptions.ts';
import { complexityNote } from '../../contract/complexityNotes.ts';
import { defaultInputs } from '../../contract/defaults.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { assumptionLabels } from '../../contract/format/assumptionTexts.ts';
import { formatCount, formatList, formatWeeks, upperFirst } from '../../contract/format/phrases.ts';
import {
  basisText,
  growthNote,
  rangeEnd,
  readText,
  supportedRange,
  supportText,
} from '../../contract/format/rangeSourceTexts.ts';
import { contract } from '../../contract/index.ts';
import { product } from '../../contract/product.ts';
import type { Rule } from '../../worker/estimate/Rule.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { rules } from '../../worker/estimate/rules.ts';
import { evidenceOf } from '../../worker/estimate/systemEvidence.ts';
import { wordRules } from '../../worker/words/wordRules.ts';
import { openEstimate } from '../openEstimate.ts';
import { assistantSkill } from './assistantSkill.ts';
import { estimateText } from './estimateText.ts';

/** The paths of the Markdown documents. */
export const documentPaths = {
  calculator: '/roi-calculator.md',
  rules: '/pricing-rules.md',
  evidence: '/evidence.md',
  skill: '/assistant-skill.md',
  index: '/llms.txt',
  /** JSON, which the host has. */
  api: '/openapi.json',
} as const;

/** Returns the writers of the documents for readers without script, by path. */
export function createDocuments(publicUrl: URL): Record<string, () => string> {
  return {
    [documentPaths.calculator]: () => calculatorDocument(publicUrl),
    [documentPaths.rules]: pricingRulesPage,
    [documentPaths.evidence]: evidenceDocument,
    [documentPaths.skill]: assistantSkill,
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
${link(documentPaths.skill, 'Skill for assistants', 'When to call which tool, and how to speak of uncertainty.')}
${link(documentPaths.api, 'OpenAPI 3.1', 'Every endpoint and field, with its unit, range and default.')}

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

/** Writes the document: every rule with its text, properties and results at its thresholds. */
export function pricingRulesPage(): string {
  const all = Object.entries<Rule>({ ...rules, ...wordRules });
  const propertyCount = all.reduce((sum, [, rule]) => sum + Object.keys(rule.properties).length, 0);
  return `# Pricing rules

Written by \`npm run pricing-rules\` from the registries \`worker/estimate/rules.ts\` and \`worker/words/wordRules.ts\`; a test keeps it current.
Rate card ${rateCard.version}. ${all.length} rules, ${propertyCount} properties. The results in the tables are computed by the code, and a test
compares them with the specification. \`npm run fuzz -- --rule ID\` checks one rule's properties; \`docs/fuzzing.md\` describes how.

${all.map(([id, rule]) => ruleSection(id, rule)).join('\n')}`;
}

function ruleSection(
  id: string,
  { title, section, decisions, formula, reading, ...rule }: Rule,
): string {
  const parts = [
    `## ${title}`,
    `\`${id}\` · specification ${section} · ${decisions.map(decisionLink).join(', ')}`,
    `**Rule.** ${upperFirst(formula)}.`,
  ];
  if (reading) parts.push(`**Chosen reading.** ${reading}`);
  if (rule.boundaries) {
    const rows = rule.boundaries.map(({ input, apply }) => `| ${input} | ${shown(apply())} |`);
    parts.push(['| At the threshold | Result |', '| --- | ---: |', ...rows].join('\n'));
  }
  const properties = Object.entries(rule.properties).map(
    ([name, statement]) => `- \`${id}/${name}\`: ${statement}`,
  );
  parts.push(['**Properties.**', '', ...properties].join('\n'));
  return `${parts.join('\n\n')}\n`;
}

/** The number of a product decision's reason in `docs/decisions/`; E1 has 0101, and so on. */
const reasonNumbers: Record<string, string> = {
  E33: '0161',
  E34: '0162',
  E36: '0163',
  E37: '0164',
  E17: '0124',
  E22: '0125',
  E23: '0126',
  E24: '0127',
  E25: '0711',
  E26: '0128',
  E27: '0148',
  E29: '0140',
  E30: '0134',
  E31: '0141',
  E35: '0149',
  E45: '0855',
  E46: '0852',
};

function decisionLink(decision: string): string {
  const number = reasonNumbers[decision] ?? `01${decision.slice(1).padStart(2, '0')}`;
  return `${decision} (decision ${number})`;
}

function shown(result: number | string): string {
  return typeof result === 'number' ? result.toLocaleString('en-US') : result;
}

/**
 * Writes what the figures of the rate card rest on (E27): the plausible range of each assumption
 * with its sources, and the profile of each system with what was read about its review.
 */
export function evidenceDocument(): string {
  return `# Evidence

Rate card ${rateCard.version}. Hours per system are planning assumptions, not measurements. What no source supports is the calculator’s estimate.

## Assumptions

${numberAssumptionNames.map(assumptionEvidence).join('\n')}

## Systems

${rateCard.systems.map(systemEvidence).join('\n')}
`;
}

function assumptionEvidence(name: (typeof numberAssumptionNames)[number]): string {
  const range = supportedRange(name);
  const support = range ? supportText(range, rangeEnd(name)) : 'Your own fact: any amount counts';
  const sources = (range?.sources ?? []).map(
    (source) => `  - [${source.title}](${source.url}), ${readText(source)}: ${source.finding}`,
  );
  return [
    `- **${assumptionLabels[name]}** (\`${name}\`). ${support}${growthNote(name)}. ${basisText(range ?? {})}`.trimEnd(),
    ...sources,
  ].join('\n');
}

function systemEvidence({ id, name, ...system }: (typeof rateCard)['systems'][number]): string {
  const { sources = [], moderationBasis = [], review = [], recurring = [] } = evidenceOf(id) ?? {};
  const cited = [
    ...[...moderationBasis, ...review].map(({ claim, ...citation }) => ({ ...citation, claim })),
    ...recurring.map(({ event, ...citation }) => ({ ...citation, claim: event })),
  ].map(
    ({ claim, url, read, confidence }) => `  - ${claim} (${confidence}, read on ${read}): ${url}`,
  );
  return [
    `- **${name}** (\`${id}\`). ${formatCount(system.devHours, 'hour')} to build, ${formatCount(system.maintenanceHours, 'hour')} of maintenance a month, ${formatWeeks(system.moderationWeeks)} of review (${system.gate} gate). ${complexityNote(id, null)}`,
    ...cited,
    ...sources.map((url) => `  - Read: ${url}`),
  ].join('\n');
}
