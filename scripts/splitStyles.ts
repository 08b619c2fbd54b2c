import {
  type CustomAtRules,
  type Declaration,
  type Rule,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';
import { shownClasses } from './shownClasses.ts';

/**
 * Part a style sheet into what the first frame needs and what may arrive with the script: rules for classes that
 * the markup does not show yet, for what the pointer or the focus is on, for movements, for print, and custom properties
 * that the rest does not use (decision 0801).
 */
export function splitStyles(css: string, markup: string): { atOnce: string; later: string } {
  const classes = shownClasses(markup);
  const canWait = (rule: Rule, isInPrint: boolean) =>
    isInPrint ||
    rule.type === 'keyframes' ||
    (rule.type === 'style' &&
      rule.value.selectors.every((selector) => isOfLater(selector, classes)));
  const shown = keep(css, (rule, isInPrint) => !canWait(rule, isInPrint));
  const uses = `${shown}${markup}`.matchAll(/var\((--[\w-]+)/g);
  const used = new Set(Array.from(uses, ([, name]) => name));
  // The parser calls every property custom that it does not know, such as `text-wrap`.
  const isUnused = ({ property, value }: Declaration) =>
    property === 'custom' && value.name.startsWith('--') && !used.has(value.name);
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

const laterStates = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'popover-open',
]);

/** Whether it is for a class that is not shown, for what a visitor brings about, or for what has or is one of these. */
function isOfLater(selector: Selector, shown: ReadonlySet<string>): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return !shown.has(part.name);
    if (part.type === 'attribute') return part.name === 'aria-invalid';
    if (part.type !== 'pseudo-class') return false;
    if (part.kind === 'has' || part.kind === 'is') {
      return part.selectors.every((inner) => isOfLater(inner, shown));
    }
    return laterStates.has(part.kind);
  });
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
