import { provider } from '../../contract/provider.ts';
import { whyChooseTexts } from '../texts/deferred/whyChoose.ts';

/** The reasons to choose the provider (specification 2, 'Why Choose' block). */
export function WhyChoose() {
  return (
    <section className="card" aria-labelledby="why-choose" data-section="rest full">
      <h2 id="why-choose">{whyChooseTexts.title(provider.name)}</h2>
      <ul className="reasons">
        {whyChooseTexts.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
