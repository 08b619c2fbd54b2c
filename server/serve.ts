import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageKind } from '../backend/Lead.ts';
import type { AskedCase, NoticeCase } from '../backend/mails/noticeCase.ts';
import type { Clock } from '../backend/ports.ts';
import { provider } from '../contract/provider.ts';
import type { ReportRequest } from '../worker/report/buildReport.ts';
import { createApp } from './app.ts';
import { startBackups } from './backup/backups.ts';
import {
  cookieSecret,
  type Environment,
  EnvironmentError,
  keepPublicUrl,
  parseEnvironment,
} from './configuration/environment.ts';
import {
  requireDataDir,
  throwListenError,
  throwStoreError,
} from './configuration/startupErrors.ts';
import { uploads } from './contractRouter.ts';
import { type ConfiguredCrm, configuredCrm, crmNames } from './crm/configuredCrm.ts';
import { openErasureList, startErasing } from './erasure/erasing.ts';
import { createEstimator } from './estimates/createEstimator.ts';
import { clientAddress, originOf } from './http/guards.ts';
import { listen, localUrl } from './http/listen.ts';
import { watchReaders } from './http/watchReaders.ts';
import { createLog, type Log } from './logging/log.ts';
import { createRecordingMailer } from './mail/recordingMailer.ts';
import { createSendGridMailer } from './mail/sendGridMailer.ts';
import { addBackupGauges, addErasingGauge, addGauges } from './metrics/addGauges.ts';
import { createMetrics, type Metrics, serveMetrics } from './metrics/createMetrics.ts';
import { createMessageComposer } from './outbox/createMessageComposer.ts';
import { createOutbox } from './outbox/createOutbox.ts';
import { createCrmPace } from './outbox/crmPace.ts';
import { type Build, readBuild, trackingOf, withTracking } from './page/build.ts';
import { nodeHash } from './ports.ts';
import { createTranslators } from './report/createTranslators.ts';
import { openStore, sqliteFile } from './store/openStore.ts';
import { createThread } from './threads/createThread.ts';

/**
 * After `STOP_DELAY_MS`, how long a stop waits for running requests, then for messages that are
 * being sent, and when it ends whatever happens.
 */
const drainRequestsMs = 3500;
const drainMessagesMs = 2500;
const stopMs = 6800;
const hourMs = 3600_000;

/**
 * Serves the calculator until a signal stops the process. What prevents the start is written to
 * standard error and ends the process with 1.
 *
 * @param variables - The configuration, usually `process.env`.
 */
export async function serve(
  variables: Record<string, string | undefined>,
  clock: Clock,
): Promise<void> {
  try {
    await start(parseEnvironment(variables), clock);
  } catch (error) {
    const message = error instanceof EnvironmentError ? error.message : error;
    process.stderr.write(`${message instanceof Error ? message.stack : message}\n`);
    process.exit(1);
  }
}

