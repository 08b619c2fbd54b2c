import { type GalleryState, themesOf } from './GalleryState.ts';
import { galleryStates } from './states.ts';

/** The page of all states: each in a frame for each of its themes. */
export function Gallery() {
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
