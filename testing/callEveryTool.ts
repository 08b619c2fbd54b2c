import type { Client } from '@modelcontextprotocol/client';
import { getToolUiResourceUri } from '@modelcontextprotocol/ext-apps/app-bridge';
import { expect } from 'vitest';
import { assistantSkill } from '../backend/agents/assistantSkill.ts';
import { callTool } from '../backend/agents/callTool.ts';
import { evidenceDocument, pricingRulesPage } from '../backend/agents/documents.ts';
import { type PromptName, prompts, promptText } from '../backend/agents/prompts.ts';
import type { Circumstances } from '../backend/openEstimate.ts';
import { openRateCard } from '../backend/openRateCard.ts';
import { type ToolName, tools } from '../contract/agents/tools.ts';

/** A question for each tool, for tests of the protocol. */
const toolQuestions: Readonly<Record<ToolName, Record<string, unknown>>> = {
  estimate: { integrationCount: 12, selectedSystems: ['hubspot', 'slack'] },
  explain: { figure: 'initialTotalUsd', inputs: { region: 'us' } },
  compare: { first: {}, second: { integrationCount: 8, region: 'asia' } },
  argue: { assumptions: { maintenancePercentagePerYear: 30 } },
  open_link: { url: 'https://roi.example/roi-calculator#v1&integrations=12&share=50' },
};

const names = Object.keys(tools) as ToolName[];

/**
 * Lists and calls every tool of a server, and lists and reads every resource; the answers are those
 * of the functions behind them.
 *
 * @param resultCardHtml - The document of the result card that the server has, which the tool
 *   `estimate` then names; null for a server without one.
 */
export async function expectEveryAnswer(
  client: Client,
  circumstances: Circumstances,
  resultCardHtml: string | null,
) {
  const listed = await client.listTools();
  expect(listed.tools.map(({ name }) => name)).toEqual(names);
  for (const { name, description, inputSchema, annotations } of listed.tools) {
    expect([name, description?.length]).toEqual([name, expect.any(Number)]);
    expect(inputSchema).toMatchObject({ type: 'object' });
    expect(annotations).toMatchObject({ readOnlyHint: true });
  }
  expect(JSON.stringify(listed).length).toBeLessThanOrEqual(32 * 1024);
  const cards = listed.tools.map((tool) => [tool.name, getToolUiResourceUri(tool)]);
  const card = resultCardHtml === null ? undefined : 'ui://roi/result-card';
  expect(cards).toEqual(names.map((name) => [name, name === 'estimate' ? card : undefined]));
  for (const name of names) {
    const answer = await client.callTool({ name, arguments: toolQuestions[name] });
    const { text, content } = callTool(name, toolQuestions[name], circumstances);
    expect(answer).toMatchObject({ content: [{ type: 'text', text }] });
    expect(answer.structuredContent).toEqual(content);
    expect(answer.isError).toBeFalsy();
  }
  const texts = {
    'roi://rate-card': JSON.stringify(openRateCard()),
    'roi://evidence.md': evidenceDocument(),
    'roi://pricing-rules.md': pricingRulesPage(),
    'roi://assistant-skill.md': assistantSkill(),
    ...(card && resultCardHtml !== null && { [card]: resultCardHtml }),
  };
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(Object.keys(texts));
  for (const [uri, text] of Object.entries(texts)) {
    expect(await client.readResource({ uri })).toMatchObject({ contents: [{ uri, text }] });
  }
  await expectEveryPrompt(client);
}

/** Lists every prompt and gets it with all of its arguments, which its text then has. */
async function expectEveryPrompt(client: Client) {
  const listed = await client.listPrompts();
  expect(listed.prompts.map(({ name }) => name)).toEqual(Object.keys(prompts));
  for (const { name, description, arguments: takes = [] } of listed.prompts) {
    expect([name, description?.length, takes.length]).toEqual([
      name,
      expect.any(Number),
      Object.keys(prompts[name as PromptName].takes).length,
    ]);
    const added = Object.fromEntries(takes.map((taken) => [taken.name, `12 for ${taken.name}`]));
    const { messages } = await client.getPrompt({ name, arguments: added });
    const text = promptText(name as PromptName, added);
    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text } }]);
    for (const value of Object.values(added)) expect(text).toContain(value);
    for (const [, tool = ''] of text.matchAll(/[Cc]all `(\w+)`/g)) expect(names).toContain(tool);
  }
}

/** Asks what no tool can answer; the assistant learns which field was wrong, and what to use. */
export async function expectErrorsOfTools(client: Client) {
  const cases: [ToolName, Record<string, unknown>, string][] = [
    [
      'estimate',
      { integrationCount: 999, colour: 'red' },
      'integrationCount: Use at most 200. colour: There is no such field.',
    ],
    [
      'explain',
      { figure: 'initialTotalUsd', inputs: { devlopers: 3 } },
      'inputs.devlopers: There is no such field; use developerCountNumber.',
    ],
    ['estimate', { deadline: '2020-01-01' }, 'deadline: Use today or a later day.'],
    ['explain', { figure: 'profit' }, 'figure: Use one of hourlyRateUsd, '],
    ['compare', { first: {} }, 'second: This field is required.'],
    ['argue', { region: 'moon' }, 'region: Use one of us, eu, '],
    ['open_link', { url: 'https://roi.example' }, 'url: Use a link with a scenario, '],
  ];
  for (const [name, asked, message] of cases) {
    const answer = await client.callTool({ name, arguments: asked });
    expect(answer).toMatchObject({
      isError: true,
      content: [{ type: 'text', text: expect.stringContaining(message) }],
    });
  }
}
