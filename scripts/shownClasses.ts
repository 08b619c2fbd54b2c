const voidElements = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);

/**
 * The classes of what the prerendered markup shows before anyone touches it: not those inside popovers, closed
 * details, what says by `data-empty` or `hidden` that there is nothing to see, or the sections far below the first
 * screen (`data-section="rest"`).
 */
export function shownClasses(markup: string): ReadonlySet<string> {
  const classes = new Set<string>();
  /** The elements that are open, outermost first. */
  const open: { isHidden: boolean; isClosedDetails: boolean }[] = [];
  for (const [, end, name = '', attributes = '', selfClosing] of markup.matchAll(tags)) {
    if (end) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    const isHidden =
      (parent?.isHidden ?? false) ||
      (parent?.isClosedDetails === true && name !== 'summary') ||
      hides.test(attributes);
    if (!isHidden) {
      for (const className of classesOf(attributes)) classes.add(className);
    }
    if (selfClosing || voidElements.has(name)) continue;
    const isClosedDetails = name === 'details' && !/ open=/.test(attributes);
    open.push({ isHidden, isClosedDetails });
  }
  return classes;
}

const tags = /<(\/)?([a-z][a-z0-9]*)((?: [a-zA-Z-]+="[^"]*")*)(\/)?>/g;
const hides = / (?:(?:popover|hidden|data-empty)="(?!false")|data-section="rest")/;

function classesOf(attributes: string): string[] {
  return / class="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? [];
}
