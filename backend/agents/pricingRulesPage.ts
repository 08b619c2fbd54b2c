import { upperFirst } from '../../contract/format/phrases.ts';
import type { Rule } from '../../worker/estimate/Rule.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';
import { rules } from '../../worker/estimate/rules.ts';

/** Returns the document: every rule with its text, properties and results at its thresholds. */
export function pricingRulesPage(): string {
  const all = Object.entries<Rule>(rules);
  const propertyCount = all.reduce((sum, [, rule]) => sum + Object.keys(rule.properties).length, 0);
  return `# Pricing rules

Written by \`npm run pricing-rules\` from the registry \`worker/estimate/rules.ts\`; a test keeps it current.
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
  E24: '0127',
  E25: '0711',
  E35: '0149',
};

function decisionLink(decision: string): string {
  const number = reasonNumbers[decision] ?? `01${decision.slice(1).padStart(2, '0')}`;
  return `${decision} (decision ${number})`;
}

function shown(result: number | string): string {
  return typeof result === 'number' ? result.toLocaleString('en-US') : result;
}
