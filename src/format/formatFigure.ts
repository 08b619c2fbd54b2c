import { type EstimateFigure, estimateFigureNames } from '../../contract/figures.ts';
import { formatEstimateFigure } from '../../contract/format/estimateFigure.ts';
import { formatUsd } from '../../contract/format/money.ts';
import type { Answer } from '../../worker/answer/answer.ts';

type FormatAnswer = (answer: Answer) => string;

export const formatFigure = {
  ...(Object.fromEntries(
    estimateFigureNames.map((name) => [
      name,
      ({ estimate }: Answer) => formatEstimateFigure(name, estimate),
    ]),
  ) as Record<EstimateFigure, FormatAnswer>),
  inHouse12MonthsUsd: ({ verdict }) => formatUsd(verdict.after12Months.inHouseUsd),
  embedded12MonthsUsd: ({ verdict }) => formatUsd(verdict.after12Months.embeddedUsd),
  inHouse36MonthsUsd: ({ verdict }) => formatUsd(verdict.after36Months.inHouseUsd),
  embedded36MonthsUsd: ({ verdict }) => formatUsd(verdict.after36Months.embeddedUsd),
} as const satisfies Record<string, FormatAnswer>;

export type ShownFigure = keyof typeof formatFigure;
