import {
  type CustomAtRules,
  type Declaration,
  type FontFaceRule,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';
import { shownClasses } from './shownClasses.ts';

/**
 * Part a style sheet into what the first frame needs and what may arrive with the script: rules for classes that
 * the markup does not show yet, for what the pointer or the focus is on, for print, typefaces that have to be
 * fetched, and custom properties that the rest does not use (decision 0801).
 */
export function splitStyles(css: string, markup: string): { atOnce: string; later: string } {
  const classes = shownClasses(markup);
  const canWait = (rule: Rule, isInPrint: boolean) =>
    isInPrint ||
    (rule.type === 'style' &&
      rule.value.selectors.every(
        (selector) => isOfLaterState(selector) || namesOtherThan(classes, selector),
      )) ||
    (rule.type === 'font-face' && isFetched(rule.value));
  const shown = keep(css, (rule, isInPrint) => !canWait(rule, isInPrint));
  const uses = `${shown}${markup}`.matchAll(/var\((--[\w-]+)/g);
  const used = new Set(Array.from(uses, ([, name]) => name));
  const isUnused = (declaration: Declaration) =>
    declaration.property === 'custom' && !used.has(declaration.value.name);
  return {
    atOnce: visited(shown, {
      Declaration(declaration) {
        return isUnused(declaration) ? [] : undefined;
      },
    }),
    later:
      visited(shown, {
        Rule(rule) {
          return isCondition(rule) || rule.type === 'style' ? undefined : [];
        },
        Declaration(declaration) {
          return isUnused(declaration) ? undefined : [];
        },
      }) + keep(css, canWait),
  };
}

function namesOtherThan(classes: ReadonlySet<string>, selector: Selector): boolean {
  return selector.some((part) => part.type === 'class' && !classes.has(part.name));
}

const laterStates = new Set(['hover', 'active', 'focus', 'focus-visible', 'focus-within']);

function isOfLaterState(selector: Selector): boolean {
  return selector.some((part) => part.type === 'pseudo-class' && laterStates.has(part.kind));
}

/** Fallbacks are faces that the system has, stretched to the measures of ours: ours need not hold up the first frame. */
function isFetched({ properties }: FontFaceRule): boolean {
  return properties.some(
    (property) =>
      property.type === 'source' && property.value.some((source) => source.type === 'url'),
  );
}

/** Conditions, such as media queries, are kept for the rules inside them. */
function keep(css: string, isKept: (rule: Rule, isInPrint: boolean) => boolean): string {
  let isInPrint = false;
  return visited(css, {
    Rule(rule) {
      if (isPrint(rule)) isInPrint = true;
      return isCondition(rule) || isKept(rule, isInPrint) ? undefined : [];
    },
    RuleExit(rule) {
      if (isPrint(rule)) isInPrint = false;
    },
  });
}

/** What a visitor leaves of a style sheet; minifying once more drops what it has emptied. */
function visited(css: string, visitor: Visitor<CustomAtRules>): string {
  const some = transform({ filename: 'page.css', code: Buffer.from(css), visitor });
  return transform({ filename: 'page.css', code: some.code, minify: true }).code.toString();
}

function isCondition({ type }: Rule): boolean {
  return type === 'media' || type === 'supports' || type === 'container';
}

function isPrint(rule: Rule): boolean {
  if (rule.type !== 'media') return false;
  return rule.value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print');
}
