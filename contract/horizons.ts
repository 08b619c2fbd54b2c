/** The months over whose total cost both sides are compared (E17), in every medium. */
export const costHorizons = [12, 36, 60] as const;
export type CostHorizon = (typeof costHorizons)[number];

/** The name of a side's total cost over a horizon. */
export type HorizonFigure = `${'inHouse' | 'embedded'}${CostHorizon}MonthsUsd`;

/** Gives the value of each horizon, as `months12` and so on. */
export function overHorizons<Value>(of: (months: CostHorizon) => Value) {
  return Object.fromEntries(
    costHorizons.map((months) => [`months${months}`, of(months)]),
  ) as Record<`months${CostHorizon}`, Value>;
}
