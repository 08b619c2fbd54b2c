/** What a page shows at one moment, as plain data. */
export interface Look {
  /** The value of each control that can be seen, by its role and name. */
  controls: Record<string, string>;
  chips: string[];
  /** The figures that open their derivation: name and text. */
  amounts: [name: string, text: string][];
  /** The texts of the parts that state results, by a selector. */
  texts: Record<string, string>;
  pinned: { title: string; texts: string[] }[];
  /** The cells of the rows in which the compared scenarios differ. */
  differences: string[][];
  /** The text of the tab that is open. */
  panel: string;
  /** The element that has the focus; empty where none has, and what is wrong with it. */
  focus: string;
  focusProblem: string;
  /** The elements that reach beyond a page that scrolls sideways. */
  beside: string[];
  /** What each live region has said since the last call of `forgetHeard`. */
  heard: { region: string; text: string }[];
  shifts: { value: number; sources: string[] }[];
  hash: string;
  /** Whether the answer is not for the inputs yet, or what the tab shows has not come. */
  isUnsure: boolean;
}

interface Noted {
  heard: Look['heard'];
  shifts: Look['shifts'];
  /** Notes the shifts that the browser has not reported yet. */
  flush: () => void;
}

declare global {
  var noted: Noted;
}

/** Runs in the page before its scripts: notes announcements and shifts of the layout. */
export function note(): void {
  globalThis.noted = { heard: [], shifts: [], flush: () => noteShifts(observer.takeRecords()) };
  const known = new WeakMap<Element, string>();
  const places = new WeakMap<Element, number>();
  let regionCount = 0;
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    const regions = new Set<Element>();
    for (const node of nodes) {
      const element = node instanceof Element ? node : node.parentElement;
      const around = element?.closest('[role=status], [role=alert]');
      if (around) regions.add(around);
      for (const inside of element?.querySelectorAll('[role=status], [role=alert]') ?? [])
        regions.add(inside);
    }
    for (const region of regions) {
      const copy = region.cloneNode(true) as Element;
      for (const button of copy.querySelectorAll('button')) button.remove();
      const text = copy.textContent.replace(/\s+/g, ' ').trim();
      const former = known.get(region) ?? '';
      if (!region.isConnected || text === former) continue;
      known.set(region, text);
      if (!places.has(region)) places.set(region, ++regionCount);
      const name = `${region.role} ${places.get(region)}`;
      // A sentence that is added continues what was said.
      if (former && text.startsWith(former))
        noted.heard = noted.heard.filter((said) => said.text !== former);
      if (text && region.checkVisibility()) noted.heard.push({ region: name, text });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const noteShifts = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const isToast = ({ node }: { node: Node | null }) =>
        node instanceof Element && node.closest('.notification-area') !== null;
      // A toast leaves by itself, over the page.
      if (sources.every(isToast)) continue;
      const described = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.tagName}.${element?.className}`;
        return `${name} ${from.y} + ${from.height} to ${to.y} + ${to.height}`;
      });
      noted.shifts.push({ value, sources: described });
    }
  };
  const observer = new PerformanceObserver((list) => noteShifts(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
}

/** Runs in the page: begins a new step. */
export function forgetHeard(): void {
  noted.heard = [];
}

/** Runs in the page: resolves when it has been drawn. Its own frames wait for its clock. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    new IntersectionObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(document.body);
  });
}

/** Runs in the page: what moves the layout from now on is not an effect of the step's action. */
export function forgetShifts(): void {
  noted.flush();
  noted.shifts = [];
}

/** Runs in the page: describes what it shows. */
export function look(): Look {
  noted.flush();
  const textOf = (element: Element | null | undefined): string => {
    if (!element) return '';
    const copy = element.cloneNode(true) as Element;
    // The lever states results of other assumptions.
    for (const left of copy.querySelectorAll('[aria-hidden=true], .lever')) left.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  };
  const nameOf = (control: Element): string => {
    const ids = control.getAttribute('aria-labelledby')?.split(' ');
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    const { labels } = control as HTMLInputElement;
    return control.getAttribute('aria-label') ?? textOf(labels?.[0]);
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  const controls: Record<string, string> = {};
  for (const control of document.querySelectorAll('input, select')) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    if (!isShown(control) || control.disabled) continue;
    const type =
      control.getAttribute('role') ?? (control.type === 'range' ? 'slider' : control.type);
    if (type === 'radio') {
      const legend = textOf(control.closest('fieldset')?.querySelector('legend'));
      if ((control as HTMLInputElement).checked) controls[`radio ${legend}`] = control.value;
    } else if (type === 'checkbox') {
      controls[`checkbox ${nameOf(control)}`] = String((control as HTMLInputElement).checked);
    } else {
      const group = control.closest('[role=group]')?.getAttribute('aria-label') ?? '';
      controls[
        `${type} ${group && !control.closest('.comparison') ? `${group}: ` : ''}${nameOf(control)}`
      ] = control.value;
    }
  }
  const tab = document.querySelector('[role=tab][aria-selected=true]');
  if (tab) controls.tab = tab.getAttribute('data-key') ?? '';
  controls.date = textOf(document.querySelector('.panel-value'));

  const texts: Record<string, string> = {};
  for (const part of ['#answer', '.dock', '[data-section=costs]', '[data-section=savings]']) {
    const element = document.querySelector(part);
    if (element) texts[part] = textOf(element);
  }
  const point = document.querySelector('.answer-point');
  if (point) texts['.answer-point'] = textOf(point);
  for (const name of ['.certainty', '.lane-range', '.estimator-failure']) {
    const all = [...document.querySelectorAll(`#answer ${name}, ${name}`)].filter(isShown);
    texts[name] = all.map(textOf).join(' | ');
  }
  const savings = [...document.querySelectorAll('[data-section=savings] .saving')];
  texts.savings = savings.map((saving) => saving.textContent.trim()).join(' | ');

  const elementsBeside = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth && isShown(element),
    );
    return [
      `${scrollWidth - clientWidth} pixels`,
      ...beyond.map((of) => of.outerHTML.slice(0, 120)),
    ];
  };
  const panel = textOf(document.querySelector('.tab-panel:not([data-inert])'));
  const focused = document.activeElement;
  const hasFocus = focused !== null && focused !== document.body;
  const nameOfFocused = focused ? nameOf(focused) || textOf(focused).slice(0, 40) : '';
  return {
    controls,
    chips: [...document.querySelectorAll('.chips .chip')].map((chip) => textOf(chip)),
    amounts: [...document.querySelectorAll('button.amount')].map((amount) => {
      return [amount.getAttribute('aria-label') ?? '', amount.textContent.trim()];
    }),
    texts,
    pinned: [...document.querySelectorAll('tr.compared')].map((row) => ({
      title: textOf(row.querySelector('h3')),
      texts: [...row.querySelectorAll('strong, b')].map((text) => text.textContent.trim()),
    })),
    differences: [...document.querySelectorAll('.comparison details tbody tr')].map((row) =>
      [...row.children].map((cell) => textOf(cell.querySelector('span') ?? cell)),
    ),
    panel,
    focus: hasFocus ? `${focused.tagName} ${nameOfFocused}` : '',
    focusProblem: !hasFocus
      ? ''
      : !isShown(focused)
        ? 'it cannot be seen'
        : focused.closest('[inert], [aria-hidden=true]')
          ? 'it is hidden from assistive technology'
          : document.querySelector('dialog:modal') &&
              !focused.closest('dialog:modal, .notification-area')
            ? 'it is behind a dialog'
            : '',
    beside: elementsBeside(),
    heard: [...noted.heard],
    shifts: [...noted.shifts],
    hash: location.hash,
    isUnsure:
      document.documentElement.dataset.unsure !== undefined ||
      /…$/.test(panel) ||
      (!!tab && !panel),
  };
}
