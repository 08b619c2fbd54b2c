import { type FontFaceRule, type Rule, type Selector, transform } from 'lightningcss';
import { shownClasses } from './shownClasses.ts';

/**
 * Part a style sheet into what the first frame needs and what may arrive with the script: rules for classes that
 * the markup does not show yet, for what the pointer or the focus is on, and for writing that it does not have
 * (decision 0801).
 */
export function splitStyles(css: string, markup: string): { atOnce: string; later: string } {
  const classes = shownClasses(markup);
  const canWait = (rule: Rule) =>
    (rule.type === 'style' &&
      rule.value.selectors.every(
        (selector) => isOfLaterState(selector) || namesOtherThan(classes, selector),
      )) ||
    (rule.type === 'font-face' && isForOtherWriting(rule.value, markup));
  return {
    atOnce: keep(css, (rule) => !canWait(rule)),
    later: keep(css, canWait),
  };
}

function namesOtherThan(classes: ReadonlySet<string>, selector: Selector): boolean {
  return selector.some((part) => part.type === 'class' && !classes.has(part.name));
}

const laterStates = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

function isOfLaterState(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-class' && laterStates.has(part.kind));
}

function isForOtherWriting({ properties }: FontFaceRule, markup: string): boolean {
  const ranges = properties.flatMap((property) =>
    property.type === 'unicode-range' ? property.value : [],
  );
  const isInRange = (code: number) => ranges.some(({ start, end }) => start <= code && code <= end);
  return ranges.length > 0 && ![...markup].some((letter) => isInRange(letter.codePointAt(0) ?? 0));
}

/** Conditions, such as media queries, are kept for the rules inside them; minifying once more drops emptied ones. */
function keep(css: string, isKept: (rule: Rule) => boolean): string {
  const pick = (rule: Rule) => (isCondition(rule) || isKept(rule) ? undefined : []);
  const some = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: { Rule: pick },
  });
  return transform({ filename: 'page.css', code: some.code, minify: true }).code.toString();
}

function isCondition({ type }: Rule): boolean {
  return type === 'media' || type === 'supports' || type === 'container';
}
