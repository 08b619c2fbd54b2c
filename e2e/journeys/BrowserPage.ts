/** A place on the screen, in CSS pixels from the top left of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** Keys by the names that `KeyboardEvent.key` has for them. */
export type Key =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Tab'
  | ' ';

/** A browser as the journeys use it: real events, and a look at the page. */
export interface BrowserPage {
  /** Opens an address, where `Date` is ahead of the system's clock by `clockOffsetMs`. */
  open(url: string, clockOffsetMs: number): Promise<void>;
  /** Calls a function in the page, where it sees nothing of this file. */
  evaluate<Arguments extends readonly (string | number)[], Result>(
    script: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result>;
  /** Presses the mouse at the first place, moves it through the others, and releases it. */
  drag(...places: [Point, ...Point[]]): Promise<void>;
  /** Moves the mouse to a place. */
  hover(place: Point): Promise<void>;
  press(key: Key): Promise<void>;
  pressWithControl(letter: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Loads the page again, as the browser's button does: it may restore scroll place and fields. */
  reload(): Promise<void>;
  /** Goes to the page before in the history, which the browser may have kept alive. */
  back(): Promise<void>;
  /** Goes to the page after in the history. */
  forward(): Promise<void>;
  /**
   * The page in the first frame of this one, also of another origin: scripts run in it, its places
   * are its own, and the mouse finds them wherever the frame is. Its history is that of this page.
   */
  frame(): BrowserPage;
  /** The viewport as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Brings a page to the front that was hidden. */
  show(): Promise<void>;
  close(): Promise<void>;
}

export interface JourneyBrowser {
  /** Opens an empty page, hidden as a tab in the background is if `isHidden`. */
  newPage(options?: { isHidden?: boolean }): Promise<BrowserPage>;
  close(): Promise<void>;
}

/** A page in a frame, whose scripts `evaluate` runs; everything else takes place in its host. */
export function inFrame(host: BrowserPage, evaluate: BrowserPage['evaluate']): BrowserPage {
  return {
    ...host,
    evaluate,
    async drag(...places) {
      const { x, y } = await host.evaluate(bringFrameNear, places[0].y);
      const onHost = (place: Point) => ({ x: place.x + x, y: place.y + y });
      const [first, ...others] = places;
      await host.drag(onHost(first), ...others.map(onHost));
    },
    async hover(place) {
      const { x, y } = await host.evaluate(bringFrameNear, place.y);
      await host.hover({ x: place.x + x, y: place.y + y });
    },
  };
}

/** Runs in a host page: scrolls to a height in its first frame, and says where the frame is. */
function bringFrameNear(height: number): Point {
  const frame = document.querySelector('iframe, roi-calculator');
  if (!frame) throw new Error('Expected a frame.');
  const middle = frame.getBoundingClientRect().top + height - innerHeight / 2;
  // The page, or its body where that is an inner box.
  for (const scrolling of [window, document.body])
    scrolling.scrollBy({ top: middle, behavior: 'instant' });
  const { x, y } = frame.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(frame).paddingTop);
  return { x: x + padding, y: y + padding };
}
