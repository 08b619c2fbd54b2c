import type { Boundary, Rule } from '../../worker/estimate/Rule.ts';
import { rules as pricingRules } from '../../worker/estimate/rules.ts';
import { wordRules } from '../../worker/words/wordRules.ts';

/** Properties of the figures beyond the pricing rules. */
interface OutputRule {
  title: string;
  /** A sentence per property, by name. */
  properties: Readonly<Record<string, string>>;
}

/** Rules about the output: figures derived from an estimate, texts, links and days, by id. */
export const outputRules = {
  assumptions: {
    title: 'Assumptions',
    properties: {
      'defaults-change-nothing': 'An assumption that is stated at its default changes no figure.',
      'finance-changes-no-cost':
        'An assumption that the registry says changes no cost changes neither estimate nor costs.',
      'each-moves-its-own-side':
        'A larger assumption moves only the costs that it is about, up or down.',
    },
  },
  'deadline-outlook': {
    title: 'Outlook on a deadline',
    properties: {
      'misses-by': 'Each side has in reserve the whole weeks left less those that it takes.',
      'smallest-team': 'The team it needs is the smallest allowed one that meets the deadline.',
      'smallest-share': 'The share it needs is the smallest whole percentage that meets it.',
      'without-listings':
        'Listings alone are in the way exactly where the build is in time without them.',
      'in-words': 'The texts say of each side whether it makes the day, and where no week is left.',
      'blocking-review':
        'A review that is no listing blocks exactly where half of it alone takes too long.',
    },
  },
  formatting: {
    title: 'Figures as they are shown',
    properties: {
      dollars: 'A shown amount reads back as the nearest whole dollar, halves away from zero.',
      currency:
        'An amount in another currency is the exact amount in USD, converted and rounded once (E38).',
      'currency-changes-no-figure':
        'No figure and no claim depends on the currency in which amounts are shown (E38).',
      'exact-dollars': 'An amount with cents reads back to the nearest cent, without “.00”.',
      numbers: 'A number reads back to the asked decimals, without zeros at the end.',
      percentages: 'A shown percentage is the nearest whole one.',
      counts: 'A noun is in the singular exactly beside a printed 1.',
      team: 'The label of a team is the range of the specification that contains its number.',
      distance: 'The days or months to a day lead to it, and “about” where no whole month does.',
    },
  },
  link: {
    title: 'Links',
    properties: {
      'round-trip': 'A link reads back as the inputs that it was written from, without a loss.',
      'null-share': 'A share that is not entered is written as 0 and read with the same figures.',
      'leaves-defaults-out': 'Assumptions at their defaults are not in the link.',
      'needs-no-encoding': 'A URL carries a link as it is written.',
      released: 'A link that was mailed with an earlier release is read without a loss.',
    },
  },
  levers: {
    title: 'What matters most',
    properties: {
      'from-the-difference': 'The levers start from the difference of both costs.',
      'largest-first': 'They are sorted by how far they move the difference.',
      'a-quarter': 'The team moves by a quarter, at least by one developer, to its own estimate.',
    },
  },
  'likely-costs': {
    title: 'Likely costs',
    properties: {
      'nearest-rank':
        'They are the 10th and the 90th percentile of the simulations, on the page and in the forecast.',
      'share-below':
        'The share below the estimate counts half of the simulations that equal the estimate.',
      'of-scaled-hours':
        'Where every simulation scales hours and weeks alike, each has the costs of those hours.',
    },
  },
  'local-day': {
    title: 'The visitor’s day',
    properties: {
      'calendar-day': 'Today is the calendar day in the visitor’s time zone, at any time.',
      'holds-all-day': 'The months to a deadline are the same from the start to the end of a day.',
    },
  },
  'shown-shares': {
    title: 'Shares of the simulations',
    properties: {
      'add-up': 'The shown shares of the outcomes add up to 100%, each less than 1% off.',
      'keep-their-order': 'A larger share is never shown as a smaller percentage.',
    },
  },
  texts: {
    title: 'Texts about the result',
    properties: {
      'agree-with-the-figures':
        'Summary, CSV, mail, workbook and report claim nothing that the estimate does not support.',
      'cheaper-side':
        'The answer begins with the side that costs less, and spans begin before they end.',
      'live-sooner': 'The side that is live in fewer weeks is live sooner.',
    },
  },
} as const satisfies Readonly<Record<string, OutputRule>>;

/** The rules with tables: those of pricing, then those of the thresholds of words. */
const rulesWithTables = { ...pricingRules, ...wordRules };

/** Every rule that the fuzzer checks: those with tables, then those about the output. */
export const rules = { ...rulesWithTables, ...outputRules };

export type RuleId = keyof typeof rules;

/** The id of a property: its rule and its name, such as `initial-cost/parts-add-up`. */
export type PropertyId = {
  [R in RuleId]: `${R}/${Extract<keyof (typeof rules)[R]['properties'], string>}`;
}[RuleId];

/** Whether a text is the id of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(rules, text);
}

/** Returns the statement of a property, such as "It is never below 1." */
export function statementOf(property: string): string {
  const [rule = '', name = ''] = property.split('/');
  const statements: Readonly<Record<string, string>> = isRuleId(rule) ? rules[rule].properties : {};
  return statements[name] ?? '';
}

/** A row of a rule's table where the rule gives another result than the specification demands. */
export interface BoundaryFailure {
  left: string;
  right: string;
  rule: RuleId;
  /** The input as the table describes it. */
  input: string;
}

export interface BoundaryCheck {
  /** How many rows were compared. */
  checked: number;
  failures: BoundaryFailure[];
}

/** The result of a row; a rule that throws fails it like one that gives another result. */
function resultOf({ apply }: Boundary): number | string {
  try {
    return apply();
  } catch (error) {
    return `it throws ${error}`;
  }
}

/** A row of a rule's table. */
type TableRow = Boundary & { rule: RuleId };

/**
 * The rows of the registry's tables: the expected results are written from the specification, so
 * they notice a changed price that the code agrees with itself about.
 *
 * @param rule - Only this rule's table; undefined for all.
 */
export function tableRows(
  rule: RuleId | undefined,
  of: Readonly<Record<string, Rule>> = rulesWithTables,
): TableRow[] {
  return (Object.entries(of) as [RuleId, Rule][])
    .filter(([id]) => rule === undefined || id === rule)
    .flatMap(([id, { boundaries = [] }]) => boundaries.map((row) => ({ rule: id, ...row })));
}

/** Compares a row with its rule; null where they agree. */
export function rowFailure(row: TableRow): BoundaryFailure | null {
  const { rule, input, expected } = row;
  const result = resultOf(row);
  if (result === expected) return null;
  return { rule, input, left: `${input} = ${result}`, right: `must equal ${expected}` };
}
