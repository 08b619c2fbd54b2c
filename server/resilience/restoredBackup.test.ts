import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/async.ts';
import { runScript } from '../../testing/childProcesses.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

it('a restored backup is erased again, with nothing else lost', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder };
  const backup = join(temporaryFolder(), 'backup.sqlite');
  const about = (email: string) => runScript('leads', ['about', email], { env });

  const server = await startServerProcess(env);
  onTestFinished(server.crash);
  for (const email of ['ada@example.com', 'bob@example.com']) {
    const body = submissions.demoSubmission({ email, consentVersion: '2026-11' });
    await post(server.url, '/api/demo-submission', body);
  }
  expect((await runScript('store', ['backup', backup], { env })).code).toBe(0);
  expect(JSON.parse((await about('ada@example.com')).stdout)).toMatchObject({
    leads: [{ email: 'ada@example.com', consent: { text: 'I agree to the Privacy Policy' } }],
  });
  const erased = await runScript('leads', ['erase', 'Ada@example.com'], { env });
  expect([erased.stdout, erased.code]).toEqual(['1 lead is erased.\n', 0]);
  expect(await about('ada@example.com')).toMatchObject({
    stderr: 'Nothing is kept about ada@example.com.\n',
    code: 1,
  });
  await server.stop();

  expect((await runScript('store', ['restore', backup], { env })).stdout).toMatch(
    /Start the server\. It erases again what .*erased-addresses\.jsonl lists\.\n$/,
  );
  expect((await about('ada@example.com')).code).toBe(0);
  const restored = await startServerProcess(env);
  onTestFinished(restored.crash);
  await eventually(async () => (await about('ada@example.com')).code === 1, 60_000);
  expect(restored.log()).toContainEqual(
    expect.objectContaining({ msg: 'leads erased', tooOld: 0, restored: 1 }),
  );
  expect(JSON.stringify(restored.log())).not.toContain('ada@');
  expect((await about('bob@example.com')).code).toBe(0);
});
