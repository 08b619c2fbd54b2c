import { expect } from '../calculator.ts';
import type { BrowserPage, Key, Point } from './BrowserPage.ts';

/** Where an element is, and whether a press in its middle reaches it. */
interface Box extends Point {
  width: number;
  height: number;
}

/** Milliseconds between looks, of which each step takes several; Playwright's are 100 to 1000. */
const intervals = [50, 50, 100];

/** How a visitor of any engine uses the page: everything is found by its role and name. */
export class Visitor {
  readonly page: BrowserPage;

  constructor(page: BrowserPage) {
    this.page = page;
  }

  async open(url: string, clockOffsetMs: number): Promise<void> {
    await this.page.open(url, clockOffsetMs);
    await this.meets();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.meets();
  }

  /**
   * Waits until the script of the page has taken over from the prerendered markup and has laid out
   * the last section: without scroll anchoring, as in WebKit, a section that is laid out moves what
   * is below it away from under a press.
   */
  private async meets(): Promise<void> {
    await this.finds('html[data-ready]');
    await this.finds('.site-footer[style*="visible"]');
    await this.page.evaluate(() => {
      const problems: string[] = [];
      Object.assign(window, { problems });
      addEventListener('error', ({ message }) => {
        // Not thrown: a size that changed while sizes were reported is reported in the next frame.
        if (!message.startsWith('ResizeObserver loop')) problems.push(message);
      });
      addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    });
  }

  /** The errors that the page threw since it was opened. */
  problems(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { problems: string[] }).problems);
  }

  /**
   * Clicks in the middle of an element, once nothing covers it, until a click reaches it. One
   * misses an element that moves between its measuring and the press, as below a row that comes.
   */
  async click(role: string, name: string): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.page.drag(await this.middleOf(role, name));
          return await this.count(`[data-found='${role} ${name}']:not([data-clicked])`);
        },
        { intervals, message: `${role} '${name}' is clicked` },
      )
      .toBe(0);
  }

  /** Moves the mouse to the middle of an element, once nothing covers it. */
  async hover(role: string, name: string): Promise<void> {
    await this.page.hover(await this.middleOf(role, name));
  }

  private async middleOf(role: string, name: string): Promise<Point> {
    const { x, y, width, height } = await this.box(role, name);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Scrolls an element into view and waits until it rests and a press in its middle reaches it. */
  async box(role: string, name: string): Promise<Box> {
    let box: { found: Box; now: Box } | null = null as { found: Box; now: Box } | null;
    await expect
      .poll(
        async () => {
          const before = JSON.stringify(box?.now);
          box = await this.page.evaluate(findBox, role, name);
          // A page that still scrolls by itself moves the element between two looks.
          return box !== null && JSON.stringify(box.found) === before;
        },
        { intervals, message: `${role} '${name}' can be pressed` },
      )
      .toBe(true);
    return box?.now ?? Promise.reject(new Error(`Expected a ${role} '${name}'.`));
  }

  /** Clicks into a field, replaces what is in it and types. */
  async fill(name: string, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.page.pressWithControl('a');
    await this.page.type(text);
    await expect.poll(() => this.valueOf('textbox', name), { intervals, message: name }).toBe(text);
  }

  /** Moves the focus to an element, as the Tab key does in the end. */
  async focus(role: string, name: string): Promise<void> {
    await this.box(role, name);
    await this.page.evaluate(focusElement, role, name);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.page.press(key);
  }

  /** Chooses an option of a native list, whose popup no protocol can reach. */
  async select(css: string, value: string): Promise<void> {
    await this.page.evaluate(
      (selector, chosen) => {
        const list = document.querySelector<HTMLSelectElement>(selector);
        if (!list) throw new Error(`Expected ${selector}.`);
        list.value = chosen;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      css,
      value,
    );
  }

  async sees(text: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.body.innerText), { intervals, message: text })
      .toContain(text);
  }

  /** Waits until an element matches, and none does where `count` is 0. */
  async finds(css: string, count?: number): Promise<void> {
    const found = expect.poll(() => this.count(css), { intervals, message: css });
    if (count === undefined) await found.toBeGreaterThan(0);
    else await found.toBe(count);
  }

  private count(css: string): Promise<number> {
    return this.page.evaluate((selector) => document.querySelectorAll(selector).length, css);
  }

  async seesFigure(label: string, figure: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(figureOf, label), { intervals, message: label })
      .toBe(figure);
  }

  /** Scrolls to a part of the page, which loads when it is near the screen. */
  async scrollTo(css: string): Promise<void> {
    await this.page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), css);
  }

  async valueOf(role: string, name: string): Promise<string | undefined> {
    await this.box(role, name);
    return await this.page.evaluate(
      (found) => document.querySelector<HTMLInputElement>(`[data-found='${found}']`)?.value,
      `${role} ${name}`,
    );
  }

  /** Notes what the page hands to the browser to download, which no protocol shows. */
  async noteDownloads(): Promise<void> {
    await this.page.evaluate(() => {
      const downloads: [string, string][] = [];
      Object.assign(window, { downloads });
      const createObjectURL = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file: Blob) => {
        file
          .slice(0, 5)
          .text()
          .then((start) => downloads.push([file.type, start]));
        return createObjectURL(file);
      };
    });
  }

  /** The media type and the first five characters of each file. */
  downloads(): Promise<[string, string][]> {
    return this.page.evaluate(
      () => (window as unknown as { downloads: [string, string][] }).downloads,
    );
  }
}

