/** What `translate` notes in the page. */
interface Translation {
  tag: string;
  /** What the page did to a text that translation had replaced. */
  problems: string[];
  /** The names of the controls that `driveEveryControl` used, once it has ended. */
  driven: string[] | null;
}

declare global {
  var translation: Translation | undefined;
}

/**
 * Runs in the page: replaces every text by a copy in an element, as translation by a browser and
 * extensions do, at once and whenever a text is added. Called again, it continues with another
 * element. Notes when the page removes a text that is no longer there, puts something before it,
 * or writes into it, which nobody would see.
 */
export function translate(tag: string): void {
  const isRunning = globalThis.translation !== undefined;
  const running = globalThis.translation ?? { tag, problems: [], driven: null };
  globalThis.translation = running;
  running.tag = tag;
  const { problems } = running;
  const copies = new WeakSet<Node>();
  const replaced = new WeakSet<Node>();
  const replace = (text: Text) => {
    if (copies.has(text) || text.parentElement?.closest('script, style, svg, option')) return;
    const element = document.createElement(running.tag);
    const copy = document.createTextNode(text.data);
    copies.add(copy);
    replaced.add(text);
    element.append(copy);
    text.replaceWith(element);
  };
  const replaceIn = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) replace(text);
  };
  replaceIn(document.body);
  if (isRunning) return;

  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) replaceIn(node);
  }).observe(document.body, { subtree: true, childList: true });

  const noteFailures = (name: 'removeChild' | 'insertBefore') => {
    const original: (...nodes: never[]) => Node = Node.prototype[name];
    Node.prototype[name] = function (this: Node, ...nodes: never[]) {
      try {
        return original.apply(this, nodes);
      } catch (error) {
        problems.push(`${name} in ${(this as Element).outerHTML.slice(0, 200)}`);
        throw error;
      }
    } as never;
  };
  noteFailures('removeChild');
  noteFailures('insertBefore');

  const noteWrites = (prototype: object, name: string) => {
    const original = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...original,
      set(this: CharacterData, value: string) {
        if (replaced.has(this) && value !== this.data) {
          problems.push(`“${this.data}” stays where “${value}” is meant`);
        }
        original?.set?.call(this, value);
      },
    });
  };
  noteWrites(Node.prototype, 'nodeValue');
  noteWrites(CharacterData.prototype, 'data');
}

/**
 * Runs in the page: uses every control once that can be seen, also those that appear meanwhile:
 * presses buttons and opens disclosures, chooses another option, moves sliders and types a number.
 *
 * @param before - The names of controls that were used on another page, of which only sliders are
 *   used again: they change every figure. What follows a figure in a name, or names a system,
 *   does not tell controls apart.
 */
export function driveEveryControl(before: readonly string[]): void {
  // Neither a dialog of the browser nor another page comes.
  window.print = () => {};
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  const set = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
    const prototype = Object.getPrototypeOf(control);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    for (const type of ['input', 'change'])
      control.dispatchEvent(new Event(type, { bubbles: true }));
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  };
  const operate = (control: Element) => {
    if (control instanceof HTMLSelectElement) {
      const next = control.options[(control.selectedIndex + 1) % control.options.length];
      set(control, next?.value ?? '');
    } else if (!(control instanceof HTMLInputElement)) (control as HTMLElement).click();
    else if (control.type === 'range') {
      set(control, String(control.valueAsNumber + (control.value === control.max ? -1 : 1)));
    } else if (/checkbox|radio/.test(control.type)) control.click();
    else if (control.inputMode === 'numeric' || control.inputMode === 'decimal') set(control, '7');
    else control.click();
  };
  const used = new Set<unknown>();
  const names = new Set(before);
  const nameOf = (control: Element) => {
    const label = (control as HTMLInputElement).labels?.[0]?.textContent;
    const text = label || control.getAttribute('aria-label') || control.textContent;
    const isOneOfMany = control.matches('[role=option], .chip');
    return `${control.tagName} ${control.className} ${isOneOfMany ? '' : text.split(/[\d,]/)[0]}`;
  };
  // A note about a failure comes again with each attempt.
  const keyOf = (control: Element) => control.closest('.failure-note')?.textContent ?? control;
  const next = () =>
    [...document.querySelectorAll('button, summary, select, input, [role=option]')].find(
      (control) =>
        !used.has(keyOf(control)) &&
        (control.matches('[type=range]') || !before.includes(nameOf(control))) &&
        control.getClientRects().length > 0 &&
        !control.closest('.failed-part'),
    );
  const driveNext = () => {
    const control = next();
    if (control) {
      used.add(keyOf(control));
      names.add(nameOf(control));
      operate(control);
      // React renders, and what it adds is translated.
      setTimeout(driveNext);
    } else if (globalThis.translation) globalThis.translation.driven = [...names];
  };
  driveNext();
}
