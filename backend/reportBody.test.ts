import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { createPdfExtraction, extractPdf } from './reportBody.ts';
import { webCryptoHash } from './sha256.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

it('gives the hash of the PDF and the other fields, however the text is cut', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 });
  fc.assert(
    fc.property(
      fc.dictionary(text, fc.oneof(text, fc.constant('"pdfData": "AAAA"'))),
      fc.uint8Array({ maxLength: 100 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 30 }),
      (fields, bytes, isIndented, size) => {
        const pdfData = Buffer.from(bytes).toString('base64');
        const body = { ...fields, pdfData };
        const sent = JSON.stringify(body, null, isIndented ? 2 : 0).replaceAll('/', '\\/');
        let pdf = '';
        const extraction = createPdfExtraction((piece) => {
          pdf += piece;
          return true;
        });
        for (let at = 0; at < sent.length; at += size) extraction.push(sent.slice(at, at + size));
        expect(pdf).toBe(pdfData.replace(/=+$/, ''));
        expect(JSON.parse(extraction.rest())).toEqual({ ...body, pdfData: pdfData.slice(0, 8) });
      },
    ),
  );
});

it('leaves a PDF that the contract accepts exactly where it accepts the sent one', async () => {
  const { pdfData } = contract.sendRoiReport.body.shape;
  const piece = fc.constantFrom(
    'JVBERi0x',
    'JVBERi0',
    'A',
    '=',
    '+/',
    '"',
    '\\',
    '\n',
    ' ',
    'é',
    '-',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const sent = pieces.join('');
      const { text } = await extractPdf(JSON.stringify({ pdfData: sent }), webCryptoHash);
      const kept = JSON.parse(text).pdfData;
      expect(pdfData.safeParse(kept).success).toBe(pdfData.safeParse(sent).success);
    }),
  );
});

it('finds nothing in other texts, and passes them on', async () => {
  for (const text of ['', '{"email":"a"}', '{"x":"\\"pdfData\\":\\"AAAA\\""}', '{"pdfData":1}']) {
    expect(await extractPdf(text, webCryptoHash)).toEqual({ text, pdfSha256: null });
  }
});

it('hashes a PDF that arrives at once as well', async () => {
  const pdf = Buffer.from('%PDF-1.7 the visitor’s own copy');
  const sent = JSON.stringify({ pdfData: pdf.toString('base64'), email: 'ada@example.com' });
  expect(await extractPdf(sent, webCryptoHash)).toEqual({
    text: '{"pdfData":"JVBERi0x","email":"ada@example.com"}',
    pdfSha256: sha256(pdf),
  });
});
