import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packRecords, unpackRecord } from './packedRecords.ts';

const records = fc
  .array(fc.tuple(fc.double(), fc.double(), fc.double()), { minLength: 1, maxLength: 20 })
  .map((rows) => rows.map(([a, b, c]) => ({ a, inner: { b, deeper: { c } } })));

test('every record comes out as it went in, bit for bit', () => {
  fc.assert(
    fc.property(records, (packed) => {
      const table = packRecords(packed);
      packed.forEach((record, row) => {
        expect(unpackRecord(table, row)).toStrictEqual(record);
      });
    }),
  );
});

test('a record with another leaf than a number is refused by name', () => {
  expect(() => packRecords([{ a: 1, inner: { b: 'x' } }])).toThrow('Expected a number at inner.b');
});

test('no records are an empty table', () => {
  expect(packRecords([])).toEqual({ columns: [], table: new Float64Array(0) });
});
