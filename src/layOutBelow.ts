import { whenIdle } from './whenIdle.ts';

/** Lay out what App.css leaves for later, a section at a time while nothing else is to be done, so that it stands before it is looked for. */
export function layOutBelow(): void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-section], .site-footer');
  const next = (index: number) =>
    whenIdle(() => {
      const section = waiting[index];
      if (!section) return;
      section.style.contentVisibility = 'visible';
      next(index + 1);
    });
  next(0);
}
