import { expect, onTestFinished, test } from 'vitest';
import { defaultInputs } from '../../contract/defaults.ts';
import { aLead, calculationOf } from '../../testing/leads.ts';
import { createTranslators } from './createTranslators.ts';

test('a mail to a visitor is in the language of the page that they used (P5)', async () => {
  const translators = createTranslators(new URL('./reportThread.ts', import.meta.url));
  onTestFinished(async () => void (await translators.close()));
  const lead = aLead({ calculation: calculationOf(defaultInputs) });
  const { composeVisitorMail } = translators.inLanguage('de');
  const { subject, content } = await composeVisitorMail({
    kind: 'report',
    lead,
    pdf: new Uint8Array(),
    from: { email: 'a@b.example', name: 'ROI' },
    salesInbox: null,
    controller: 'Engines Ltd',
    publicUrl: 'https://roi.example/',
  });
  console.log(subject, JSON.stringify(content, null, 1));
  expect(subject).toContain('Integrationen');
});
