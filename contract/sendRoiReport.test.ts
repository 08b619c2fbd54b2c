import { expect, test } from 'vitest';
import { contract } from './index.ts';

const refusal = (pdf: Buffer | string) =>
  contract.sendRoiReport.body.shape.pdfData
    .safeParse(typeof pdf === 'string' ? pdf : pdf.toString('base64'))
    .error?.issues.map(({ message }) => message) ?? [];

test('a PDF in base64 begins as PDFs do', () => {
  for (const version of ['1.3', '1.4', '1.7', '2.0']) {
    expect(refusal(Buffer.from(`%PDF-${version}\n…`))).toEqual([]);
  }
});

test.each(['', 'JVBERi0', 'PGh0bWw+', 'JVBERi0xLjc=x', 'JVBERi0xLjc\n', 'xJVBERi0xLjcK'])(
  '%j is no PDF in base64',
  (text) => {
    expect(refusal(text)).toEqual(['Use a PDF in base64']);
  },
);
