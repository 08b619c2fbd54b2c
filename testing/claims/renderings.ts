import { type Claims, claimOf } from '../../contract/claims.ts';
import * as texts from '../../contract/format/claimTexts.ts';
import * as deferred from '../../contract/format/deferredClaimTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';

/** A text of claims, and the months whose result it gives. */
type Rendering = readonly [text: string, months?: number];

/** Every text of these claims that a medium may print, with its label where it is a row. */
export function renderings(claims: Claims): Rendering[] {
  const last = claimOf(claims, 'embeddedMonths')?.spans.find(({ lastMonth }) => lastMonth === 36);
  const all: Rendering[] = [
    [texts.buildAloneText(claims)],
    [texts.turnsText(claims).trim()],
    [texts.laterTurnText(claims).trim()],
    [texts.midRangeText(claims).trim()],
    [deferred.launchText(claims)],
    [deferred.launchTimesText(claims)],
    [deferred.shortLaunchText(claims)],
    [deferred.fasterBuildText(claims)],
    [deferred.presentValueText(claims)],
    ...[36, 60].flatMap((months) => [
      [deferred.crossingsText(claims, months)] as const,
      [deferred.discountTurnText(claims, months)] as const,
    ]),
    [`${deferred.breakEvenLabel}: ${last?.firstMonth ?? 'none'}.`],
    [texts.verdictSentence(claims), 36],
    [deferred.resultAndLaunchText(claims), 36],
    [deferred.changingResultText(claims), 36],
    ...[12, 24, 36].flatMap((months) => resultsOver(claims, months)),
  ];
  return all.filter(([text]) => text);
}

function resultsOver(claims: Claims, months: number): Rendering[] {
  const { point, rest } = texts.resultText(claims, months);
  const outcome = texts.outcomeText(claims, months);
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', months) ?? {};
  // The words of the workbook's cell.
  const workbook = {
    embedded: 'Embedding',
    inHouse: 'Building',
    neither: 'Neither: both cost the same',
    unfinished: 'No verdict: nothing is live in-house by then',
  }[claimOf(claims, 'cheaper', months)?.side ?? 'unfinished'];
  return [
    point + rest,
    deferred.costSentence(claims, months),
    `${texts.overText(claims, months)}.`,
    `${months} months ${formatUsd(inHouseUsd)} ${formatUsd(embeddedUsd)} ${outcome}`,
    `Result over ${months} months: ${outcome}.`,
    `Costs less over ${months} months: ${workbook}.`,
  ].map((text) => [text, months]);
}
