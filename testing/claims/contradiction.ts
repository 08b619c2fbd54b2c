import type { CalculatorInputs } from '../../contract/calculation.ts';
import type { Estimate } from '../../contract/estimate.ts';
import { type Claim, readClaims, type Side } from './readClaims.ts';
import { everyMonth, type SupportedClaims, supportedClaims } from './supportedClaims.ts';

type Estimating = (inputs: CalculatorInputs) => Estimate;

/** A text of the product, what it claims, and what the estimate supports instead. */
export interface Contradiction {
  text: string;
  claimed: string;
  supported: string;
}

/**
 * Reads every claim of texts about the same inputs, and compares it with the estimate.
 *
 * @param texts - By medium.
 * @returns the first contradiction; null if there is none, and each text claims a result for both
 *   horizons.
 */
export function contradiction(
  texts: Readonly<Record<string, string>>,
  inputs: CalculatorInputs,
  estimate: Estimating,
): Contradiction | null {
  const supported = supportedClaims(inputs, estimate);
  const counts = new Set<number>();
  for (const [medium, text] of Object.entries(texts)) {
    const found = (claimed: unknown, expected: unknown) => ({
      text: `${medium}:\n${text}`,
      claimed: JSON.stringify(claimed),
      supported: JSON.stringify(expected),
    });
    const claims = readAll(text);
    if (claims instanceof Error) return found(claims.message, 'a claim that can be read');
    for (const months of [12, 36]) {
      const kind = supported.costAfter(months).isLive ? 'cheaper' : 'unfinished';
      const isClaimed = claims.some((claim) => claim.kind === kind && claim.months === months);
      if (!isClaimed) return found('nothing', { kind, months });
    }
    for (const claim of claims) {
      const expected = refutation(claim, supported);
      if (expected !== null) return found(claim, expected);
      if (claim.kind === 'embeddingFromCount' || claim.kind === 'embeddingAtCount') {
        counts.add(claim.count);
        if (counts.size > 1) return found(claim, { counts: [...counts] });
      }
    }
  }
  return null;
}

/** Reads the claims of a text, or says which comparison is not known as one. */
function readAll(text: string): Claim[] | Error {
  try {
    return readClaims(text);
  } catch (error) {
    return error as Error;
  }
}

/**
 * Compares one claim with the estimate.
 *
 * @returns what the estimate supports instead, to print; null if it supports the claim
 */
export function refutation(claim: Claim, supported: SupportedClaims): unknown {
  const { costAfter, isEmbeddingCheaper, isEmbeddingCheaperWith, estimated } = supported;
  switch (claim.kind) {
    case 'costs': {
      const { inHouseUsd, embeddedUsd } = costAfter(claim.months);
      const isExact =
        isRounded(claim.inHouseUsd, inHouseUsd) && isRounded(claim.embeddedUsd, embeddedUsd);
      return isExact ? null : { inHouseUsd, embeddedUsd };
    }
    case 'cheaper':
      return refutedResult(claim, supported);
    case 'unfinished':
      return costAfter(claim.months).isLive ? { isLive: true } : null;
    case 'presentValue': {
      if (!costAfter(claim.months).isLive) return { isLive: false };
      const benefitUsd = supported.presentBenefitUsd(claim.months);
      return unequal(claim.side, cheaperSide(benefitUsd, 0));
    }
    case 'embeddingMonths':
      return unequal(
        everyMonth.filter((month) =>
          claim.spans.some(([first, last]) => month >= first && month <= last),
        ),
        everyMonth.filter(isEmbeddingCheaper),
      );
    case 'embeddingFromMonth': {
      const months = everyMonth.filter(isEmbeddingCheaper);
      const isFrom = everyMonth.slice(claim.from - 1).every(isEmbeddingCheaper);
      const isFirst = claim.from === 1 || !isEmbeddingCheaper(claim.from - 1);
      return isFrom && isFirst ? null : { months };
    }
    case 'cheaperIf':
      throw new Error('Only the other side argues with other assumptions.');
    case 'embeddingFromCount':
    case 'embeddingAtCount':
      return isEmbeddingCheaperWith(claim.count) ? null : { isEmbeddingCheaper: false };
    case 'anyCount': {
      const counts = [1, 2, 5, 15, 30, 50, 100, 200].filter((count) => count <= claim.upTo);
      return unequal([], counts.filter(isEmbeddingCheaperWith));
    }
    case 'withoutMaintenance': {
      const { buildUsd, embeddedUsd } = costAfter(36);
      return unequal(claim.side, cheaperSide(buildUsd, embeddedUsd));
    }
    case 'live': {
      const { timelineWeeks, embeddedWeeks } = estimated.timeline;
      return unequal(claim.sooner, cheaperSide(timelineWeeks, embeddedWeeks));
    }
    case 'crossings':
      if (!costAfter(claim.months).isLive) return { isLive: false };
      return unequal(claim.turns, crossings(claim.months, supported));
    case 'buildAlone': {
      const { inHouse, embedded } = estimated.results;
      const byUsd = Math.round(embedded.initialTotal) - Math.round(inHouse.initialTotal);
      const { ownOnceUsd, ownMonthlyUsd } = estimated.escalation;
      return unequal([claim.byUsd, claim.isWithOwnWork], [byUsd, ownOnceUsd + ownMonthlyUsd > 0]);
    }
  }
}

function refutedResult(
  { months, side, byUsd }: Claim & { kind: 'cheaper' },
  { costAfter }: SupportedClaims,
): unknown {
  const { isLive, inHouseUsd, embeddedUsd } = costAfter(months);
  const difference = Math.round(inHouseUsd) - Math.round(embeddedUsd);
  // Both amounts are rounded before they are compared, and each may be half a dollar.
  const isHalf = (usd: number) => Math.abs((Math.abs(usd) % 1) - 0.5) <= 1e-9 * Math.abs(usd);
  const slack = Number(isHalf(inHouseUsd)) + Number(isHalf(embeddedUsd));
  const isExact = byUsd === null || Math.abs(byUsd - Math.abs(difference)) <= slack;
  return isLive && side === cheaperSide(inHouseUsd, embeddedUsd) && isExact
    ? null
    : { isLive, inHouseUsd, embeddedUsd };
}

/** From which month which side costs less in total, to the month given. */
function crossings(months: number, { costAfter }: SupportedClaims): { from: number; side: Side }[] {
  const turns: { from: number; side: Side }[] = [];
  let cheaper: Side = 'neither';
  for (let month = 1; month <= months; month++) {
    const { inHouseUsd, embeddedUsd } = costAfter(month);
    const side = cheaperSide(inHouseUsd, embeddedUsd);
    if (side === 'neither' || side === cheaper) continue;
    turns.push({ from: month, side });
    cheaper = side;
  }
  return turns;
}

/** Compares whole numbers: USD or weeks. */
function cheaperSide(inHouse: number, embedded: number): Side {
  const difference = Math.round(inHouse) - Math.round(embedded);
  return difference === 0 ? 'neither' : difference > 0 ? 'embedding' : 'building';
}

function unequal<T>(claimed: T, expected: T): { expected: T } | null {
  return JSON.stringify(claimed) === JSON.stringify(expected) ? null : { expected };
}

/** Whether an amount is in whole USD; at half a dollar floating point decides which. */
function isRounded(wholeUsd: number, usd: number): boolean {
  return Math.abs(wholeUsd - usd) <= 0.5 + 1e-9 * Math.max(1, Math.abs(usd));
}
