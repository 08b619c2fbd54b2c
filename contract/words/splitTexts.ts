import { forecastMonths } from '../format/durations.ts';
import { lowerFirst } from '../format/phrases.ts';

export const splitTitle = 'Which to build?';

export const splitChoices = { build: 'Build', embed: 'Embed' } as const;

export const splitColumns = { name: 'System', choice: 'Choice', reason: 'Why' } as const;

/** The limits of the split. */
export const splitNote = `This is arithmetic over ${forecastMonths} months with your inputs, not advice about strategy: what sets your product apart, or what you want to own, is in no figure.`;

/** Said in place of a total where no split that the pins allow is live by month 36. */
export const noSplitText = `With these pins, no split is live by month ${forecastMonths}.`;

export const bothChoices = (built: number, embedded: number) =>
  `${splitChoices.build} ${built}, embed ${embedded}`;

/** What would be on the other side: the integration of a row, or one of several. */
export interface Move {
  /** Whether it is built, so that the other way is to embed it. */
  readonly isBuilt: boolean;
  readonly isOne: boolean;
}

/** "Embedding it", "Building one of them". */
const otherWay = ({ isBuilt, isOne }: Move) =>
  `${isBuilt ? 'Embedding' : 'Building'} ${isOne ? 'it' : 'one of them'}`;
const lowerWay = (move: Move) => lowerFirst(otherWay(move));

const unchanged = 'leaves the total as it is.';
const notLive = `the build would not be live by month ${forecastMonths}.`;

/** Why an integration is on its side; `by` is an amount. */
export const splitReasons = {
  review: (move: Move, isListing: boolean, weeks: string) =>
    `${isListing ? 'The marketplace listing' : 'The review before access'} takes ${weeks}: ${lowerWay(move)} would miss the target date.`,
  late: (move: Move) => `${otherWay(move)} would miss the target date.`,
  unfinished: (move: Move) => `${otherWay(move)} too, ${notLive}`,
  nextPlan: (move: Move, by: string) => `${otherWay(move)} takes the next plan and adds ${by}.`,
  firstPlan: (move: Move, by: string) => `Nothing else needs a plan: ${lowerWay(move)} adds ${by}.`,
  unchanged: (move: Move) => `${otherWay(move)} ${unchanged}`,
  adds: (move: Move, by: string) => `${otherWay(move)} adds ${by}.`,
  pinnedUnfinished: (move: Move) => `Pinned; with ${lowerWay(move)}, ${notLive}`,
  pinnedUnchanged: (move: Move) => `Pinned; ${lowerWay(move)} ${unchanged}`,
  pinnedAdds: (move: Move, by: string) => `Pinned; ${lowerWay(move)} adds ${by}.`,
  pinnedTakesOff: (move: Move, by: string) => `Pinned; ${lowerWay(move)} takes off ${by}.`,
} as const;

/** The totals beside each other, with when they are live. */
export const totalTexts = {
  buildAll: 'Build all',
  embedAll: 'Embed all',
  live: (time: string, isLate: boolean) =>
    `live in ${time}${isLate ? ', after the target date' : ''}`,
  notLive: `not live by month ${forecastMonths}`,
} as const;

/** "Best split (build 3, embed 17)", or that of what the pins allow. */
export function splitLabel(built: number, embedded: number, hasPins: boolean): string {
  const parts = [built > 0 && `build ${built}`, embedded > 0 && `embed ${embedded}`];
  return `Best split${hasPins ? ' with your pins' : ''} (${parts.filter(Boolean).join(', ')})`;
}
