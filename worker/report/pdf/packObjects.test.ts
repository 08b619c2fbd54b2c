import { expect, test } from 'vitest';
import { compactContent } from './packObjects.ts';

test('glyphs are written as bytes, and special ones are escaped', () => {
  const content =
    'BT\n/F1 9 Tf\n13.05 TL\n0.1 0.2 0.3 rg\n50. 740.21 Td\n<00410028005c000d0129> Tj\nET';
  expect(compactContent(content)).toBe(
    'BT\n/F1 9 Tf\n0.1 0.2 0.3 rg\n50. 740.21 Td\n(\0A\0\\(\0\\\\\0\\r\x01\\)) Tj\nET',
  );
});

test('marks and paths stay as they are', () => {
  const content = '/P <</MCID 10>> BDC\n0.6 w\n50. 20. m\n545.28 20. l\nS\nEMC\n';
  expect(compactContent(content)).toBe(content);
});
