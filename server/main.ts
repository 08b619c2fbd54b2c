import { createApp } from './app.ts';
import { readBuiltFiles } from './builtFiles.ts';
import { systemClock } from './clock.ts';
import { cookieSecret } from './cookieSecret.ts';
import { type Environment, EnvironmentError, parseEnvironment } from './environment.ts';
import { listen, localUrl } from './listen.ts';
import { createLog } from './log.ts';
import { newId } from './newId.ts';
import { openStore } from './store/openStore.ts';
import { trackingOf, withTracking } from './tracking.ts';

/** How long requests that are under way may take to end once the server was told to stop. */
const DRAIN_MS = 8000;

async function main(environment: Environment) {
  const log = createLog(environment.LOG_LEVEL);
  const store = await openStore({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    onIdleError: (err) => log.warn({ err }, 'database connection lost'),
  });
  const server = await listen(environment.PORT, environment.HOST);
  const local = localUrl(server, environment.HOST);
  const app = createApp({
    store,
    clock: systemClock,
    log,
    builtFiles: withTracking(readBuiltFiles(environment.DIST_DIR), trackingOf(environment)),
    publicUrl: environment.PUBLIC_URL ?? local,
    cookieSecret: environment.COOKIE_SECRET ?? cookieSecret(environment.DATA_DIR),
    trustedProxyHops: environment.TRUST_PROXY_HOPS,
    frameAncestors: environment.FRAME_ANCESTORS,
    messages: (...kinds) => kinds.map((kind) => ({ id: newId(), kind })),
  });
  server.on('request', app.callback());

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping');
    const hurry = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(hurry);
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Said last: whoever reads it may ask the server anything, even to stop.
  process.stdout.write(`Listening on ${local.origin}\n`);
}

try {
  await main(parseEnvironment(process.env));
} catch (error) {
  const message = error instanceof EnvironmentError ? error.message : error;
  process.stderr.write(`${message instanceof Error ? message.stack : message}\n`);
  process.exit(1);
}
