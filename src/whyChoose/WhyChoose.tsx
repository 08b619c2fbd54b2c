import { provider } from '../../contract/provider.ts';
import { whyChooseTexts } from '../texts/deferred/whyChoose.ts';

/** The reasons to choose the provider (specification 2, 'Why Choose' block). */
export function WhyChoose() {
  return (
    <section className="card" aria-labelledby="why-choose" data-section="rest full">
      <h2 id="why-choose">{whyChooseTexts.title(provider.name)}</h2>
      <ul className="reasons">
        {whyChooseTexts.reasons.map(({ title, text, url, facts }) => (
          <li key={title}>
            <p>
              <strong>{title}</strong>
              {url ? (
                <a className="link" href={url}>
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
              {facts && <span className="reason-facts">{facts}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
