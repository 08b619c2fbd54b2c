import '../src/App.css';
import '../src/typeface.css';
import '../src/belowFirstScreen.css';
import './gallery.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type GalleryState, galleryStates, stateNamed, themesOf } from './states.ts';

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
  if (name === null) return show(<Gallery />);
  if (!state) return show(<NoState name={name} />);
  document.title = `Gallery: ${state.name}`;
  if (state.direction) document.dir = state.direction;
  const { Stage, prepare } = await import('./Stage.tsx');
  prepare(state);
  show(<Stage state={state} />);
}

function show(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  createRoot(root).render(content);
}

start().catch(console.error);

/** Says that there is no such state, and links those that there are. */
function NoState({ name }: { name: string }) {
  return (
    <main className="gallery">
      <h1>“{name}” is not a state of the gallery</h1>
      <ul className="gallery-states">
        {galleryStates.map((state) => (
          <li key={state.name}>
            <a href={addressOf(state.name, 'light')}>{state.name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The page of all states: each in a frame for each of its themes. */
function Gallery() {
  return (
    <main className="gallery">
      <h1>Gallery of components</h1>
      <nav aria-label="States">
        <ul className="gallery-states">
          {galleryStates.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {galleryStates.map((state) => (
        <Frames key={state.name} state={state} />
      ))}
    </main>
  );
}

function Frames({ state }: { state: GalleryState }) {
  const { name, description } = state;
  return (
    <section id={name} aria-labelledby={`${name}-heading`}>
      <h2 id={`${name}-heading`}>
        {name}: {description}
      </h2>
      <div className="gallery-frames">
        {themesOf(state).map((theme) => (
          <figure key={theme}>
            <figcaption>
              <a href={addressOf(name, theme)}>
                {name}, {theme}
              </a>
            </figcaption>
            <iframe title={`${name}, ${theme}`} src={addressOf(name, theme)} loading="lazy" />
          </figure>
        ))}
      </div>
    </section>
  );
}

function addressOf(name: string, theme: string): string {
  return `?state=${name}&theme=${theme}`;
}
