import fc from 'fast-check';
import type { Locator, Page } from 'playwright/test';
import { type ActionName, actions, type Means, type Step } from './actions.ts';
import {
  drawn as drawnByBrowser,
  forgetHeard,
  forgetShifts,
  type Look,
  look,
  note,
} from './look.ts';
import { expectedOf, properties, type Shown } from './properties.ts';
import { Visitor } from './visitor.ts';

/** An action with the value that was drawn for it. */
export interface Drawn {
  name: ActionName;
  value: unknown;
  /** Whether the next action follows at once, before the page is at rest. */
  isQuick: boolean;
}

/** What went wrong, after which of the actions. */
export interface Failure {
  at: number;
  property: string;
  reasons: readonly string[];
}

/** The inputs that a walk begins with. */
const start = 'v1&integrations=6&developers=2&share=30&region=eu';

const drawn: fc.Arbitrary<Drawn> = fc.oneof(
  ...Object.entries(actions).map(([name, { weight, value }]) => ({
    weight,
    arbitrary: fc.record({
      name: fc.constant(name as ActionName),
      value: value as fc.Arbitrary<unknown>,
      isQuick: fc.nat({ max: 4 }).map((part) => part === 0),
    }),
  })),
);

/** Draws actions; the same ones for the same seed. */
export function drawActions(seed: number, count: number): Drawn[] {
  // Not `fc.commands`, which would shrink through hundreds of new pages (decision 0860).
  return fc.sample(drawn, { seed, numRuns: count });
}

/** The command that repeats actions. */
export const replayText = (actions: readonly Drawn[], viewport: string) =>
  `Replay: WALK_REPLAY='${JSON.stringify(actions).replaceAll("'", "'\\\\''")}' ` +
  `npx playwright test e2e/walk.spec.ts -g ${viewport}`;

/**
 * Walks over a page until an action is not possible or a property is false.
 *
 * @param page - A new one.
 * @returns how many actions were possible, and what went wrong
 */
export async function walk(
  page: Page,
  steps: readonly Drawn[],
  isOnPhone: boolean,
): Promise<{ failure: Failure | null; done: number }> {
  let done = 0;
  const failure = await failureOf(page, steps, isOnPhone, () => {
    done += 1;
  });
  return { failure, done };
}

