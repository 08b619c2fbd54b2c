import { wholeParts } from './numbers.ts';

/**
 * How the simulations of an estimate end after the forecast; shares from 0 to 1 that add up to 1.
 */
export interface Outcomes {
  embeddedCheaper: number;
  inHouseCheaper: number;
  neither: number;
  /** Nothing is live in-house by then (E22). */
  unfinished: number;
}

/** Where one assumption turns the result, no larger share of the simulations is stated (E26). */
const mostIfTurned = 0.9;

/**
 * How often each side is cheaper, and how often nothing is live, in percentages that add up to 100
 * with the simulations in which both cost the same.
 *
 * @param isTurnedByOne - Whether one assumption alone turns the result within its range.
 * @returns "In 92% of the simulations embedding costs less over 36 months; in 8%, building."
 */
export function outcomesSentence(
  { embeddedCheaper, inHouseCheaper, neither, unfinished }: Outcomes,
  isTurnedByOne: boolean,
): string {
  const outcomes = [
    { share: embeddedCheaper, text: 'embedding costs less over 36 months', other: 'embedding' },
    { share: inHouseCheaper, text: 'building costs less over 36 months', other: 'building' },
    { share: unfinished, text: 'nothing is live in-house after 36 months', other: null },
  ]
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  const [mostFrequent] = outcomes;
  if (isTurnedByOne && mostFrequent && mostFrequent.share > mostIfTurned)
    return `In over 9 of 10 simulations ${mostFrequent.text}. One assumption within its range can turn that.`;
  // Equal costs take their part of the 100%, though they are not named.
  const shares = [...outcomes.map(({ share }) => share), neither];
  const percentages = wholeParts(
    shares.map((share) => 100 * share),
    100,
  );
  const parts = outcomes.map(({ text, other }, index) => {
    const share = shareText(percentages[index] ?? 0);
    if (index === 0) return `In ${share} of the simulations ${text}`;
    // After a sentence about which side costs less, the other side's name is enough.
    return outcomes[index - 1]?.other && other ? `in ${share}, ${other}` : `in ${share} ${text}`;
  });
  return mostFrequent
    ? `${parts.join('; ')}.`
    : 'In all simulations both cost the same over 36 months.';
}

/** Simulations never make certain: none or all of them is less than 1% or over 99%. */
function shareText(percentage: number): string {
  if (percentage <= 0) return 'less than 1%';
  return percentage >= 100 ? 'over 99%' : `${percentage}%`;
}
