import type { McpUiResourceMeta, McpUiToolMeta } from '@modelcontextprotocol/ext-apps';
import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { ToolOutcome } from '../../backend/agents/callTool.ts';
import {
  documentPaths,
  evidenceDocument,
  pricingRulesPage,
} from '../../backend/agents/documents.ts';
import { openRateCard } from '../../backend/openRateCard.ts';
import {
  type ToolDefinition,
  type ToolName,
  toolSchema,
  tools,
} from '../../contract/agents/tools.ts';
import { refusalDetails } from '../../contract/format/refusalDetails.ts';
import { product } from '../../contract/product.ts';
import { rateCard } from '../../worker/estimate/rateCard.ts';

const instructions = `${product.description} Amounts are planning estimates in US dollars, not a quote. Tell the user the horizon of each result, how sure it is (clear, depends on your assumptions, too close to call), the assumptions that count, and the link that opens the calculator.`;

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
  const inputSchema = listedSchema(toolSchema(listed, systemIds));
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  const config = { title, description, inputSchema, annotations };
  return { name, config };
});

function listedSchema(jsonSchema: Record<string, unknown>): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'integration-roi-calculator',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => jsonSchema, output: () => jsonSchema },
    },
  };
}

const hourMs = 3_600_000;
const cacheableMethods = ['server/discover', 'tools/list', 'resources/list', 'resources/read'];

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
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      cacheHints: Object.fromEntries(
        cacheableMethods.map((method) => [method, { ttlMs: hourMs, cacheScope: 'public' }]),
      ),
    },
  );
  for (const { name, config } of listedTools) {
    const ui: McpUiToolMeta = { resourceUri: resultCard.uri };
    const shown = resultCardHtml !== null && name === shownAsCard ? { _meta: { ui } } : {};
    server.registerTool(name, { ...config, ...shown }, async (asked) => {
      const outcome = await call(name, asked).catch((error: unknown) => {
        onFailure(error);
        return { refusal: refusalDetails.failed };
      });
      if ('refusal' in outcome) return { isError: true, content: contentOf(outcome.refusal) };
      return { content: contentOf(outcome.text), structuredContent: outcome.content };
    });
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

function contentOf(text: string) {
  return [{ type: 'text' as const, text }];
}
