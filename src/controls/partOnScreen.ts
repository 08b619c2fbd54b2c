const root = document.documentElement;
const toldEvent = 'partonscreen';

/** Within a host page: which part of the frame is on screen, in pixels. CSS reads it as `--visible-top` and `--visible-height`. */
export function tellPartOnScreen({ top, height }: { top: number; height: number }): void {
  root.style.setProperty('--visible-top', `${top}px`);
  root.style.setProperty('--visible-height', `${height}px`);
  dispatchEvent(new Event(toldEvent));
}

/** What of the window is on screen, in pixels from its top: all of it, but for a frame as tall as its content. */
export function partOnScreen(): { top: number; bottom: number } {
  const told = (name: string) => Number.parseFloat(root.style.getPropertyValue(name));
  const [top, height] = [told('--visible-top'), told('--visible-height')];
  return height > 0 ? { top, bottom: top + height } : { top: 0, bottom: root.clientHeight };
}

/** Call `changed` whenever the part on screen may be another. Returns what ends that. */
export function followPartOnScreen(changed: () => void): () => void {
  addEventListener('resize', changed);
  addEventListener(toldEvent, changed);
  return () => {
    removeEventListener('resize', changed);
    removeEventListener(toldEvent, changed);
  };
}