async function start(environment: Environment, clock: Clock): Promise<void> {
  const log = createLog(environment.LOG_LEVEL);
  await requireDataDir(environment);
  // Without a port to serve them, nothing is measured.
  const metrics = environment.METRICS_PORT === undefined ? null : createMetrics();
  const opened = await openStore({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    onConnectionLost: (err) => log.warn({ err }, 'database connection lost'),
  }).catch((error) => throwStoreError(error, environment));
  const system = environment.DATABASE_URL ? 'postgresql' : 'sqlite';
  const store = metrics?.measureStore(opened.store, system) ?? opened.store;
  const counters = metrics?.countRefusals(opened.counters) ?? opened.counters;
  const server = await listen(environment.PORT, environment.HOST).catch((error) =>
    throwListenError(error, environment),
  );
  const local = localUrl(server, environment.HOST);
  const publicUrl = environment.PUBLIC_URL ?? local;
  try {
    keepPublicUrl(environment);
  } catch (err) {
    // With PostgreSQL, the server needs no folder.
    log.warn({ err }, 'public URL not kept for commands');
  }
  const crm = configuredCrm(environment, { clock, publicUrl });

  const reportThread = new URL('./report/reportThread.ts', import.meta.url);
  const reports = createThread<ReportRequest, Uint8Array>(reportThread);
  const translators = createTranslators(reportThread);
  const cases = createThread<AskedCase, NoticeCase>(
    new URL('./estimates/noticeThread.ts', import.meta.url),
  );
  const estimator = createEstimator(publicUrl);
  const composeMessage = createMessageComposer({
    clock,
    bookingUrl: environment.BOOKING_URL,
    store,
    mailer: mailerOf(environment, clock),
    crm: crm?.send ?? null,
    crmName: crm ? crmNames[crm.name] : null,
    buildReport: reports.ask,
    inLanguage: translators.inLanguage,
    estimateCase: (asked) =>
      cases.ask(asked).catch((err) => {
        log.warn({ err }, 'a notice has no estimate');
        throw err;
      }),
    timeZone: environment.SALES_TIME_ZONE,
    controller: environment.CONTROLLER ?? provider.name,
    from: {
      email: environment.MAIL_FROM ?? `reports@${publicUrl.hostname}`,
      name: environment.MAIL_FROM_NAME,
    },
    salesInbox: salesInboxOf(environment),
    salesRoutes: environment.SALES_ROUTES,
    publicUrl,
  });
  const outbox = createOutbox({
    store,
    clock,
    log,
    tellsSales: salesInboxOf(environment) !== null,
    crmPace: environment.RATE_LIMITS === 'off' ? null : createCrmPace(counters, log),
    composeMessage:
      metrics?.measureMessages(composeMessage, {
        mail: environment.SENDGRID_API_KEY ? 'sendgrid' : 'file',
        crm: crm?.name ?? 'none',
      }) ?? composeMessage,
  });
  const tracking = trackingOf(environment);
  let isStopping = false;
  const build = withTracking(readBuild(environment.DIST_DIR), tracking);
  const app = createApp({
    store,
    counters: environment.RATE_LIMITS === 'off' ? null : counters,
    mailPerHour: environment.MAIL_PER_HOUR,
    noticesPerHour: environment.NOTICES_PER_HOUR,
    outbox,
    estimator: estimator.estimate,
    previewIn: translators.previewIn,
    callTool: estimator.callTool,
    hash: nodeHash,
    clock,
    log,
    metrics,
    build,
    hasTrackers: tracking !== null,
    publicUrl,
    bookingUrl: environment.BOOKING_URL,
    cookieSecrets: cookieSecretsOf(environment),
    trustedProxyHops: environment.TRUST_PROXY_HOPS,
    uploads,
    allowedHost: environment.PUBLIC_URL ?? null,
    frameAncestors: environment.FRAME_ANCESTORS,
    hasRecipient: (kind) => hasRecipient(kind, environment, crm),
    securityContact: environment.SECURITY_CONTACT ?? null,
    mailEventsKey: environment.SENDGRID_WEBHOOK_KEY ?? null,
    isStopping: () => isStopping,
  });
  watchReaders(server, {
    addressKeyOf: (request) =>
      originOf(clientAddress(request, environment.TRUST_PROXY_HOPS)).addressKey,
    onEnded(count) {
      metrics?.countUnread(count);
      log.warn({ responses: count }, 'responses ended unread');
    },
  });
  server.on('request', app);
  if (metrics) addGauges(metrics, { store, outbox, clock });
  const metricsServer = metrics && (await startMetrics(metrics, environment, log));
  logMissingConfig(environment, { build, crm, log });
  outbox.start();
  const erasing = startErasing({
    store,
    list: openErasureList(environment.DATA_DIR),
    retentionDays: environment.RETENTION_DAYS,
    clock,
    log,
    ...(metrics && { onErased: metrics.countErased }),
  });
  if (metrics) addErasingGauge(metrics, erasing);
  const backups = startConfiguredBackups(metrics, environment, { clock, log });
  const purgeTimer = setInterval(
    () => counters.purge().catch((err) => log.warn({ err }, 'counters not purged')),
    hourMs,
  );

  /**
   * Serves requests for another `delayMs`, while proxies learn from `/readyz` to send them
   * elsewhere. Then accepts no more and waits for running ones, then for messages; the rest returns
   * to the outbox.
   */
  async function stop(delayMs: number) {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping');
    setTimeout(() => {
      log.error('not stopped in time');
      process.exit(1);
    }, delayMs + stopMs).unref();
    clearInterval(purgeTimer);
    await sleep(delayMs);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const drainTimer = setTimeout(() => server.closeAllConnections(), drainRequestsMs);
    await closed;
    clearTimeout(drainTimer);
    await outbox.stop(drainMessagesMs);
    await Promise.all([
      reports.close(),
      translators.close(),
      cases.close(),
      estimator.close(),
      erasing.stop(),
      backups?.stop(),
    ]);
    await store.close();
    counters.close();
    log.info('stopped');
    process.exit(0);
  }
  // Ctrl+C in a terminal has no proxy to wait for.
  const delaysMs = { SIGTERM: environment.STOP_DELAY_MS, SIGINT: 0 } as const;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(delaysMs[signal]).catch((err) => {
        log.error({ err }, 'not stopped cleanly');
        process.exit(1);
      });
    });
  }
  // Its reader may be gone, or its disk full.
  process.stdout.on('error', () => undefined);
  // Last, because a reader of this line may use the server at once, or stop it.
  process.stdout.write(`Listening on ${local.origin}\n`);
}

