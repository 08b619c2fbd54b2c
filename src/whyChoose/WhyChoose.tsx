import { provider } from '../configuration/provider.ts';
import { whyChooseTexts } from '../texts/whyChoose.ts';
import './WhyChoose.css';

/** One line drawing for each reason, in their order. */
const drawings = [
  'M5 3h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm11 0h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM5 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2Zm12.5 0v7M14 17.5h7',
  'M12 3v4M5 10h14v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-9Zm4 5h.01M15 15h.01',
  'M20 12a8 8 0 1 1-2.5-5.8M20 4v5h-5',
  'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6l-7-3Z',
  'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1v-4Zm16 0h-3v5h2a1 1 0 0 0 1-1v-4Z',
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 7M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
];

/** What the provider says for itself (specification 2, 'Why Choose' block). */
export function WhyChoose() {
  return (
    <section className="card" aria-labelledby="why-choose" data-section="rest">
      <h2 id="why-choose">{whyChooseTexts.title(provider.name)}</h2>
      <ul className="reasons">
        {whyChooseTexts.reasons.map(({ title, text }, index) => (
          <li key={title}>
            <svg
              width="24"
              height="24"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              aria-hidden="true"
            >
              <path d={drawings[index]} />
            </svg>
            <p>
              <strong>{title}</strong>
              {text !== '' && <span>{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
