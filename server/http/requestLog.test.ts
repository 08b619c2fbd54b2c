import { expect, it } from 'vitest';
import { startApp } from '../../testing/appServer.ts';
import { recordedLog } from '../../testing/ports.ts';
import { post } from '../../testing/post.ts';
import { submissions } from '../../testing/submissions.ts';

it('the line of a request has the id of the lead that was saved, accepted or not', async () => {
  const { log, lines } = recordedLog();
  const { url, store } = await startApp({ log });
  const path = '/api/demo-submission';
  const accepted = await post(url, path, submissions.demoSubmission());
  await post(url, path, submissions.demoSubmission({ fax: 'filled in' }));
  await post(url, path, {});
  const leads = await Array.fromAsync(store.leads());
  const quarantined = leads.find(({ quarantine }) => quarantine !== null);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ status, leadId }) => [status, leadId])).toEqual([
    [202, accepted.body.id],
    [403, quarantined?.id],
    [400, undefined],
  ]);
});
