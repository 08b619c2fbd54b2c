import { expect, test } from 'vitest';
import { byteString } from './PdfFile.ts';

test('bytes that mean something in a string of PDF are escaped', () => {
  expect(byteString('\0A\0(\0\\\0\r\x01)')).toBe('(\0A\0\\(\0\\\\\0\\r\x01\\))');
});
