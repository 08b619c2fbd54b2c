import type { LawId, RuleId } from '../../worker/estimate/rules.ts';
import { type Breach, createTrial, type Law, laws, type Trial } from './laws.ts';
import { type Scenario, scenarioOf } from './scenario.ts';
import { simplerScenarios } from './simplerScenarios.ts';

/** A law that does not hold, with the simplest scenario found that shows it. */
export interface Failure extends Breach {
  law: LawId;
  seed: number;
  /** The run that broke it first. */
  run: number;
  scenario: Scenario;
}

type NamedLaw = readonly [LawId, Law];

/** The laws of one rule, or all of them. */
export function lawsOf(rule: RuleId | undefined): NamedLaw[] {
  const all = Object.entries(laws) as [LawId, Law][];
  return all.filter(([id]) => rule === undefined || id.startsWith(`${rule}/`));
}

/** Where a stretch of runs lies, and what is tried in each. */
export interface Stretch {
  seed: number;
  from: number;
  /** The first run that is not tried. */
  to: number;
  estimate: Trial['estimate'];
  /** Check the laws that take long in every run, as a replay must. */
  isThorough?: boolean;
}

/** Try a stretch of runs against the laws, and simplify the first scenario that breaks one; null where all held. */
export function fuzz(
  { seed, from, to, estimate, isThorough = false }: Stretch,
  checked: readonly NamedLaw[],
): Failure | null {
  for (let run = from; run < to; run++) {
    const trial = createTrial(scenarioOf(seed, run), estimate);
    for (const named of checked) {
      const { check, every = 1 } = named[1];
      if (every > 1 && !isThorough && run % every !== 0) continue;
      if (check(trial)) return simplified(named, trial, seed, run);
    }
  }
  return null;
}

/** Take the first simpler scenario that breaks the same law, again and again, until none does. */
function simplified([law, { check }]: NamedLaw, trial: Trial, seed: number, run: number): Failure {
  let scenario = trial.scenario;
  for (;;) {
    const simpler = simplerScenarios(scenario).find((candidate) =>
      check(createTrial(candidate, trial.estimate)),
    );
    if (!simpler) break;
    scenario = simpler;
  }
  const breach = check(createTrial(scenario, trial.estimate));
  if (!breach) throw new Error(`${law} broke in run ${run} and held when it was tried again.`);
  return { law, ...breach, seed, run, scenario };
}
