import { expect, test } from 'vitest';
import { paperName } from './paperName.ts';

test('paper is US Letter for developers in the United States alone', () => {
  expect(paperName({ region: 'us' })).toBe('letter');
  expect(paperName({ region: 'eu' })).toBe('a4');
});
