import { galleryStates } from './states.ts';

const themes = ['light', 'dark'] as const;

/** The page of all states: each in a frame for either theme. */
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
      {galleryStates.map(({ name, description }) => (
        <section key={name} id={name} aria-labelledby={`${name}-heading`}>
          <h2 id={`${name}-heading`}>
            {name}: {description}
          </h2>
          <div className="gallery-frames">
            {themes.map((theme) => (
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
      ))}
    </main>
  );
}

function addressOf(name: string, theme: string): string {
  return `?state=${name}&theme=${theme}`;
}
