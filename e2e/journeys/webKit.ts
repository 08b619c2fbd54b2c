import { type ChildProcess, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { unshiftedEnvironment } from '../../testing/childProcesses.ts';
import { shiftDate } from '../../testing/moment.ts';
import { type BrowserPage, inFrame, type JourneyBrowser, type Key } from './BrowserPage.ts';

/** Keys as WebDriver writes them. */
const keyCodes = {
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Tab: '\uE004',
  ' ': ' ',
} as const satisfies Record<Key | 'Control', string>;

/**
 * Starts a WebKitGTK, which is driven by WebDriver. It has no headless mode, so it gets a display
 * of its own.
 *
 * @param driver - The path of `WebKitWebDriver`.
 * @param xvfb - The path of `Xvfb`, the display.
 */
export async function launchWebKit(driver: string, xvfb: string): Promise<JourneyBrowser> {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const process = spawn(driver, [`--port=${port}`], {
    env: { ...environment(), DISPLAY: display.name },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  showWarnings(process.stderr as Readable);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url);
  const { sessionId } = await send<{ sessionId: string }>(`${url}/session`, { capabilities: {} });
  const session = `${url}/session/${sessionId}`;
  const show = () => send<void>(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });
  return {
    async newPage({ isHidden = false } = {}) {
      if (isHidden) await send(`${session}/window/minimize`, {});
      else await show();
      return webKitPage(session, show);
    },
    async close() {
      await send(session, undefined, 'DELETE');
      await end(process);
      await end(display.process);
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...unshiftedEnvironment(),
    // The same theme on every machine, drawn without a graphics card and without a thread for it.
    GTK_THEME: 'Adwaita',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
}

/**
 * Prints what WebKit's processes warn about: when one of them crashes, the driver reports an error
 * without a message. Each of them warns about a locale that the machine does not have.
 */
function showWarnings(output: Readable): void {
  createInterface(output).on('line', (line) => {
    if (line && !/locale/i.test(line)) console.error(`WebKit: ${line}`);
  });
}

/** Xvfb picks a free display and writes its number. */
async function startDisplay(xvfb: string): Promise<{ name: string; process: ChildProcess }> {
  const size = ['-screen', '0', '1280x900x24'];
  const child = spawn(xvfb, ['-displayfd', '3', '-nolisten', 'tcp', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface(child.stdio[3] as Readable);
  const [number] = await once(lines, 'line');
  return { name: `:${number}`, process: child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('Expected a port.');
  return address.port;
}

/** The driver says nothing when it listens, so it is asked until it responds. */
async function waitUntilReady(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(30_000);
  for (;;) {
    deadline.throwIfAborted();
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(50);
  }
}

/** @throws Error with what WebKit's processes do, if there is no answer within a minute. */
async function send<Value>(url: string, body?: object, method = 'POST'): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(60_000),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    const look = 'ps -eo pid,stat,cputimes,wchan:20,comm | grep -i webkit || true';
    const processes = execSync(`${look}; sleep 2; ${look}`, { encoding: 'utf8' });
    throw new Error(`${method} ${url} had no answer:\n${processes}`, { cause });
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${method} ${url} failed: ${JSON.stringify(value)}`);
  return value;
}

function webKitPage(session: string, show: () => Promise<void>): BrowserPage {
  const evaluate: BrowserPage['evaluate'] = (script, ...values) =>
    send(`${session}/execute/sync`, {
      script: `return (${script}).apply(null, arguments)`,
      args: values,
    });
  const perform = (id: string, type: string, actions: object[]) =>
    send<void>(`${session}/actions`, { actions: [{ id, type, actions }] });
  const stroke = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  let clockOffsetMs = 0;
  /**
   * WebDriver runs no script before those of the page, which read the day when it is needed. A page
   * that the history has kept alive is still at its moment.
   */
  const navigate = async (command: string, body = {}) => {
    await send(`${session}/${command}`, body);
    const aheadMs = (await evaluate(() => Date.now())) - Date.now();
    if (Math.abs(aheadMs - clockOffsetMs) > 60_000) await evaluate(shiftDate, clockOffsetMs);
  };
  const page: BrowserPage = {
    async open(url, offsetMs) {
      clockOffsetMs = offsetMs;
      await navigate('url', { url });
    },
    evaluate,
    drag: (first, ...others) =>
      perform('mouse', 'pointer', [
        moveTo(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ]),
    hover: (place) => perform('mouse', 'pointer', [moveTo(place)]),
    press: (key) => perform('keyboard', 'key', stroke(keyCodes[key])),
    pressWithControl: (letter) =>
      perform('keyboard', 'key', [
        { type: 'keyDown', value: keyCodes.Control },
        ...stroke(letter),
        { type: 'keyUp', value: keyCodes.Control },
      ]),
    type: (text) => perform('keyboard', 'key', [...text].flatMap(stroke)),
    reload: () => navigate('refresh'),
    back: () => navigate('back'),
    forward: () => navigate('forward'),
    frame: () =>
      inFrame(page, async (script, ...values) => {
        await send(`${session}/frame`, { id: await evaluate(findFrame) });
        try {
          return await evaluate(script, ...values);
        } finally {
          await send(`${session}/frame`, { id: null });
        }
      }),
    screenshot: async () =>
      Buffer.from(await send<string>(`${session}/screenshot`, undefined, 'GET'), 'base64'),
    show,
    // A session has one window; the next page opens in it.
    close: () => send(`${session}/url`, { url: 'about:blank' }),
  };
  return page;
}

/** Runs in the page: its first frame, which may be in the shadow root of an element. */
function findFrame(): Element | null {
  const place = document.querySelector('iframe, roi-calculator');
  return place?.shadowRoot?.querySelector('iframe') ?? place;
}

function moveTo({ x, y }: { x: number; y: number }) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
}
