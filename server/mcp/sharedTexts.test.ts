import { expect, it } from 'vitest';
import { createSharedTexts } from './sharedTexts.ts';

it('answers share the bytes of a text, which is read once', () => {
  const { tokenOf, partsOf } = createSharedTexts();
  let reads = 0;
  const read = () => {
    reads += 1;
    return `"text" ${reads}`;
  };
  const [one, again] = [tokenOf('roi://a', read), tokenOf('roi://a', read)];
  const other = tokenOf('roi://b', () => 'b');
  expect(again).toBe(one);
  expect(reads).toBe(1);

  const parts = partsOf(JSON.stringify({ one, again, other }));
  expect(parts.join('')).toBe('{"one":"\\"text\\" 1","again":"\\"text\\" 1","other":"b"}');
  expect(parts[1]).toBe(parts[3]);
  expect(parts[1]).toBe(partsOf(one)[1]);
  expect(partsOf('nothing shared').join('')).toBe('nothing shared');
});
