import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { attemptTool } from '../backend/agents/callTool.ts';
import type { Mail } from '../backend/mails/Mail.ts';
import { directEstimator } from '../backend/openEstimate.ts';
import { defaultMailPerHour, defaultNoticesPerHour } from '../contract/requestLimits.ts';
import { createApp, type Dependencies } from '../server/app.ts';
import { uploads } from '../server/contractRouter.ts';
import type { Crm } from '../server/crm/crm.ts';
import { clientWaits, listen, localUrl } from '../server/http/listen.ts';
import { createLog } from '../server/logging/log.ts';
import type { Delivery } from '../server/mail/delivery.ts';
import { createMetrics } from '../server/metrics/createMetrics.ts';
import { type OutboxTiming, outboxTiming } from '../server/outbox/completions.ts';
import { createOutbox } from '../server/outbox/createOutbox.ts';
import { nodeHash, systemClock } from '../server/ports.ts';
import { createStore } from '../server/store/createStore.ts';
import { openSqlite } from '../server/store/sqliteAdapter.ts';
import { composerWith } from './composer.ts';
import { plainCase } from './leads.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface AppChanges extends Partial<Dependencies> {
  /** How the mail provider handles a mail; by default it accepts all. */
  deliver?: (mail: Mail) => Promise<Delivery>;
  crm?: Crm;
  timing?: Partial<OutboxTiming>;
  waits?: typeof clientWaits;
}

/** Longer than any machine takes, so that no test depends on its speed. */
const patientMs = 600_000;

/** A slow machine must not end a connection, or refuse what waits. */
const unhurried = {
  ...clientWaits,
  ...{ headersTimeout: patientMs, requestTimeout: patientMs, keepAliveTimeout: 0 },
};
export const patientUploads = {
  pace: { ...uploads.pace, graceMs: patientMs },
  turns: { ...uploads.turns, waitMs: patientMs },
  reports: { ...uploads.reports, waitMs: patientMs },
};

/** A report for tests that are not about reports. */
export const plainReport = Buffer.from('%PDF-1.7 the server’s own copy');

/**
 * Starts the application on a free port of 127.0.0.1 with its own store, outbox and mailer, and
 * stops it after the test.
 *
 * @param changes - Replace parts of the application.
 */
export async function startApp(changes: AppChanges = {}) {
  const store = changes.store ?? createStore(await openSqlite(join(temporaryFolder(), 'leads')));
  const app = await openApp({ ...changes, store });
  onTestFinished(async () => {
    await app.stop();
    if (!changes.store) await store.close();
  });
  return app;
}

/** Starts the application on an open store, which the caller closes. */
export async function openApp({
  deliver,
  crm,
  timing,
  waits = unhurried,
  store,
  ...changes
}: AppChanges & Pick<Dependencies, 'store'>) {
  const clock = changes.clock ?? systemClock;
  const log = changes.log ?? createLog('silent');
  const publicUrl = new URL('https://roi.example');
  const mails: Mail[] = [];
  const composeMessage = composerWith({
    store,
    clock,
    mailer: {
      async send(mail) {
        mails.push(mail);
        return deliver ? deliver(mail) : { outcome: 'sent', providerId: null };
      },
    },
    crm: crm ?? (async () => ({ outcome: 'sent', providerId: null })),
    buildReport: async () => plainReport,
    estimateCase: async () => plainCase,
    publicUrl,
  });
  const outbox =
    changes.outbox ??
    createOutbox({
      store,
      composeMessage,
      clock,
      log,
      timing: { ...outboxTiming, firstAttemptMs: patientMs, ...timing },
    });
  const app = createApp({
    store,
    counters: null,
    mailPerHour: defaultMailPerHour,
    noticesPerHour: defaultNoticesPerHour,
    outbox,
    estimator: directEstimator(publicUrl),
    callTool: async (name, asked, now) => attemptTool(name, asked, { now, publicUrl }),
    hash: nodeHash,
    clock,
    log,
    metrics: createMetrics(),
    build: {
      folder: null,
      indexHtml: '<!doctype html><head><meta charset="utf-8"><p>Calculator',
      notFoundHtml: null,
      mcpAppHtml: null,
    },
    publicUrl,
    cookieSecrets: ['a secret that only this test knows'],
    trustedProxyHops: 0,
    uploads,
    allowedHost: null,
    frameAncestors: ["'self'"],
    hasTrackers: false,
    hasRecipient: (kind) => kind !== 'crmDemo' && kind !== 'demoBooking',
    securityContact: null,
    mailEventsKey: null,
    isStopping: () => false,
    ...changes,
  });
  const server = await listen(0, '127.0.0.1', waits);
  server.on('request', app);
  outbox.start();
  return {
    url: localUrl(server, '127.0.0.1'),
    store,
    mails,
    outbox,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await outbox.stop(5000);
    },
  };
}
