/** The spending of both sides in a year, in USD, and the difference. */
interface YearAmounts {
  readonly inHouseUsd: number;
  readonly embeddedUsd: number;
  readonly benefitUsd: number;
}

/**
 * Consecutive years in whole USD that add up: each year is the growth of the rounded running total,
 * so the years up to any horizon add up to its rounded total, and the benefit is the difference of
 * the amounts beside it. The page and the report show these (E15).
 *
 * @param years - From the first one on.
 */
export function wholeYears<Year extends YearAmounts>(years: readonly Year[]): Year[] {
  const inHouse = growth(years.map((year) => year.inHouseUsd));
  const embedded = growth(years.map((year) => year.embeddedUsd));
  return years.map((year, index) => {
    const { [index]: inHouseUsd = 0 } = inHouse;
    const { [index]: embeddedUsd = 0 } = embedded;
    return { ...year, inHouseUsd, embeddedUsd, benefitUsd: inHouseUsd - embeddedUsd };
  });
}

/** Returns how much the rounded running total grows with each amount. */
function growth(amounts: readonly number[]): number[] {
  let total = 0;
  return amounts.map((usd) => {
    const before = Math.round(total);
    total += usd;
    return Math.round(total) - before;
  });
}
