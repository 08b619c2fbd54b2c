import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { openFormerRelease, whyNoFormerRelease } from '../../scripts/release/formerRelease.ts';
import { eventually, forEachConcurrently } from '../../testing/async.ts';
import { post } from '../../testing/post.ts';
import { startFakeSendGrid } from '../../testing/sendGrid/fakeSendGrid.ts';
import { production, startServerProcess } from '../../testing/serverProcess.ts';
import { databases } from '../../testing/stores.ts';
import { submissions } from '../../testing/submissions.ts';
import { createStore } from '../store/createStore.ts';

const reason = whyNoFormerRelease();
if (reason) console.warn(`SKIPPED: ${reason}`);

/** Which release starts first. */
const orders = [
  ['previous', 'current'],
  ['current', 'previous'],
] as const;
const visitors = 20;
/** Every tenth visitor requests the report, which takes a processor most of a second. */
const isReader = (visitor: number) => visitor % 10 === 0;

describe.skipIf(reason !== null).each(databases)(
  'this release and the previous one',
  (database) => {
    it.each(orders)(`share one ${database.name}, started %s first @night`, async (...order) => {
      const sendGrid = await startFakeSendGrid();
      const environment = await database.environment();
      const previous = join(openFormerRelease(), 'server/main.ts');
      const urls = { current: new URL('http://none'), previous: new URL('http://none') };
      for (const release of order) {
        const server = await startServerProcess(
          {
            ...environment,
            RATE_LIMITS: 'off',
            LOG_LEVEL: 'warn',
            COOKIE_SECRET: 'the same secret on both servers!',
            ...sendGrid.environment,
          },
          { program: release === 'current' ? production : previous },
        );
        onTestFinished(server.crash);
        urls[release] = server.url;
      }

      const saved: string[] = [];
      /** Sends a request to one release, and once more to the other, as after a lost response. */
      async function sendTwice(
        path: string,
        body: object,
        releases: readonly ('current' | 'previous')[],
        cookie = '',
      ) {
        const headers = { 'Idempotency-Key': newId(), ...(cookie && { Cookie: cookie }) };
        const responses = [];
        for (const release of releases) {
          const response = await post(urls[release], path, body, headers);
          expect(response, `${path} of ${release}: ${response.text}`).toMatchObject({
            status: path === '/api/roi-calculation' ? 201 : 202,
          });
          responses.push(response);
        }
        const ids = new Set(responses.map((response) => response.body.id));
        expect(ids.size).toBe(1);
        saved.push(...ids);
        return responses.map((response) => response.cookie).find((value) => value !== '');
      }

      async function visit(visitor: number) {
        const turns = visitor % 2 === 0 ? order : order.toReversed();
        const email = `visitor${visitor}@company${visitor}.example`;
        const name = ' Ada Lovelace ';
        await sendTwice('/api/demo-submission', submissions.demoSubmission({ email }), turns);
        const calculation = submissions.roiCalculation({ contactEmail: email, contactName: name });
        const cookie = await sendTwice('/api/roi-calculation', calculation, turns);
        const contact = submissions.contactFormWebhook({ email });
        await sendTwice('/api/webhook/contact-form', contact, turns.toReversed());
        if (isReader(visitor)) {
          const report = submissions.sendRoiReport({ email });
          await sendTwice('/api/send-roi-report', report, turns.toReversed(), cookie);
        }
        const newer = {
          ...submissions.demoSubmission({ email: `newer-${email}` }),
          colour: 'blue',
        };
        await sendTwice('/api/demo-submission', newer, turns);
      }
      await forEachConcurrently(
        Array.from({ length: visitors }, (_, visitor) => visitor),
        8,
        visit,
      );

      // A link stays while the previous release, which does not know its table, writes.
      const link = await post(urls.current, '/api/link', { scenario: 'v1&integrations=12' });
      expect((await fetch(new URL(new URL(link.body.url).pathname, urls.current))).status).toBe(
        200,
      );

      const store = createStore(await database.open(environment));
      const leads = await Array.fromAsync(store.leads());
      expect(leads.map(({ id }) => id).sort()).toEqual(saved.sort());
      const newer = leads.filter(({ email }) => email.startsWith('newer-'));
      expect(newer.map(({ body }) => body)).toEqual(
        Array(visitors).fill(expect.objectContaining({ colour: 'blue' })),
      );
      const mailed = leads.filter(({ endpoint }) => endpoint !== 'contactFormWebhook').length;
      await eventually(async () => (await store.messageCounts()).sent === mailed);
      const sent = sendGrid.accepted.map(({ outboxId }) => outboxId);
      expect(new Set(sent).size).toBe(mailed);
      expect(sent).toHaveLength(mailed);
    });
  },
);
