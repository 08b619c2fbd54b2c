import { expect, onTestFinished, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { languageNames, pathOf } from '../../contract/languages.ts';
import { aLead, calculationOf } from '../../testing/leads.ts';
import { submissions } from '../../testing/submissions.ts';
import { createTranslators } from './createTranslators.ts';

/** The difference over 36 months as each language writes it. */
const amounts: Partial<Record<string, string>> = {
  es: '97.819\u00a0US$',
  'pt-BR': 'US$\u00a097.819',
  de: '97.819\u00a0$',
};

const englishWords = /\b(the|and|with|your|you|less|months?|hours?|weeks?|build|quote)\b/i;

test('mails to visitors of different pages, asked for at once, are each in the language of theirs and lead back to it, and so are previews of short links (P5)', async () => {
  const translators = createTranslators(new URL('./reportThread.ts', import.meta.url));
  onTestFinished(translators.close);
  const others = languageNames.filter((name) => name !== 'en');
  const drafts = await Promise.all(
    others.map((language) => {
      const body = submissions.roiCalculation({ language });
      return translators.inLanguage(language).composeVisitorMail({
        kind: 'report',
        lead: aLead({ body, calculation: calculationOf(defaultInputs) }),
        pdf: new Uint8Array(),
        from: { email: 'a@b.example', name: 'ROI' },
        salesInbox: null,
        controller: 'Engines Ltd',
        publicUrl: 'https://roi.example/',
      });
    }),
  );
  for (const [index, { content }] of drafts.entries()) {
    const { [index]: language = 'en' } = others;
    const text = JSON.stringify(content);
    expect(text).toContain(amounts[language]);
    expect(content.action?.url).toContain(`https://roi.example${pathOf(language)}?calculation=`);
    expect(content.language).toBe(language);
    expect(text).not.toMatch(englishWords);
    const now = Date.UTC(2026, 10, 29, 12);
    const preview = await translators.previewIn?.(language, { inputs: defaultInputs, now });
    expect(preview?.description).toContain(amounts[language]);
    expect(`${preview?.title} ${preview?.description}`).not.toMatch(englishWords);
  }
});
