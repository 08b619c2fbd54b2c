import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { startApp } from '../../testing/appServer.ts';

interface Question {
  asked: string;
  tool: string;
  with: Record<string, unknown>;
  /** What the answer says, with units; worked out by hand from the specification's rules. */
  says: readonly (string | RegExp)[];
}

const defaults = 'Building 5 integrations in-house with 2 developers at 30% of their time';

/** 5 integrations of 80 hours at $55, times 1.05 × 1.8 + 0.1 = 1.99. */
const buildUsd = '$43,780';

const questions: readonly Question[] = [
  {
    asked: 'What do five integrations cost us?',
    tool: 'estimate',
    with: {},
    says: [defaults, `${buildUsd} (build only, before maintenance)`, 'Over 36 months, '],
  },
  {
    asked: 'And at our own rate of $70?',
    tool: 'estimate',
    with: { customHourlyRate: 70 },
    // 400 × 70 × 1.99
    says: ['Hourly rate: $70', '$55,720'],
  },
  {
    asked: 'What is it in euros?',
    tool: 'estimate',
    with: { currency: 'eur' },
    // 65,983.23 × 0.865
    says: ['Over 12 months: in-house €57,075', '0.865 EUR per USD'],
  },
  {
    asked: 'When would it be live?',
    tool: 'estimate',
    with: { developerCountNumber: '2', devTimePercentage: '30' },
    // 400 ÷ (40 × 2 × 0.3)
    says: ['In-house timeline: 17 weeks', 'Embedded timeline: 3 weeks'],
  },
  {
    asked: 'What does maintenance cost a month?',
    tool: 'explain',
    with: { figure: 'maintenanceUsd' },
    // 5 × 10 hours at $55
    says: ['$2,750', '50'],
  },
  {
    asked: 'Why twice the hours?',
    tool: 'explain',
    with: { figure: 'costMultiplier', inputs: '{"integrationCount":5}' },
    says: ['Cost multiplier: 1.99', '1.05 × 1.8 + 0.1'],
  },
  {
    asked: 'What would it cost in the United States instead?',
    tool: 'compare',
    with: { first: {}, second: { region: 'us' } },
    says: ['| Hourly rate | $55 | $95 | $40 |'],
  },
  {
    asked: 'We need Salesforce and a system of our own.',
    tool: 'estimate',
    with: { selectedSystems: '["Salesforce","acme"]' },
    says: ['salesforce, acme', 'acme is not on the rate card, counted with 80 hours.'],
  },
  {
    asked: 'What speaks against embedding?',
    tool: 'argue',
    with: { integrationCount: 12, assumptions: { maintenancePercentagePerYear: 20 } },
    says: [/building costs \$[\d,]+ less over 36 months/, /Plausible: 0–4 h a month/],
  },
  {
    asked: 'What is behind this link?',
    tool: 'open_link',
    with: { url: 'https://roi.example/roi-calculator#v1&integrations=12&share=50' },
    says: ['Integrations: 12', 'Time spent on integrations: 50%', 'Open in the calculator: '],
  },
];

test('ten questions of buyers get the right figures with their units', async () => {
  const { url } = await startApp();
  const client = new Client({ name: 'buyer', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)));
  onTestFinished(() => client.close());
  for (const { asked, tool, says, with: given } of questions) {
    const answer = await client.callTool({ name: tool, arguments: given });
    const [part] = answer.content;
    const text = part?.type === 'text' ? part.text : '';
    expect(answer.isError, `${asked} ${text}`).toBeFalsy();
    for (const each of says) {
      if (typeof each === 'string') expect(text, asked).toContain(each);
      else expect(text, asked).toMatch(each);
    }
  }
});
