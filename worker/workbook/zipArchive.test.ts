import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipArchive } from './zipArchive.ts';

test('another reader finds every file as it was put in', () => {
  const files = fc.uniqueArray(
    fc.record({
      path: fc.stringMatching(/^[a-zA-Z0-9[\]./é-]{1,30}$/),
      content: fc.uint8Array({ maxLength: 2000 }),
    }),
    { selector: ({ path }) => path, maxLength: 8 },
  );
  fc.assert(
    fc.property(files, (given) => {
      const found = unzipSync(zipArchive(given));
      expect(Object.keys(found).sort()).toEqual(given.map(({ path }) => path).sort());
      for (const { path, content } of given) expect(found[path]).toEqual(content);
    }),
  );
});

test('the checksum of a known text is right', () => {
  const content = new TextEncoder().encode('123456789');
  const archive = zipArchive([{ path: 'a', content }]);
  // CRC-32 of "123456789" is 0xcbf43926 in every description of it.
  expect([...archive.slice(14, 18)]).toEqual([0x26, 0x39, 0xf4, 0xcb]);
  expect(strFromU8(unzipSync(archive).a ?? new Uint8Array())).toBe('123456789');
});
