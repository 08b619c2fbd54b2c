import type { Rule } from '../../worker/estimate/Rule.ts';
import { rules } from '../../worker/estimate/rules.ts';
import type { Counterexample } from './Property.ts';
import type { RuleId } from './registry.ts';

/** A row of a rule's table where the rule gives another result than the specification demands. */
export interface BoundaryFailure extends Counterexample {
  rule: RuleId;
  /** The input as the table describes it. */
  input: string;
}

export interface BoundaryCheck {
  /** How many rows were compared. */
  checked: number;
  failures: BoundaryFailure[];
}

/**
 * Compares every row of the registry's tables with the rule: the expected results are written from
 * the specification, so they notice a changed price that the code agrees with itself about.
 *
 * @param rule - Only this rule's table; undefined for all.
 */
export function checkBoundaries(rule: RuleId | undefined): BoundaryCheck {
  const selected = (Object.entries(rules) as [RuleId, Rule][]).filter(
    ([id]) => rule === undefined || id === rule,
  );
  const rows = selected.flatMap(([id, { boundaries }]) =>
    boundaries.map((boundary) => ({ id, ...boundary, result: boundary.apply() })),
  );
  return {
    checked: rows.length,
    failures: rows.flatMap(({ id, input, result, expected }) =>
      result === expected
        ? []
        : [{ rule: id, input, left: `${input} = ${result}`, right: `must equal ${expected}` }],
    ),
  };
}
