import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlausibleName } from './mailedNames.ts';

test.each([
  ...['Ada Lovelace', 'Analytical Engines', '3M', '7-Eleven', '1-800-Flowers', 'Vision 2030'],
  ...['J.P. Morgan', 'S.A.S', 'Acme Inc.', 'Foo Co.,Ltd', 'St. Gallen AG', 'Łódź Sp. z o.o.'],
  ...['L’Oréal', "O'Reilly", 'Müller & Söhne GmbH', 'A/S Norden', 'C++ Foundation', 'Hawaiʻi Air'],
  ...['ООО Ромашка', 'Ελλάς', 'شركة الاتصالات', 'הוצאה לאור', 'นกแอร์', 'संगणक प्रा. लि.'],
  ...['三一重工', '株式会社データ', 'LG전자', 'NTTドコモ', 'Nguyễn Văn A', 'شركة ٢٠٢٦'],
  ...['INTERNATIONAL MACHINES', 'BMW IBM SAP CRM', 'x'.repeat(60)],
])('%j is a plausible name (S12)', (name) => {
  expect(isPlausibleName(name)).toBe(true);
});

test.each([
  ...['URGENT reset at evil。com within 24h', 'Call 0900 555 now', 'CALL THIS NUMBER NOW'],
  ...['evil.com', 'evil. com', 'evil .com', 'evil(.)com', 'EVIL.COM', 'evil,com', 'evil.1com'],
  ...['www evil com', 'ada@evil', 'http://evil', '192.0.2.1', 'evil·com', 'evil．com'],
  // Letters and digits that look like a dot, and letters of mathematics.
  ...['evil٠com', 'evilꓸcom', 'злоꓸрф', 'evilꞏcom', 'evil\u302ecom', '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦', 'е𝐯il'],
  ...['call ０９００５５５', 'call 𝟎𝟗𝟎𝟎𝟓', 'call ٠٩٠٠٥', '①②③④⑤', 'O9OO 555O', '电话一二三四五'],
  ...['evil\u3164com', 'x\u0300\u0301\u0302\u0303', ' \u0323', '', 'x'.repeat(61)],
])('%j may be a message, so it is no plausible name (S12)', (name) => {
  expect(isPlausibleName(name)).toBe(false);
});

test('no plausible name has an address, five digits or a character that names have not', () => {
  const parts = fc.constantFrom(
    'evil',
    'com',
    '.',
    '。',
    '٠',
    '12',
    '３',
    ' ',
    '-',
    '/',
    'ЗЛО',
    '🙂',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (typed) => {
      const name = typed.join('');
      if (!isPlausibleName(name)) return;
      expect(name).not.toMatch(/\.(?:com|evil)|[。🙂]|l٠c/u);
      expect([...name.matchAll(/\p{Nd}/gu)].length).toBeLessThanOrEqual(4);
    }),
  );
});