function figureOf(label: string): string {
  const term = [...document.querySelectorAll('#results :is(dt, th)')].find((candidate) =>
    candidate.textContent?.startsWith(label),
  );
  const figure = term?.parentElement?.querySelector('dd:not([aria-hidden]), td:not(:empty)');
  return figure?.textContent ?? '';
}

/**
 * Runs in the page: where the first element of a role and a name is that can be pressed once in
 * view, as it was found and as it is in view.
 */
function findBox(role: string, name: string): { found: Box; now: Box } | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox]',
    tab: '[role=tab]',
    slider: 'input[type=range]',
    summary: 'summary',
    textbox: 'input:not([type=range], [type=checkbox], [type=radio]), textarea',
  };
  const textOf = (element: Node | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return copy?.textContent;
  };
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    const texts = [
      element.getAttribute('aria-label'),
      labelledBy.map((id) => textOf(document.getElementById(id))).join(' '),
      labels.map((label) => textOf(label)).join(' '),
      element.textContent,
    ];
    return (texts.find((text) => text?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  for (const element of document.querySelectorAll(selectors[role] ?? '')) {
    if (!nameOf(element).startsWith(name) || element.matches(':disabled')) continue;
    if (element.closest('[inert], [aria-hidden=true]')) continue;
    const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });
    const found = boxOf(element.getBoundingClientRect());
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const now = boxOf(element.getBoundingClientRect());
    const { x, y, width, height } = now;
    const reached = document.elementFromPoint(x + width / 2, y + height / 2);
    // A slider takes presses on its track, and a tick box on its label.
    const target = element.closest('label, .slider-control') ?? element;
    const isReached = reached && target.contains(reached);
    if (width > 0 && isReached) {
      element.setAttribute('data-found', `${role} ${name}`);
      element.removeAttribute('data-clicked');
      // React stops the events of what it has not hydrated.
      document.addEventListener(
        'click',
        (event) => {
          if (target.contains(event.target as Node)) element.setAttribute('data-clicked', '');
        },
        { capture: true, once: true },
      );
      return { found, now };
    }
  }
  return null;
}

/** Runs in the page: focuses the element that `findBox` has found last. */
function focusElement(role: string, name: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-found]')) {
    if (element.dataset.found === `${role} ${name}`) element.focus();
  }
}
