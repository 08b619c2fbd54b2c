import { createLog } from '../server/logging/log.ts';
import { createSendGridMailer } from '../server/mail/sendGridMailer.ts';
import { createOutbox } from '../server/outbox/createOutbox.ts';
import { systemClock } from '../server/ports.ts';
import { openStore } from '../server/store/openStore.ts';
import { composerWith } from './composer.ts';
import { plainCase } from './leads.ts';

/**
 * Runs the outbox alone in its own process, with delays so short that a test with many failures
 * takes seconds.
 */
const { DATA_DIR = '', DATABASE_URL, SENDGRID_API_KEY = '', SENDGRID_API_URL = '' } = process.env;
const { store } = await openStore({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  onConnectionLost: () => undefined,
});
createOutbox({
  store,
  clock: systemClock,
  log: createLog('silent'),
  composeMessage: composerWith({
    store,
    clock: systemClock,
    mailer: createSendGridMailer({
      apiKey: SENDGRID_API_KEY,
      apiUrl: new URL(SENDGRID_API_URL),
      clock: systemClock,
    }),
    buildReport: async () => Buffer.from('%PDF-1.7'),
    estimateCase: async () => plainCase,
  }),
  timing: {
    pollMs: 20,
    leaseMs: 2000,
    firstAttemptMs: 0,
    firstDelayMs: 50,
    longestDelayMs: 500,
    giveUpMs: 3600_000,
    unknownMs: 200,
    firstProbeMs: 50,
    longestProbeMs: 200,
    recoverMs: 100,
  },
}).start();
