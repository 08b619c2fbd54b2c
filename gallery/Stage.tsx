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

/** Opens every closed part of the blocks, and waits until nothing changes any more. */
async function complete(): Promise<void> {
  await loadTypeface();
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-block] details'))
    details.open = true;
  await changesEnd();
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-block] details'))
    details.open = true;
  await changesEnd();
  document.documentElement.dataset.ready = '';
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
