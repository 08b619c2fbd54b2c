import { type Claims, claimOf } from '../../contract/claims.ts';
import {
  buildAloneText,
  maintenanceText,
  outcomeText,
  overText,
  resultText,
  turnsText,
  verdictSentence,
} from '../../contract/format/claimTexts.ts';
import {
  breakEvenLabel,
  changingResultText,
  costSentence,
  crossingsText,
  discountTurnText,
  fasterBuildText,
  launchText,
  launchTimesText,
  presentValueText,
  resultAndLaunchText,
  shortLaunchText,
} from '../../contract/format/deferredClaimTexts.ts';
import { formatUsd } from '../../contract/format/numbers.ts';

/** A text of claims, and the months whose result it gives. */
interface Rendering {
  text: string;
  months?: number;
}

/** Every text of these claims that a medium may print, with its label where it is a row. */
export function renderings(claims: Claims): Rendering[] {
  const breakEvenMonth = claimOf(claims, 'embeddedMonths')?.spans.find(
    ({ lastMonth }) => lastMonth === 36,
  );
  const texts = [
    buildAloneText(claims),
    maintenanceText(claims),
    turnsText(claims),
    launchText(claims),
    launchTimesText(claims),
    shortLaunchText(claims),
    fasterBuildText(claims),
    presentValueText(claims),
    ...[36, 60].flatMap((months) => [
      crossingsText(claims, months),
      discountTurnText(claims, months),
    ]),
    `${breakEvenLabel}: ${breakEvenMonth?.firstMonth ?? 'none'}.`,
  ];
  const results = [12, 24, 36].flatMap((months) => resultsOver(claims, months));
  return [
    ...texts.map((text) => ({ text: text.trim() })),
    ...results,
    { text: verdictSentence(claims), months: 36 },
    { text: resultAndLaunchText(claims), months: 36 },
    { text: changingResultText(claims), months: 36 },
  ].filter(({ text }) => text);
}

function resultsOver(claims: Claims, months: number): Rendering[] {
  const { point, rest } = resultText(claims, months);
  const outcome = outcomeText(claims, months);
  const { inHouseUsd = 0, embeddedUsd = 0 } = claimOf(claims, 'costs', months) ?? {};
  const costs = `${formatUsd(inHouseUsd)} ${formatUsd(embeddedUsd)}`;
  return [
    point + rest,
    costSentence(claims, months),
    `${overText(claims, months)}.`,
    `${months} months ${costs} ${outcome}`,
    `Result over ${months} months: ${outcome}.`,
    `Costs less over ${months} months: ${workbookResult(claims, months)}.`,
  ].map((text) => ({ text, months }));
}

/** The words of the workbook's cell. */
function workbookResult(claims: Claims, months: number): string {
  const side = claimOf(claims, 'cheaper', months)?.side;
  if (!side) return 'No verdict: nothing is live in-house by then';
  return { embedded: 'Embedding', inHouse: 'Building', neither: 'Neither: both cost the same' }[
    side
  ];
}
