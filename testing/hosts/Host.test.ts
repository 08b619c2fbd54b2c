import { expect, test } from 'vitest';
import { createIdOrder } from './Host.ts';

test('leads that no reply named are sorted alike, in whatever order a host returns their fields', () => {
  const order = createIdOrder();
  const first = { id: 'a', company: 'Acme', body: { email: 'z@example.com', name: 'Zoe' } };
  const second = { id: 'b', company: 'Zenith', body: { email: 'a@example.com', name: 'Bea' } };
  const reordered = [second, first].map(({ id, company, body: { email, name } }) => ({
    body: { name, email },
    company,
    id,
  }));
  expect(order.sort(reordered)).toEqual(order.sort([first, second]));
});
