import {
  AppBridge,
  type McpUiHostContext,
  PostMessageTransport,
} from '@modelcontextprotocol/ext-apps/app-bridge';

/*
 * Runs in a page of its own: an assistant that shows a view in a frame, by the library for hosts of
 * MCP Apps. The frame has a sandbox without an origin, as hosts give it.
 */

/** The actions of `e2e/mcpApp.spec.ts` on the host. */
export interface McpAppHost {
  /** Frames a document, and resolves once the view is initialized. */
  show(html: string, context: McpUiHostContext): Promise<void>;
  /** Sends the view a tool's arguments and its result. */
  sendAnswer(asked: Record<string, unknown>, result: unknown): Promise<void>;
  cancel(): Promise<void>;
  change(context: McpUiHostContext): void;
  tearDown(): Promise<unknown>;
  /** The addresses that the view has asked for. */
  readonly opened: string[];
  /** Whether the host opens them. */
  opensLinks: boolean;
}

let bridge: AppBridge;

const host: McpAppHost = {
  opened: [],
  opensLinks: true,

  async show(html, hostContext) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.title = 'View';
    frame.style.cssText = 'display:block;width:100%;height:40px;border:0';
    document.body.replaceChildren(frame);
    const view = frame.contentWindow;
    if (!view) throw new Error('Expected a frame with a window.');
    followTheme(hostContext);
    bridge = new AppBridge(
      null,
      { name: 'Test host', version: '1' },
      { openLinks: {} },
      { hostContext },
    );
    bridge.onopenlink = async ({ url }) => {
      host.opened.push(url);
      return host.opensLinks ? {} : { isError: true };
    };
    bridge.onsizechange = ({ height = 0 }) => {
      frame.style.height = `${height}px`;
    };
    const initialized = new Promise<void>((resolve) => {
      bridge.oninitialized = () => resolve();
    });
    await bridge.connect(new PostMessageTransport(view, view));
    frame.srcdoc = html;
    await initialized;
  },

  async sendAnswer(asked, result) {
    await bridge.sendToolInput({ arguments: asked });
    await bridge.sendToolResult(result as Parameters<AppBridge['sendToolResult']>[0]);
  },

  cancel: () => bridge.sendToolCancelled({ reason: 'the user asked for it' }),

  change(context) {
    followTheme(context);
    bridge.setHostContext(context);
  },

  tearDown: () => bridge.teardownResource({}),
};

/** The view has no background of its own: it shows the one of the host. */
function followTheme({ theme = 'light' }: McpUiHostContext): void {
  document.documentElement.style.colorScheme = theme;
  document.body.style.background = theme === 'dark' ? '#1f1e1d' : '#f5f4ef';
}

Object.assign(window, { host });
