import type { Certainty } from '../../contract/claims.ts';
import { certaintyWords } from '../../contract/format/deferredClaimTexts.ts';

/** The word of E29; nothing for an unfinished build, or while it is not known. */
export function CertaintyMark({ word }: { word: Certainty | null | undefined }) {
  return word ? (
    <span className="certainty" data-word={word}>
      {certaintyWords[word]}
    </span>
  ) : null;
}
