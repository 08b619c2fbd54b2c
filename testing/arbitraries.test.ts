import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { bodies } from './arbitraries.ts';

test.each(Object.keys(bodies) as (keyof typeof bodies)[])(
  'the contract accepts every generated body of %s',
  (name) => {
    fc.assert(
      fc.property<[unknown]>(bodies[name], (body) => {
        expect(contract[name].body.safeParse(body).error?.issues ?? []).toEqual([]);
      }),
    );
  },
);
