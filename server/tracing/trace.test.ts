import { expect, it } from 'vitest';
import { inTrace, keepTraceOf, parseTraceparent, traceHeaders, traceOfLead } from './trace.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';

it.each([
  [`00-${traceId}-${parent}-01`, true],
  [`00-${traceId}-${parent}-02`, false],
  [`cc-${traceId}-${parent}-03-more`, true],
])('the traceparent %s begins a trace', (header, isSampled) => {
  expect(parseTraceparent(header)).toEqual({ traceId, isSampled });
});

it.each([
  undefined,
  '',
  'ada@example.com',
  `ff-${traceId}-${parent}-01`,
  `00-${'0'.repeat(32)}-${parent}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId}-${parent}-01-more`,
  `00-${traceId.toUpperCase()}-${parent}-01`,
  `00-${traceId}-${parent}-01\n`,
])('the traceparent %j begins none', (header) => {
  expect(parseTraceparent(header)).toBeNull();
});

it('only the traces of the last 1000 leads are kept', () => {
  const trace = { traceId, isSampled: false };
  inTrace(trace, () => {
    for (let lead = 0; lead <= 1000; lead += 1) keepTraceOf(`lead ${lead}`);
  });
  expect(traceOfLead('lead 0')).toBeNull();
  expect(traceOfLead('lead 1')).toEqual(trace);
  expect(traceOfLead('lead 1000')).toEqual(trace);
});

it('a call outside of a trace has no header, also while another trace is handled', async () => {
  await inTrace({ traceId, isSampled: true }, async () => {
    expect(inTrace(null, traceHeaders)).toEqual({});
    expect(traceHeaders().traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  });
  expect(traceHeaders()).toEqual({});
});
