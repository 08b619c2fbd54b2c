import { type Claims, claimOf } from '../../contract/claims.ts';
import { certaintyWords } from '../../contract/format/deferredClaimTexts.ts';

/** The word of E29; nothing for an unfinished build, or while it is not known. */
export function CertaintyMark({ claims }: { claims: Claims }) {
  const word = claimOf(claims, 'certainty')?.word;
  return word ? <span className="certainty">{certaintyWords[word]}</span> : null;
}
