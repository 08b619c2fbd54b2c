import type { Language } from '../../contract/languages.ts';
import { groundBehind, prefersDark, type Theme } from './groundBehind.ts';

/** The background of the calculator's page in each theme (`--canvas`). */
const grounds = { light: '#f6f7fb', dark: '#0b1020' };

/** The languages but English; the path of each is its tag in small letters. */
const tags: readonly Language[] = ['es', 'pt-BR', 'de'];

/** The space around the calculator where it has a background of its own, in pixels. */
const paddingPx = 16;

/** The views, and how tall each is in a wide frame, in pixels. */
const heights: Record<string, number> = {
  costs: 790,
  savings: 570,
  breakdown: 360,
  rest: 1290,
  full: 1380,
};

/** A frame loads when it is this near, so that what is below it does not move in sight. */
const nearMargin = '2000px';

/** A frame that is loaded and on screen and says nothing for this long was refused. */
const patienceMs = 3000;

declare global {
  /** How many calculators this host page has had so far. */
  var roiCalculators: number | undefined;
}

/**
 * Places a calculator in a host page, and follows the attributes and the page. The visitor's inputs
 * stay unless `data-scenario` changes.
 *
 * @param settings - The element with the `data-` attributes of docs/embedding.md.
 * @param insert - Inserts the frame.
 * @param origin - The calculator's.
 * @returns a function that removes the calculator and what listens for it.
 */
export function placeFrame(
  settings: HTMLElement,
  insert: (frame: HTMLElement) => void,
  origin: string,
): () => void {
  const { dataset } = settings;
  const count = 1 + (window.roiCalculators ?? 0);
  window.roiCalculators = count;
  const frame = document.createElement('iframe');
  frame.name = dataset.name ?? `roi-calculator-${count}`;
  frame.allow = 'clipboard-write';
  const link = document.createElement('a');
  link.target = '_blank';

  let scenario = '';
  let hash = '';
  let themeAsked = '';
  let theme: Theme;
  let padding = 0;
  let height = 0;
  let style = '';
  let shown = '';
  let visible = { top: 0, height: 0 };
  let isNear = false;
  let isLoaded = false;
  let isAnswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The value of an attribute; empty without a known one. */
  const setting = (name: 'view' | 'theme' | 'language', known: readonly string[]): string => {
    const value = dataset[name] ?? '';
    if (!value || known.includes(value)) return value;
    if (isNear) console.warn(`data-${name}="${value}": expected ${known.join(', ')}.`, settings);
    return '';
  };

  /** Styles the frame as the host page or `data-theme` says; where they differ, on a background. */
  const applyStyle = () => {
    const behind = groundBehind(settings);
    theme = (themeAsked as Theme) || behind.theme;
    padding = behind.isPlain && behind.theme === theme ? 0 : paddingPx;
    const size = `height:${height + 2 * padding}px;padding:${padding}px`;
    // A frame is opaque where its colour scheme is not that of its page.
    const ground = `color-scheme:${theme};background:${padding ? grounds[theme] : 'none'}`;
    const display = link.isConnected ? 'none' : 'block';
    const next = `display:${display};box-sizing:border-box;width:100%;border:0;${size};${ground}`;
    if (next !== style) frame.style.cssText = style = next;
  };

  const postVisible = () => {
    const message = { type: 'integration-roi:visible', theme, ...visible };
    if (isAnswered) frame.contentWindow?.postMessage(message, origin);
  };

  const update = () => {
    const view = setting('view', Object.keys(heights));
    themeAsked = setting('theme', Object.keys(grounds));
    const { clientWidth } = settings.parentElement ?? document.body;
    height ||= (heights[view] ?? 2140) * (clientWidth < 1000 ? 1.4 : 1);
    refresh();
    frame.title = link.textContent = dataset.title ?? 'Integration ROI calculator';
    if (scenario !== (dataset.scenario ?? '')) hash = scenario = dataset.scenario ?? '';
    const language = setting('language', tags);
    const address = new URL(language && `/${language.toLowerCase()}/`, origin);
    const { searchParams } = address;
    const attributes = [...settings.attributes].map(({ name, value }): [string, string] => [
      name.slice(5).replaceAll('-', '_'),
      value,
    ]);
    for (const [name, value] of [...new URLSearchParams(location.search), ...attributes])
      if (value && /^(utm_|gclid$|li_fat_id$)/.test(name)) searchParams.set(name, value);
    address.hash = hash;
    link.href = address.href;
    const asked = `${view} ${scenario} ${language}`;
    if (!isNear || asked === shown) return;
    shown = asked;
    searchParams.set('embed', '1');
    if (view) searchParams.set('view', view);
    searchParams.set('theme', theme);
    // Replaced, so that 'Back' does not lead to the former settings.
    if (isAnswered) frame.contentWindow?.location.replace(address);
    else frame.src = address.href;
  };

  /** Once the frame is on screen and loaded, it has to answer. */
  const awaitAnswer = () => {
    clearTimeout(timer);
    if (!visible.height || !isLoaded) return;
    timer = setTimeout(() => {
      if (isAnswered) return;
      frame.after(link);
      applyStyle();
      console.warn(`${origin} does not answer: is ${location.origin} in its FRAME_ANCESTORS?`);
    }, patienceMs);
  };

  // It knows what inner boxes hide, and says so at first and for each percent.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { boundingClientRect: box, intersectionRect: seen } of entries)
        visible = { top: Math.max(0, seen.top - box.top - padding), height: seen.height };
      postVisible();
      if (!timer) awaitAnswer();
    },
    { threshold: [...Array(101).keys()].map((percent) => percent / 100) },
  );

  const near = new IntersectionObserver(
    (entries) => {
      isNear ||= entries.some(({ isIntersecting }) => isIntersecting);
      if (!shown) update();
    },
    { rootMargin: nearMargin, scrollMargin: nearMargin } as IntersectionObserverInit,
  );

  const end = () => {
    listening.abort();
    near.disconnect();
    observer.disconnect();
    host.disconnect();
    clearTimeout(timer);
    frame.remove();
    link.remove();
  };

  /** Follows the host page, and ends with a frame that it has removed. */
  const refresh = () => {
    if (!frame.isConnected) return end();
    applyStyle();
    observer.unobserve(frame);
    observer.observe(frame);
  };

  const host = new MutationObserver((changes) =>
    changes.some(({ target }) => target === settings) ? update() : refresh(),
  );
  for (const element of [document.documentElement, document.body, settings])
    host.observe(element, { attributes: true });
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  // A page that fades from light to dark has its colour at the end.
  for (const type of ['scroll', 'resize', 'transitionend'])
    addEventListener(type, refresh, options);
  prefersDark.addEventListener('change', refresh, options);
  addEventListener(
    'message',
    ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data?.type === 'calculator:scenario') ({ hash } = new URL(data.url));
      if (data?.type !== 'integration-roi:height') return;
      isAnswered = true;
      height = Math.ceil(data.height);
      link.remove();
      postVisible();
      refresh();
    },
    options,
  );
  frame.onload = () => {
    isLoaded = true;
    awaitAnswer();
  };

  insert(frame);
  update();
  near.observe(frame);
  return end;
}
