/** The claims of a text about which side is cheaper. Amounts are whole USD. */
export type Claim =
  | { kind: 'costs'; months: number; inHouseUsd: number; embeddedUsd: number }
  | { kind: 'cheaper'; months: number; side: Side; byUsd: number | null }
  | { kind: 'unfinished'; months: number }
  | { kind: 'presentValue'; months: number; side: Side }
  | { kind: 'embeddingMonths'; spans: readonly Span[] }
  /** At the assumptions that the sentence names, not at those of the visitor. */
  | { kind: 'cheaperIf'; months: number; side: Side; byUsd: number }
  /** From this month on embedding stays cheaper; earlier months are left open. */
  | { kind: 'embeddingFromMonth'; from: number }
  | { kind: 'embeddingFromCount'; count: number }
  | { kind: 'embeddingAtCount'; count: number }
  | { kind: 'anyCount'; upTo: number }
  | { kind: 'buildAlone'; byUsd: number; isWithOwnWork: boolean }
  | { kind: 'withoutMaintenance'; side: Side }
  | { kind: 'live'; sooner: Side }
  /** The side that costs less in total from each of these months on, until the next one. */
  | { kind: 'crossings'; months: number; turns: readonly { from: number; side: Side }[] };

/** The first and the last month of a span. */
export type Span = readonly [first: number, last: number];

export type Side = 'building' | 'embedding' | 'neither';

interface ClaimPattern {
  pattern: RegExp;
  claims: (match: Record<string, string>) => Claim[];
}

const oneSpan = String.raw`(?:in month \d+|from month \d+ to month \d+)`;
/** "in month 3", "from month 2 to month 9 and from month 13 to month 15". */
const anySpans = `${oneSpan}(?: and ${oneSpan})*`;

function spansOf(text = ''): Span[] {
  return [...text.matchAll(/in month (\d+)|from month (\d+) to month (\d+)/g)].map(
    ([, only, first, last]) => [Number(only ?? first), Number(only ?? last)],
  );
}

const usd = String.raw`\$[\d,]+`;
const anyOutcome = `(?:Embedding|Building) costs ${usd} less|Both cost the same|Nothing is live in-house by then: (?:less than 1%|\\d+%) is built`;
const amount = (text: string | undefined) => Number(text?.replace(/[$,]/g, ''));
const side = (text: string | undefined): Side =>
  text?.toLowerCase() === 'building' ? 'building' : 'embedding';

const sideOrNeither = (text: string | undefined): Side => (text ? side(text) : 'neither');

/** The side that costs less over some months, and by how much; neither where no side is named. */
const cheaper = (months?: string, who?: string, by?: string): Claim & { kind: 'cheaper' } => ({
  kind: 'cheaper',
  months: Number(months),
  side: sideOrNeither(who),
  byUsd: by ? amount(by) : 0,
});

/** A result over one horizon, or over two that have the same. */
const presentResult =
  '(?:(?<who>embedding|building) costs less|both cost the same) over (?:(?<first>\\d+) and over )?(?<last>\\d+) months';
const anyPresentResult = presentResult.replaceAll(/\?<\w+>/g, '?:');

