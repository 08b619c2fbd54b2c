/** A place on the screen, in CSS pixels from the top left of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** Keys by the names that `KeyboardEvent.key` has for them. */
export type Key =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Tab'
  | ' ';

/** What the journeys need of a browser: real events, and a look at the page. */
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
  press(key: Key): Promise<void>;
  /** Presses a letter with the Control key. */
  pressWithControl(letter: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser of one engine. */
export interface JourneyBrowser {
  newPage(): Promise<BrowserPage>;
  close(): Promise<void>;
}
