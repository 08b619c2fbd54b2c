import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { test as onServer } from './calculator.ts';

/** A React application in strict mode, written as docs/embedding.md recommends. */
const reactHost = `
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Calculator(props) {
  return <><script async src="CALCULATOR/embed.v1.js" /><roi-calculator {...props} /></>;
}
function App() {
  const [theme, setTheme] = useState('light');
  const [isShown, setShown] = useState(true);
  Object.assign(window, { setTheme, setShown });
  return isShown && <Calculator data-name="react" data-theme={theme} />;
}
createRoot(document.getElementById('app')).render(<StrictMode><App /></StrictMode>);`;

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body><h1>A page of another site</h1>${body}<p id="after">The page goes on.</p></body></html>`;

const embedded = (attributes = '') => `<script src="CALCULATOR/embed.js"${attributes}></script>`;

/** Notes the messages and warnings that the page gets, and the listeners that it still has. */
const notes = `<script>
window.events = []; window.warnings = []; const kept = [];
addEventListener('message', ({ data }) => events.push(data));
console.warn = (...texts) => warnings.push(texts.join(' '));
const add = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  if (options?.signal) kept.push(options.signal);
  return add.call(this, type, listener, options);
};
window.listeners = () => kept.filter(({ aborted }) => !aborted).length;
</script>`;

/** Pages of other sites, of which nobody asked whether they are easy. */
const pages = {
  plain: page(
    notes,
    `${embedded()}<div style="height:6000px"></div>${embedded(' data-name="second"')}`,
  ),
  inner: page(
    `${notes}<style>html{overflow:hidden;height:100%}body{overflow:auto;height:100%;margin:0}</style>`,
    `<div style="height:1200px"></div>${embedded()}`,
  ),
  dark: page(`${notes}<style>body{background:#111;color:#eee}</style>`, embedded()),
  light: page(`${notes}<style>body{background:#fff;color:#111}</style>`, embedded()),
  picture: page(
    `${notes}<style>body{background:linear-gradient(#111,#fff)}</style>`,
    embedded(' data-theme="dark"'),
  ),
  react: page(`${notes}<script type="module" src="/react.js"></script>`, '<div id="app"></div>'),
  strict: page(
    `<script type="module" src="CALCULATOR/embed.v1.js?build=7"></script>`,
    '<roi-calculator data-view="costs"></roi-calculator>',
  ),
  wrong: page(notes, embedded(' data-view="cost" data-theme="black"')),
};

const strictPolicy =
  "default-src 'none'; script-src CALCULATOR; frame-src CALCULATOR; require-trusted-types-for 'script'; trusted-types 'none'";

/** Where pages of other sites are. */
export interface HostPages {
  /** The calculator allows pages at this origin. */
  allowed(name: keyof typeof pages): string;
  /** The calculator allows no page at this origin. */
  refused(name: keyof typeof pages): string;
}

/** Pages of other sites, and a calculator that allows one of their two origins. */
export const test = onServer.extend<object, { hosts: HostPages }>({
  environment: [{ FRAME_ANCESTORS: 'http://localhost:*' }, { scope: 'worker' }],
  hosts: [
    async ({ server: calculator }, use) => {
      const here = (text: string) => text.replaceAll('CALCULATOR', calculator.url);
      const { outputFiles } = await build({
        stdin: { contents: here(reactHost), resolveDir: '.', loader: 'jsx' },
        bundle: true,
        write: false,
        jsx: 'automatic',
        // StrictMode does everything twice in development alone.
        define: { 'process.env.NODE_ENV': '"development"' },
      });
      const script = outputFiles[0]?.text ?? '';
      const send = (response: ServerResponse, type: string, text: string) =>
        response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
      const server = createServer(({ url = '/' }, response) => {
        const name = url.slice(1).replace(/\?.*/, '');
        if (name === 'react.js') return send(response, 'text/javascript', script);
        if (name === 'strict') response.setHeader('Content-Security-Policy', here(strictPolicy));
        return send(response, 'text/html', here(pages[name as keyof typeof pages] ?? ''));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await use({
        allowed: (name) => `http://localhost:${port}/${name}`,
        refused: (name) => `http://127.0.0.1:${port}/${name}`,
      });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});
