import { isDeepStrictEqual } from 'node:util';
import type { CalculatorInputs } from '../../contract/calculation.ts';
import { type Claims, claimOf } from '../../contract/claims.ts';
import type { Estimate } from '../../contract/estimate.ts';
import * as texts from '../../contract/format/claimTexts.ts';
import * as deferred from '../../contract/format/deferredClaimTexts.ts';
import { formatUsd } from '../../contract/format/money.ts';
import { supportedClaims } from './supportedClaims.ts';

/** A text of the product, what it claims, and what the estimate supports instead. */
interface Contradiction {
  text: string;
  claimed: string;
  supported: string;
}

/**
 * Compares the claims of an answer with those that the estimate supports, and finds a comparison in
 * its texts that renders none of them.
 *
 * @param texts - By medium.
 * @returns the first contradiction; null if there is none, and each text gives the result for both
 *   horizons.
 */
export function contradiction(
  texts: Readonly<Record<string, string>>,
  claims: Claims,
  inputs: CalculatorInputs,
  estimate: (inputs: CalculatorInputs) => Estimate,
): Contradiction | null {
  const wrong = unsupported(claims, supportedClaims(inputs, estimate, claims));
  if (wrong) return { text: 'claims', ...wrong };
  const rendered = renderings(claims).sort(([a], [b]) => b.length - a.length);
  for (const [medium, text] of Object.entries(texts)) {
    let rest = text.replace(/\s+/g, ' ');
    const stated = new Set<number>();
    for (const [rendering, months] of rendered) {
      if (!rest.includes(rendering)) continue;
      rest = rest.replaceAll(rendering, '·');
      if (months) stated.add(months);
    }
    const claimed = unrendered(rest);
    const missing = [12, 36, 60].find((months) => !stated.has(months));
    if (claimed || missing) {
      return {
        text: `${medium}:\n${text}`,
        claimed: claimed ?? 'nothing',
        supported: claimed ? 'a text of a claim' : `the result of ${missing} months`,
      };
    }
  }
  return null;
}

/** The words of a comparison. */
export const comparative =
  /\b(?:less|more|cheaper|cheapest|sooner|faster|saves?|saved|wins?|pays? off|better|is ahead|costs? the same|speak for)\b/i;

/** Comparisons that claim nothing about the sides: of inputs, plans and developers. */
const otherComparisons: readonly RegExp[] = [
  /build only, less setup and 12 months/g,
  // A range of a platform, which is smaller for few integrations (E34).
  /for 10 integrations and more/g,
  /maintenance less subscription/g,
  // A monthly saving below 0, which `estimate.test.ts` checks.
  /costs (?:[$€£][\d,]+ a month|[\d,]+%) more/g,
  /One more integration moves you to the next plan[^.]*\./g,
  /Your plan has room for \d+ more integrations? at the same subscription\. After that, the next plan (?:costs [$€£][\d,]+ more a year|adds no extra cost)\./g,
  /\d+ more figures? of systems (?:is|are) yours/g,
  /\d+ more of your assumptions counts?, but (?:is|are) not listed here\./g,
  /(?:One|Two|Three|\d+) more (?:integrations? |fits? |stays? )[^.]*\./g,
  /takes more than \d+ weeks/g,
  /What in-house does better/g,
  // Evidence about reviews.
  /\d+ to \d+ more where it is refused/g,
  /The embedded cost is (?:the list price|your quote)[^.]* less [\d.]+% in every year/g,
];

/** The first sentence that compares; most texts have none. */
function unrendered(text: string): string | undefined {
  let compared = text
    .split(/(?<=[.!?·])\s/)
    .filter((sentence) => comparative.test(sentence))
    .join(' ');
  for (const known of otherComparisons) compared = compared.replace(known, '·');
  return compared.split(/(?<=[.!?·])\s/).find((sentence) => comparative.test(sentence));
}

/** A claim that is not supported, or a supported one that is not made. */
function unsupported(claims: Claims, supported: Claims) {
  const [wrong, missing] = [
    claims.find((claim) => !supported.some((other) => isDeepStrictEqual(claim, other))),
    supported.find((other) => !claims.some((claim) => isDeepStrictEqual(claim, other))),
  ];
  return (
    (wrong ?? missing) && { claimed: JSON.stringify(wrong), supported: JSON.stringify(missing) }
  );
}

/** A text of claims, and the months whose result it gives. */
type Rendering = readonly [text: string, months?: number];

/** Every text of these claims that a medium may print, with its label where it is a row. */
function renderings(claims: Claims): Rendering[] {
  const last = claimOf(claims, 'embeddedMonths')?.spans.find(({ lastMonth }) => lastMonth === 36);
  const all: Rendering[] = [
    [deferred.buildAloneText(claims)],
    [deferred.turnsText(claims).trim()],
    [deferred.laterTurnText(claims).trim()],
    [deferred.midRangeText(claims).trim()],
    ...([undefined, 'inHouse', 'embedded'] as const).map(
      (side) => [deferred.peopleText(claims, side).trim()] as const,
    ),
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
    [deferred.verdictSentence(claims), 36],
    [deferred.resultAndLaunchText(claims), 36],
    [deferred.changingResultText(claims), 36],
    ...[12, 24, 36, 60].flatMap((months) => resultsOver(claims, months)),
  ];
  return all.filter(([text]) => text);
}

function resultsOver(claims: Claims, months: number): Rendering[] {
  const { point, rest } = texts.resultText(claims, months);
  const outcome = texts.outcomeText(claims, months);
  const {
    inHouseUsd = 0,
    timeLostUsd = 0,
    embeddedUsd = 0,
  } = claimOf(claims, 'costs', months) ?? {};
  const row = [inHouseUsd, timeLostUsd, embeddedUsd].map(formatUsd).join(' ');
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
    `${months} months ${row} ${outcome}`,
    `Result over ${months} months: ${outcome}.`,
    `Costs less over ${months} months: ${workbook}.`,
  ].map((text) => [text, months]);
}
