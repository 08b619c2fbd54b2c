import { type EstimateFigure, estimateFigureNames } from '../../contract/figures.ts';
import { formatEstimateFigure } from '../../contract/format/estimateFigure.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { costHorizons, type HorizonFigure } from '../../contract/horizons.ts';
import type { Answer } from '../../worker/answer/answer.ts';

type FormatAnswer = (answer: Answer) => string;

export const formatFigure = {
  ...(Object.fromEntries(
    estimateFigureNames.map((name) => [
      name,
      ({ estimate }: Answer) => formatEstimateFigure(name, estimate),
    ]),
  ) as Record<EstimateFigure, FormatAnswer>),
  ...(Object.fromEntries(
    costHorizons.flatMap((months) =>
      (['inHouse', 'embedded'] as const).map((side) => [
        `${side}${months}MonthsUsd`,
        ({ verdict }: Answer) => formatUsd(verdict[`after${months}Months`][`${side}Usd`]),
      ]),
    ),
  ) as Record<HorizonFigure, FormatAnswer>),
} as const satisfies Record<string, FormatAnswer>;

export type ShownFigure = keyof typeof formatFigure;
