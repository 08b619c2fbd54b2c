import type { Claim } from '../../contract/claims.ts';
import type { BestSplit, SplitChoice } from '../../contract/split.ts';

/** A split is worth naming where it costs less by more than this part of the cheaper side. */
const namedPart = 0.05;
/** A side of so many systems is said by their names. */
const mostNames = 3;

/** The claim of a split that costs clearly less than the cheaper side alone (E35). */
export function splitClaims(split: BestSplit | null): Claim[] {
  if (!split?.best) return [];
  const { best, allInHouse, allEmbedded } = split;
  const isBuilding = allInHouse.isLive && allInHouse.usd < allEmbedded.usd;
  const side = isBuilding ? allInHouse : allEmbedded;
  const byUsd = side.usd - best.usd;
  if (byUsd <= namedPart * side.usd || (best.isLate && !side.isLate)) return [];
  const { builtCount, embeddedCount, usd } = best;
  return [
    {
      ...{ kind: 'split', builtCount, embeddedCount, usd, byUsd },
      than: isBuilding ? 'inHouse' : 'embedded',
      named: namedSide(split, 'build', builtCount) ?? namedSide(split, 'embed', embeddedCount),
    },
  ];
}

/** The systems of a side, where it has few and no other integrations. */
function namedSide({ rows }: BestSplit, choice: SplitChoice, count: number) {
  const systems = rows.flatMap(({ name, builtCount }) =>
    name !== null && (builtCount > 0 ? 'build' : 'embed') === choice ? name : [],
  );
  return systems.length === count && count <= mostNames ? { choice, names: systems } : null;
}