/** Every sentence with which the product claims which side is cheaper. */
const claimPatterns: readonly ClaimPattern[] = [
  {
    // "In present value, embedding costs less over 36 months, and building costs less over 60
    // months."
    pattern: new RegExp(
      `In present value, (?<results>${anyPresentResult}(?:, and ${anyPresentResult})?)\\.`,
    ),
    claims: ({ results = '' }) =>
      [...results.matchAll(new RegExp(presentResult, 'g'))].flatMap(({ groups = {} }) =>
        [groups.first, groups.last].flatMap((months) =>
          months
            ? { kind: 'presentValue', months: Number(months), side: sideOrNeither(groups.who) }
            : [],
        ),
      ),
  },
  {
    pattern: /Nothing is live in-house after (?:(?<first>\d+) or )?(?<months>\d+) months, so/,
    claims: ({ first, months }) =>
      [first, months].flatMap((horizon) =>
        horizon ? { kind: 'unfinished', months: Number(horizon) } : [],
      ),
  },
  {
    pattern:
      /Total cost by month, over (?<months>\d+) months: (?:both cost the same|(?<turns>(?:embedding|building) costs less from month \d+(?:, then (?:embedding|building) costs less from month \d+)*))/,
    claims: ({ months, turns = '' }) => [
      {
        kind: 'crossings',
        months: Number(months),
        turns: [...turns.matchAll(/(embedding|building) costs less from month (\d+)/g)].map(
          ([, who, from]) => ({ from: Number(from), side: side(who) }),
        ),
      },
    ],
  },
  {
    // An argument of the other side: "If maintenance takes 25% of the build a year instead of 150%
    // and …, building costs $3 less over 36 months."
    pattern: new RegExp(
      `\\bIf (?:(?!\\. |less over).)*, (?<who>building|embedding) costs (?<by>${usd}) less over (?<months>\\d+) months`,
    ),
    claims: ({ who, by, months }) => [
      { kind: 'cheaperIf', months: Number(months), side: side(who), byUsd: amount(by) },
    ],
  },
  {
    pattern: new RegExp(
      `The build alone costs (?<alone>${usd}) less than (?<base>the first embedded year; with maintenance|setup and 12 months of the plan; with maintenance and your own work on embedding), (?:building costs (?<by>${usd}) (?<direction>less|more)|both cost the same) over (?<months>\\d+) months`,
    ),
    claims: ({ alone, base = '', by, direction, months }) => [
      { kind: 'buildAlone', byUsd: amount(alone), isWithOwnWork: base.endsWith('embedding') },
      cheaper(months, by && (direction === 'less' ? 'building' : 'embedding'), by),
    ],
  },
  {
    pattern: new RegExp(
      `(?:Cost|Spent) after (?<months>\\d+) months: (?<inHouse>${usd}) in-house, (?<embedded>${usd}) embedded[.;] (?<result>${anyOutcome})`,
    ),
    claims: costsAndOutcome,
  },
  {
    // A row of the report's table: "12 months $1 $2 Embedding costs $3 less".
    pattern: new RegExp(
      `(?<months>\\d+) months (?<inHouse>${usd}) (?<embedded>${usd}) (?<result>${anyOutcome})`,
    ),
    claims: costsAndOutcome,
  },
  {
    // The CSV and the side-by-side table: "Result over 12 months: Embedding costs $3 less".
    pattern: new RegExp(`Result over (?<months>\\d+) months: (?<result>${anyOutcome})`),
    claims: ({ months, result }) => [outcome(result, months)],
  },
  {
    pattern:
      /Costs less over (?<months>\d+) months: (?<result>Embedding|Building|Neither: both cost the same|No verdict)/,
    claims: ({ months, result }) =>
      result === 'No verdict'
        ? [{ kind: 'unfinished', months: Number(months) }]
        : [{ ...cheaper(months, result?.startsWith('Neither') ? '' : result), byUsd: null }],
  },
  {
    pattern: new RegExp(
      `Over (?<months>\\d+) months, embedding costs less, (?:(?<earlier>${anySpans}) and )?from (?:the first month|month (?<from>\\d+)) on`,
    ),
    claims: ({ months, earlier, from }) => [
      { ...cheaper(months, 'embedding'), byUsd: null },
      {
        kind: 'embeddingMonths',
        spans: [...spansOf(earlier), [Number(from ?? 1), Number(months)]],
      },
    ],
  },
  {
    pattern: /First month from which embedding costs less up to month 36: (?:none|(?<from>\d+))/,
    // The figure alone: it does not say whether embedding costs less in earlier months, too.
    claims: ({ from }) => (from ? [{ kind: 'embeddingFromMonth', from: Number(from) }] : []),
  },
  {
    pattern: /Over (?<months>\d+) months, (?:(?<who>building) costs less|both cost the same)/,
    claims: ({ months, who }) => [{ ...cheaper(months, who), byUsd: null }],
  },
  {
    pattern: new RegExp(
      `Embedding costs less (?:for the first (?<first>\\d+) months|(?<spans>${anySpans})) only`,
    ),
    claims: ({ first, spans }) => [
      { kind: 'embeddingMonths', spans: first ? [[1, Number(first)]] : spansOf(spans) },
    ],
  },
  {
    pattern:
      /From (?<count>\d+) integrations, embedding costs less over 36 months(?: \(up to \d+: a larger build is not live by then\))?/,
    claims: ({ count }) => [{ kind: 'embeddingFromCount', count: Number(count) }],
  },
  {
    pattern: /With (?<count>\d+) integrations?, embedding costs less over 36 months/,
    claims: ({ count }) => [{ kind: 'embeddingAtCount', count: Number(count) }],
  },
  {
    pattern:
      /That holds for any number of integrations up to (?<upTo>\d+)(?:; a larger build is not live by then)?/,
    claims: ({ upTo }) => [{ kind: 'anyCount', upTo: Number(upTo) }],
  },
  { pattern: /A larger build is not live by then/, claims: () => [{ kind: 'anyCount', upTo: 1 }] },
  {
    pattern:
      /After (?<months>\d+) months nothing is live in-house: (?:less than 1%|\d+%) is built, and it goes live after [\d.]+ (?:week|month|year)s?/,
    claims: ({ months }) => [{ kind: 'unfinished', months: Number(months) }],
  },
  {
    // The answer card: "Embedding costs $3 less over 36 months, from the first month on, and is
    // live 3 weeks sooner".
    pattern: new RegExp(
      `(?:(?<who>Embedding|Building) costs (?<by>${usd}) less|Both cost the same) over (?<months>\\d+) months(?:, from (?:the first month|month (?<from>\\d+)) (?<on>on),)? (?:(?:and|but) (?<soon>embedding |building |)is live [\\d.]+ \\w+ (?<direction>sooner|later)|and both are live at the same time)\\.`,
    ),
    claims: ({ who, by, months, from, on, soon, direction }) => [
      cheaper(months, who, by),
      ...(on ? [{ kind: 'embeddingFromMonth' as const, from: Number(from ?? 1) }] : []),
      { kind: 'live', sooner: firstLiveSide(soon?.trim() || who, direction) },
    ],
  },
  {
    pattern:
      /(?:Even without|Without) any maintenance, building would cost (?<direction>more|less)/,
    claims: ({ direction }) => [
      { kind: 'withoutMaintenance', side: direction === 'less' ? 'building' : 'embedding' },
    ],
  },
  {
    // The report's recommendation: "Embedding costs $3 less over 36 months; building costs …".
    pattern: new RegExp(
      `(?:(?<who>Embedding|Building|embedding|building) costs (?<by>${usd}) less|[Bb]oth cost the same) over (?<months>\\d+) months`,
    ),
    claims: ({ who, by, months }) => [cheaper(months, who, by)],
  },
];

