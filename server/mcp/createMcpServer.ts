import type { McpUiResourceMeta, McpUiToolMeta } from '@modelcontextprotocol/ext-apps';
import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { assistantSkill, instructions } from '../../backend/agents/assistantSkill.ts';
import type { ToolOutcome } from '../../backend/agents/callTool.ts';
import {
  documentPaths,
  evidenceDocument,
  pricingRulesPage,
} from '../../backend/agents/documents.ts';
import { type Prompt, type PromptName, prompts, promptText } from '../../backend/agents/prompts.ts';
import { openRateCard } from '../../backend/openRateCard.ts';
import {
  type ToolDefinition,
  type ToolName,
  toolSchema,
  tools,
} from '../../contract/agents/tools.ts';
import { tooDeepField } from '../../contract/endpoint.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { tooDeepText } from '../../contract/nesting.ts';
import { product } from '../../contract/product.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';

/** The resources that assistants can read; the rate card has the evidence too, as JSON. */
const resources = [
  {
    name: 'rate-card',
    uri: 'roi://rate-card',
    title: 'Rate card',
    description: 'Rates, bands, plans, and the hours of each system, with their evidence.',
    mimeType: 'application/json',
    read: () => JSON.stringify(openRateCard()),
  },
  {
    name: 'evidence',
    uri: `roi:/${documentPaths.evidence}`,
    title: 'Evidence',
    description: 'What the figures of the rate card rest on, with the pages that were read.',
    mimeType: 'text/markdown',
    read: evidenceDocument,
  },
  {
    name: 'pricing-rules',
    uri: `roi:/${documentPaths.rules}`,
    title: 'Specification of the rules',
    description: 'Every pricing rule with its thresholds and properties.',
    mimeType: 'text/markdown',
    read: pricingRulesPage,
  },
  {
    name: 'assistant-skill',
    uri: `roi:/${documentPaths.skill}`,
    title: 'Skill for assistants',
    description: 'When to call which tool, and how to speak of uncertainty.',
    mimeType: 'text/markdown',
    read: assistantSkill,
  },
];

/**
 * The card of an estimate, which an assistant that implements MCP Apps shows in place of the text
 * (decision 0271). It needs no network, and has a border of its own.
 */
const resultCard = {
  uri: 'ui://roi/result-card',
  title: 'Result card',
  description: 'Shows an estimate as the calculator does: both costs, how sure they are, and when.',
  mimeType: 'text/html;profile=mcp-app',
  _meta: {
    ui: {
      csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
      prefersBorder: false,
    } satisfies McpUiResourceMeta,
  },
};

const shownAsCard: ToolName = 'estimate';

const systemIds = rateCard.systems.map(({ id }) => id);

/** The schemas are only listed: a tool parses what it is asked itself. */
const listedTools = (Object.keys(tools) as ToolName[]).map((name) => {
  const { title, description, input, listed = input }: ToolDefinition = tools[name];
  const inputSchema = listedSchema(toolSchema(listed, systemIds), (value) => ({ value }));
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const config = { title, description, inputSchema, annotations };
  return { name, config };
});

function listedSchema<Value>(
  jsonSchema: Record<string, unknown>,
  validate: StandardSchemaWithJSON<Value>['~standard']['validate'],
): StandardSchemaWithJSON<Value> {
  return {
    '~standard': {
      version: 1,
      vendor: 'integration-roi-calculator',
      validate,
      jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
    },
  };
}

const hourMs = 3_600_000;
const cacheableMethods = [
  'server/discover',
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/read',
];

/** The ports of an MCP server, which its host provides. */
export interface McpHost {
  call(name: ToolName, asked: unknown): Promise<ToolOutcome>;
  /** Gets what went wrong in a tool; the assistant does not. */
  onFailure(error: unknown): void;
  /** The document of the result card; null where it is not built, and texts are all there is. */
  resultCardHtml: string | null;
  /** Returns the text of a resource, or what the host replaces by it in the answer. */
  textOf(uri: string, read: () => string): string;
}

/**
 * Creates an MCP server for one request or one connection. It has no state: the same question has
 * the same answer on every instance.
 */
export function createMcpServer({ call, onFailure, resultCardHtml, textOf }: McpHost): McpServer {
  const server = new McpServer(
    { name: 'integration-roi-calculator', title: product.name, version: rateCard.version },
    {
      instructions,
      // Only a release changes what is listed and read.
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
      },
      cacheHints: Object.fromEntries(
        cacheableMethods.map((method) => [method, { ttlMs: hourMs, cacheScope: 'public' }]),
      ),
    },
  );
  for (const { name, config } of listedTools) {
    const ui: McpUiToolMeta = { resourceUri: resultCard.uri };
    const shown = resultCardHtml !== null && name === shownAsCard ? { _meta: { ui } } : {};
    server.registerTool(name, { ...config, ...shown }, async (asked) => {
      // No thread takes a value of any depth.
      const deep = tooDeepField(asked);
      const outcome: ToolOutcome =
        deep === null
          ? await call(name, asked).catch((error: unknown) => {
              onFailure(error);
              return { refusal: refusalDetails.failed };
            })
          : { refusal: `${deep}: ${tooDeepText}.` };
      if ('refusal' in outcome) return { isError: true, content: contentOf(outcome.refusal) };
      return { content: contentOf(outcome.text), structuredContent: outcome.content };
    });
  }
  for (const name of Object.keys(prompts) as PromptName[]) {
    const { title, description, takes } = prompts[name];
    const argsSchema = argumentsSchema(takes);
    server.registerPrompt(name, { title, description, argsSchema }, (added) => ({
      messages: [{ role: 'user', content: { type: 'text', text: promptText(name, added) } }],
    }));
  }
  for (const { name, uri, read, ...about } of resources) {
    server.registerResource(name, uri, about, () => ({
      contents: [{ uri, mimeType: about.mimeType, text: textOf(uri, read) }],
    }));
  }
  if (resultCardHtml !== null) {
    const { uri, mimeType, _meta, ...about } = resultCard;
    server.registerResource('result-card', uri, { ...about, mimeType, _meta }, () => ({
      contents: [{ uri, mimeType, _meta, text: textOf(uri, () => resultCardHtml) }],
    }));
  }
  return server;
}

/** The most that a user adds to a prompt. */
const maxAddedCharacters = 10_000;

function argumentsSchema(takes: Prompt['takes']) {
  const shape = Object.entries(takes).map(([name, { description, isRequired }]) => {
    const text = z
      .string()
      .check(z.maxLength(maxAddedCharacters))
      .register(z.globalRegistry, { description });
    return [name, isRequired ? text : z.optional(text)] as const;
  });
  const schema = z.object(Object.fromEntries(shape));
  return listedSchema(z.toJSONSchema(schema), schema['~standard'].validate);
}

function contentOf(text: string) {
  return [{ type: 'text' as const, text }];
}
