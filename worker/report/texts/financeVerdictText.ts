import { discountTurnText, financeFigureTexts } from '../../../contract/format/financeTexts.ts';
import { type Finance, type FinanceVerdict, financeHorizons } from '../../forecast/finance.ts';
import type { ByHorizon } from '../model/byHorizon.ts';

/**
 * Says which side costs less in present value over 36 and over 60 months (E25), or by which horizon
 * the build is not live, which leaves nothing to compare (E22); then where discounting changes who
 * costs less.
 *
 * @returns Sentences that name the horizon of every verdict.
 */
export function financeVerdictText(finance: ByHorizon<Finance>): string {
  const turns = financeHorizons.flatMap((months) => discountTurnText(finance[months]) ?? []);
  return [outcomes(finance), ...turns].join(' ');
}

function outcomes({ 36: { verdict }, 60: later }: ByHorizon<Finance>): string {
  if (!later.verdict) return financeFigureTexts.unfinished('36 or 60');
  const over60 = outcome(later.verdict);
  if (!verdict) {
    return `Nothing is live in-house after 36 months, so there is no present value to compare by then. In present value, ${over60} over 60 months.`;
  }
  const over36 = outcome(verdict);
  return over36 === over60
    ? `In present value, ${over60} over 36 and over 60 months.`
    : `In present value, ${over36} over 36 months, and ${over60} over 60 months.`;
}

/** Whether the same side costs less in present value over both horizons, and payback is alike. */
export function hasOneFinanceVerdict({ 36: { verdict }, 60: later }: ByHorizon<Finance>): boolean {
  if (!verdict || !later.verdict) return verdict === later.verdict;
  return (
    outcome(verdict) === outcome(later.verdict) &&
    verdict.paybackMonth === later.verdict.paybackMonth
  );
}

/** Compares in whole USD, as the net present value is shown. */
function outcome({ npvUsd }: FinanceVerdict): string {
  const shownUsd = Math.round(Math.abs(npvUsd));
  if (shownUsd === 0) return 'both cost the same';
  return npvUsd > 0 ? 'embedding costs less' : 'building costs less';
}