async function failureOf(
  page: Page,
  steps: readonly Drawn[],
  isOnPhone: boolean,
  onStep: () => void,
): Promise<Failure | null> {
  const problems: string[] = [];
  const expectedErrors = [/^Failed to load resource/];
  page.on('pageerror', (error) => problems.push(String(error.stack ?? error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.setDefaultTimeout(20_000);
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await page.addInitScript(note);
  await page.goto(`/#${start}`);
  await arrive(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  const visitor = new Visitor(start, today, isOnPhone);
  const run = (ms: number) => page.clock.runFor(ms);
  let before: Look | null = null;
  let unannounced = 0;
  let mayLoseFocus = false;

  for (const [at, { name, value, isQuick }] of steps.entries()) {
    const action = actions[name] as unknown as {
      applies?: (visitor: Visitor, value: unknown) => boolean;
      act: (step: Step, value: unknown) => Promise<void>;
      mayLoseFocus?: true;
    };
    if (action.applies && !action.applies(visitor, value)) continue;
    onStep();
    const means = (Array.isArray(value) ? value.at(-1) : value) === 'key' ? 'key' : 'pointer';
    const step: Step = {
      page,
      visitor,
      run,
      arrive: () => arrive(page),
      press: (control) => press(control, means, isOnPhone, run),
      expectError: (pattern) => expectedErrors.push(pattern),
    };
    await page.evaluate(forgetHeard);
    try {
      await action.act(step, value);
    } catch (error) {
      return { at, property: 'the action is possible', reasons: [String(error)] };
    }
    const replaced = await page.evaluate(() => globalThis.translation?.problems.splice(0) ?? []);
    problems.push(...replaced);
    const unexpected = problems.filter((text) => !expectedErrors.some((one) => one.test(text)));
    if (unexpected.length > 0) return { at, property: 'no error', reasons: unexpected };
    mayLoseFocus ||= action.mayLoseFocus ?? false;
    if (isQuick) {
      unannounced += 1;
      continue;
    }
    const failure = await rest(page, { visitor, before, mayLoseFocus, unannounced });
    unannounced = 0;
    mayLoseFocus = false;
    if (failure) return { at, ...failure };
    before = await page.evaluate(look);
  }
  return null;
}

/** Waits until a page is hydrated, for which its clock runs, and stops its clock. */
export async function arrive(page: Page): Promise<void> {
  await page.clock.resume();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** How long a page may take until it is at rest, on a machine that is busy with other tests. */
const patienceMs = 30_000;

/** Lets the page come to rest and checks every property. */
async function rest(
  page: Page,
  step: Pick<Shown, 'visitor' | 'before' | 'mayLoseFocus' | 'unannounced'>,
): Promise<Omit<Failure, 'at'> | null> {
  const { visitor } = step;
  const expectation = expectedOf(visitor);
  const firstFailure = async (isWhole: boolean) => {
    const seen = await page.evaluate(look);
    const shown = { ...step, ...expectation, look: seen };
    for (const { name, check, isOfStep } of properties) {
      const reasons = isOfStep && !isWhole ? [] : check(shown);
      if (reasons.length > 0) return { property: name, reasons };
    }
    return seen.isUnsure ? { property: 'the page is sure of its answer', reasons: [] } : null;
  };
  await page.clock.runFor(400);
  let failure = await firstFailure(false);
  for (const end = Date.now() + patienceMs; failure && Date.now() < end; ) {
    // Both the page's time and that of its workers pass.
    await page.waitForTimeout(20);
    await page.clock.runFor(100);
    failure = await firstFailure(false);
  }
  if (failure) return failure;
  visitor.rest();
  for (let looks = 0; looks < 2; looks++) await page.evaluate(drawnByBrowser);
  await page.evaluate(forgetShifts);
  // Announcements wait, and an undo step ends.
  await page.clock.runFor(1000);
  await page.evaluate(drawnByBrowser);
  return firstFailure(true);
}

/** Presses a control as a visitor does: a toast or a tooltip that covers it goes first. */
async function press(
  control: Locator,
  means: Means,
  isOnPhone: boolean,
  run: (ms: number) => Promise<void>,
): Promise<void> {
  if (means === 'key') {
    await control.press('Enter');
    await run(50);
    return;
  }
  const pointer = () =>
    isOnPhone ? control.tap({ timeout: 2000 }) : control.click({ timeout: 2000 });
  try {
    await pointer();
  } catch {
    const page = control.page();
    await page.mouse.move(1, 1);
    await run(6000);
    // That of the focus stays until it is closed.
    if (await page.getByRole('tooltip').isVisible()) await page.keyboard.press('Escape');
    await pointer();
  }
  // What the page does a moment after a press, such as to close what is open.
  await run(50);
}

/** What a failure is about: its property, and what its first reason names before its values. */
const subjectOf = ({ property, reasons: [first = ''] }: Failure) =>
  `${property}, ${first.split(': ')[0]?.replaceAll(/\d+/g, '#')}`;

/**
 * Reduces a failing walk: leaves out ever smaller parts as long as the failure is about the same.
 *
 * @param replay - Walks over a new page.
 * @param mostReplays - Each takes as long as the actions that are left.
 * @returns the actions that are left, and what went wrong with them
 */
export async function reduced(
  steps: readonly Drawn[],
  failure: Failure,
  replay: (steps: readonly Drawn[]) => Promise<{ failure: Failure | null }>,
  mostReplays = 40,
): Promise<{ left: readonly Drawn[]; failure: Failure }> {
  let left = steps.slice(0, failure.at + 1);
  let last = failure;
  let replays = 0;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    // From the end, because what is near the failure matters more often.
    for (let from = left.length - 1 - size; from > -size && replays < mostReplays; from -= size) {
      const fewer = left.toSpliced(Math.max(0, from), Math.min(size, from + size));
      replays += 1;
      const { failure: again } = await replay(fewer);
      if (!again || subjectOf(again) !== subjectOf(failure)) continue;
      left = fewer.slice(0, again.at + 1);
      last = again;
    }
  }
  return { left, failure: last };
}
