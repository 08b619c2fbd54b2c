import { whenIdle } from './whenIdle.ts';

/**
 * Lays out what is below the first screen once, one part of the page per idle moment, so that its
 * real height is known before the visitor scrolls to it. `content-visibility: auto` (App.css)
 * remembers these heights and skips the sections again while they are off screen.
 */
export function renderDeferredSections(): void {
  const parts = document.querySelectorAll('.results > *, main > [data-section], .site-footer');
  const renderFrom = (index: number) =>
    whenIdle(() => {
      const part = parts[index];
      if (!part) return;
      const sections = [part, ...part.querySelectorAll('[data-section]')] as HTMLElement[];
      for (const { style } of sections) style.contentVisibility = 'visible';
      afterNextFrame(() => {
        for (const { style } of sections) style.contentVisibility = '';
        renderFrom(index + 1);
      });
    });
  renderFrom(0);
}

/** Waits for a whole frame: the browser records heights when it renders one. */
function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
