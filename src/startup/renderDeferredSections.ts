import { whenIdle } from './whenIdle.ts';

/**
 * Lays out what App.css defers, one section per idle moment, so that every section is there before
 * the visitor scrolls to it.
 */
export function renderDeferredSections(): void {
  const sections = document.querySelectorAll<HTMLElement>('[data-section], .site-footer');
  const renderFrom = (index: number) =>
    whenIdle(() => {
      const section = sections[index];
      if (!section) return;
      section.style.contentVisibility = 'visible';
      renderFrom(index + 1);
    });
  renderFrom(0);
}
