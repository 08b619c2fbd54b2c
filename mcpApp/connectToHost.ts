import type {
  McpUiHostContext,
  McpUiHostContextChangedNotification,
  McpUiInitializedNotification,
  McpUiInitializeRequest,
  McpUiInitializeResult,
  McpUiOpenLinkRequest,
  McpUiOpenLinkResult,
  McpUiResourceTeardownRequest,
  McpUiSizeChangedNotification,
  McpUiToolCancelledNotification,
  McpUiToolResultNotification,
} from '@modelcontextprotocol/ext-apps';

/** The revision of MCP Apps that these messages are from. */
const protocolVersion = '2026-01-26';

/** The requests of the view to its host, with the result of each. */
interface Requests {
  'ui/initialize': { params: McpUiInitializeRequest['params']; result: McpUiInitializeResult };
  'ui/open-link': { params: McpUiOpenLinkRequest['params']; result: McpUiOpenLinkResult };
}

type Sent = McpUiInitializedNotification | McpUiSizeChangedNotification;
type Received =
  | McpUiToolResultNotification
  | McpUiToolCancelledNotification
  | McpUiHostContextChangedNotification;

/** The requests of a host that a view answers; it has nothing to store or to end. */
const answered: readonly (McpUiResourceTeardownRequest['method'] | 'ping')[] = [
  'ui/resource-teardown',
  'ping',
];
/** JSON-RPC's answer to any other request. */
const methodNotFound = { code: -32601, message: 'Method not found' };

/** The messages of a host to the view. */
interface HostEvents {
  onResult(result: McpUiToolResultNotification['params']): void;
  onCancelled(): void;
  /** At first everything that the host says of itself, then what has changed. */
  onContext(context: McpUiHostContext): void;
}

/**
 * Connects the view to the assistant that frames it (MCP Apps, JSON-RPC over `postMessage`), and
 * sends it the height of the body, at first and after each change.
 *
 * @param appInfo - The name and the version of the view.
 * @returns `openLink` asks the host to open an address, and rejects where it does not.
 */
export function connectToHost(
  appInfo: McpUiInitializeRequest['params']['appInfo'],
  { onResult, onCancelled, onContext }: HostEvents,
): { openLink(url: string): Promise<void> } {
  const pending = new Map<number, (response: { result?: unknown; error?: Error }) => void>();

  /** The host may be on any origin; only it gets the message. */
  const post = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const notify = (notification: Sent) => post(notification);

  function ask<Method extends keyof Requests>(
    method: Method,
    params: Requests[Method]['params'],
  ): Promise<Requests[Method]['result']> {
    const id = pending.size;
    post({ id, method, params });
    return new Promise((resolve, reject) => {
      pending.set(id, ({ result, error }) => {
        if (error) reject(new Error(`The assistant refused ${method}: ${error.message}`));
        else resolve(result as Requests[Method]['result']);
      });
    });
  }

  function receive({ method, params }: Received): void {
    if (method === 'ui/notifications/tool-result') onResult(params);
    if (method === 'ui/notifications/tool-cancelled') onCancelled();
    if (method === 'ui/notifications/host-context-changed') onContext(params);
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return;
    const { id, method } = data;
    if (method === undefined) pending.get(id)?.(data);
    else if (id === undefined) receive(data);
    else post(answered.includes(method) ? { id, result: {} } : { id, error: methodNotFound });
  });

  function tellHeight(): void {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    notify({ method: 'ui/notifications/size-changed', params: { height } });
  }

  async function initialize(): Promise<void> {
    const appCapabilities = { availableDisplayModes: ['inline' as const] };
    const asked = { appInfo, appCapabilities, protocolVersion };
    // The protocol only recommends that hosts send it.
    const { hostContext = {} } = await ask('ui/initialize', asked);
    onContext(hostContext);
    notify({ method: 'ui/notifications/initialized' });
    new ResizeObserver(tellHeight).observe(document.body);
  }
  initialize().catch(console.error);

  return {
    async openLink(url) {
      const { isError } = await ask('ui/open-link', { url });
      if (isError) throw new Error(`The assistant did not open ${url}`);
    },
  };
}
