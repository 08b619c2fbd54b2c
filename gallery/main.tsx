import '../src/App.css';
import './gallery.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import { stateNamed } from './states.ts';

/**
 * The gallery: every control and result block in every state. Without a query, one page that frames
 * all states in both themes; with `?state=long&theme=dark`, one of them. Each state has its own
 * frame, because the inputs and results of the page are one store.
 */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const name = asked.get('state');
  const state = name === null ? null : stateNamed(name);
  document.documentElement.dataset.theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
  if (!state) return show(<Gallery />);
  document.title = `Gallery: ${state.name}`;
  if (state.direction) document.dir = state.direction;
  const [{ Stage }, { prepare }] = await Promise.all([
    import('./Stage.tsx'),
    import('./prepare.ts'),
  ]);
  prepare(state);
  show(<Stage state={state} />);
}

function show(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(content);
}

start().catch(console.error);
