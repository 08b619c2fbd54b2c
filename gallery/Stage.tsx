import { useEffect } from 'react';
import { loadTypeface } from '../src/startup/loadTypeface.ts';
import { Blocks } from './Blocks.tsx';
import { Controls } from './Controls.tsx';
import { OpenControl } from './OpenControl.tsx';
import type { GalleryState } from './states.ts';

/** Shows one state. `data-ready` on the document marks it as complete. */
export function Stage({ state }: { state: GalleryState }) {
  const { name, description, shows } = state;
  useEffect(() => {
    complete().catch(console.error);
  }, []);
  return (
    <main className="gallery wrap">
      <h1>{name}</h1>
      <p>{description}</p>
      {shows === 'controls' ? (
        <Controls />
      ) : shows === 'blocks' ? (
        <Blocks />
      ) : (
        <OpenControl name={shows} />
      )}
    </main>
  );
}

/**
 * Brings every block to the screen, where some load their code, and opens its parts. Resolves when
 * nothing changes any more.
 */
async function complete(): Promise<void> {
  await loadTypeface();
  await changesEnd();
  for (const block of document.querySelectorAll('[data-block]')) {
    block.scrollIntoView();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  openDetails();
  await changesEnd();
  openDetails();
  await changesEnd();
  scrollTo(0, 0);
  document.documentElement.dataset.ready = '';
}

function openDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-block] details')) {
    details.open = true;
  }
}

/** Resolves once the document has not changed for a moment. */
function changesEnd(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(end, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const quietMs = 500;