/** Serves the metrics where `METRICS_PORT` asks for them. */
async function startMetrics(
  { registry }: Metrics,
  environment: Environment,
  log: Log,
): Promise<Server | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = environment;
  if (port === undefined) return null;
  const server = await serveMetrics(registry, { port, host }).catch((error) =>
    throwListenError(error, environment, 'METRICS_'),
  );
  log.info({ url: new URL('/metrics', localUrl(server, host)).href }, 'metrics are served');
  return server;
}

/** Makes backups where `BACKUP_DIR` asks for them. */
function startConfiguredBackups(
  metrics: Metrics | null,
  { BACKUP_DIR: folder, BACKUP_EVERY_HOURS, BACKUP_KEEP, DATA_DIR }: Environment,
  ports: { clock: Clock; log: Log },
) {
  if (!folder) return null;
  const backups = startBackups({
    file: sqliteFile(DATA_DIR),
    folder,
    everyHours: BACKUP_EVERY_HOURS,
    keep: BACKUP_KEEP,
    ...ports,
  });
  if (metrics) addBackupGauges(metrics, { lastAt: backups.lastAt, everyHours: BACKUP_EVERY_HOURS });
  return backups;
}

/** The secret that signs cookies, and the one before it. */
function cookieSecretsOf(environment: Environment): readonly [string, ...string[]] {
  const { COOKIE_SECRET, COOKIE_SECRET_PREVIOUS, DATA_DIR } = environment;
  const current = COOKIE_SECRET ?? cookieSecret(DATA_DIR);
  return COOKIE_SECRET_PREVIOUS ? [current, COOKIE_SECRET_PREVIOUS] : [current];
}

function mailerOf({ SENDGRID_API_KEY, SENDGRID_API_URL, DATA_DIR }: Environment, clock: Clock) {
  return SENDGRID_API_KEY
    ? createSendGridMailer({ apiKey: SENDGRID_API_KEY, apiUrl: SENDGRID_API_URL, clock })
    : createRecordingMailer({ folder: join(DATA_DIR, 'mail'), clock });
}

/** Mails that are written to files need no real inbox. */
function salesInboxOf({ SALES_INBOX, SENDGRID_API_KEY }: Environment): string | null {
  return SALES_INBOX ?? (SENDGRID_API_KEY ? null : 'sales@localhost');
}

/**
 * Without an inbox no notice is created, and without a CRM no forward; the lead itself is always
 * saved.
 */
function hasRecipient(
  kind: MessageKind,
  environment: Environment,
  crm: ConfiguredCrm | null,
): boolean {
  if (kind === 'crmContact' || kind === 'crmDemo') return crm !== null;
  if (kind === 'demoBooking') return environment.BOOKING_URL !== undefined;
  return kind === 'reportEmail' || salesInboxOf(environment) !== null;
}

/** Logs what works differently without a built page or without configuration (S9). */
function logMissingConfig(
  environment: Environment,
  { build, crm, log }: { build: Build; crm: ConfiguredCrm | null; log: Log },
) {
  if (build.indexHtml === null) {
    log.warn({ folder: environment.DIST_DIR }, 'no built page: visitors get 503');
  }
  if (!environment.SENDGRID_API_KEY) {
    log.warn(
      { folder: join(environment.DATA_DIR, 'mail') },
      'no mail key: mails are written to files',
    );
  }
  if (!environment.DATABASE_URL)
    log.info({ folder: environment.DATA_DIR }, 'leads are stored in SQLite');
  if (!salesInboxOf(environment)) log.warn('no SALES_INBOX: no mails about leads');
  if (!crm) log.info('no CRM: contacts are not forwarded');
  if (environment.RATE_LIMITS === 'off') log.warn('RATE_LIMITS=off: nothing is limited');
}