function costsAndOutcome({ months, inHouse, embedded, result }: Record<string, string>): Claim[] {
  return [
    {
      kind: 'costs',
      months: Number(months),
      inHouseUsd: amount(inHouse),
      embeddedUsd: amount(embedded),
    },
    outcome(result, months),
  ];
}

function firstLiveSide(named: string | undefined, direction: string | undefined): Side {
  if (direction === undefined) return 'neither';
  const isBuilding = (side(named) === 'building') === (direction === 'sooner');
  return isBuilding ? 'building' : 'embedding';
}

function outcome(text: string | undefined, months: string | undefined): Claim {
  if (text?.startsWith('Nothing')) return { kind: 'unfinished', months: Number(months) };
  const [, who, by] = /^(Embedding|Building) costs (\S+) less/.exec(text ?? '') ?? [];
  return cheaper(months, who, by);
}

const globalPatterns = claimPatterns.map(({ pattern, claims }) => ({
  pattern: new RegExp(pattern, 'g'),
  claims,
}));

const share = String.raw`(?:\d+%|less than 1%|more than 99%)`;
const simulated =
  '(?:(?:embedding|building) costs less over|nothing is live in-house after) 36 months';

/** Comparisons that claim nothing about the sides: of inputs, plans and developers. */
const otherComparisons: readonly RegExp[] = [
  // How often each side is cheaper in the simulations, which have costs of their own.
  new RegExp(`In ${share} of the simulations ${simulated}(?:, in ${share} ${simulated})*\\.`, 'g'),
  /build only, less setup and 12 months/g,
  /maintenance less subscription/g,
  /\(less than 1%|\bless than 1%|more than 99%/g,
  /One more integration moves you to the next plan[^.]*\./g,
  /Your plan has room for \d+ more integrations? at the same subscription\. After that, the next plan (?:costs \$[\d,]+ more a year|adds no extra cost)\./g,
  /\d+ more figures? of systems (?:is|are) yours/g,
  /\d+ more of your assumptions counts?, but (?:is|are) not listed here\./g,
  /(?:One|Two|Three|\d+) more (?:integrations? |fits? |stays? )[^.]*\./g,
  /would need more people or more of their time/g,
  /takes more than \d+ weeks/g,
  /What in-house does better/g,
  // Evidence about reviews.
  /\d+ to \d+ more where it is refused/g,
  /The embedded cost is the list price less [\d.]+% in every year/g,
  /cost [\d.]+ times as much/g,
];

/** The words of a comparison. */
export const comparative =
  /\b(?:less|more|cheaper|cheapest|saves?|saved|wins?|pays? off|better|costs? the same|speak for)\b/i;

/**
 * Reads every claim about which side is cheaper from a text.
 *
 * @throws Error for a sentence that compares and matches no pattern, so that none is unchecked.
 */
export function readClaims(text: string): Claim[] {
  let rest = text.replace(/\s+/g, ' ');
  const claims: Claim[] = [];
  for (const { pattern, claims: read } of globalPatterns) {
    rest = rest.replace(pattern, (...match) => {
      claims.push(...read(match.at(-1) as Record<string, string>));
      return '·';
    });
  }
  // Only sentences that compare are read further; most texts have none left.
  let compared = sentencesOf(rest)
    .map((sentence) => (comparative.test(sentence) ? sentence : '·'))
    .join(' ');
  for (const known of otherComparisons) compared = compared.replace(known, '·');
  const unread = sentencesOf(compared).find((sentence) => comparative.test(sentence));
  if (unread) throw new Error(`No pattern matches this sentence, which compares: "${unread}"`);
  return claims;
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?·])\s/);
}
