import { useEffect } from 'react';
import { provider } from '../../contract/provider.ts';
import { pageTexts, whyChooseTexts } from '../texts/page.ts';
import './WhyChoose.css';

/** The reasons to choose the provider (specification 2, 'Why Choose' block). */
export function WhyChoose() {
  useEffect(() => {
    import('./drawings.css').catch(console.warn);
  }, []);
  return (
    <section className="card" aria-labelledby="why-choose" data-section="rest">
      <h2 id="why-choose">{whyChooseTexts.title(provider.name)}</h2>
      <ul className="reasons">
        {whyChooseTexts.reasons.map(({ title, text, ...source }) => (
          <li key={title}>
            <p>
              <strong>{title}</strong>
              {'url' in source ? (
                <a className="link" href={source.url} target="_blank" rel="noopener">
                  {text} <span className="visually-hidden">{pageTexts.newTab}</span>
                </a>
              ) : (
                text !== '' && <span>{text}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
