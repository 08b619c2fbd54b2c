/**
 * Words by which the lists of ad blockers know a file. The short ones count as a whole word only:
 * "ads" is in "uploads".
 */
const anywhere =
  /track|analytic|pixel|consent|cookie|banner|beacon|metric|telemetr|gtm|gtag|advert|sponsor|attribution|conversion|fingerprint|affiliate|gdpr|insight|popup|popunder/i;
const alone =
  /^(ads?|stats?|statistics?|counter|collect(or)?|events?|logs?|logger|tags?|hits?|rum|cmp|utm|promo|visitor)$/i;

/** Returns whether a browser with an ad blocker may refuse to load a file of this name. */
export function isBlockedName(name: string): boolean {
  const words = name.split(/[^A-Za-z0-9]|(?<=[a-z])(?=[A-Z])/);
  return anywhere.test(name) || words.some((word) => alone.test(word));
}
