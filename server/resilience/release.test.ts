import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { newId } from '../../contract/ids.ts';
import { openFormerRelease, whyNoFormerRelease } from '../../scripts/release/formerRelease.ts';
import { eventually } from '../../testing/async.ts';
import { childEnvironment } from '../../testing/childProcesses.ts';
import { post } from '../../testing/post.ts';
import { startServerProcess } from '../../testing/serverProcess.ts';
import { submissions } from '../../testing/submissions.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const script = join(root, 'scripts/release.ts');
/** A user who owns nothing, where the tests run as root, who may write anything. */
const nobody = process.getuid?.() === 0 ? 65_534 : undefined;

const parsed = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Makes a release that nobody can write to, with a folder for its data beside it. */
function makeRelease() {
  const parent = temporaryFolder();
  chmodSync(parent, 0o755);
  const release = join(parent, 'release');
  execFileSync(
    'sh',
    ['-c', 'umask 077 && exec "$@"', 'sh', process.execPath, script, '--to', release],
    { env: childEnvironment() },
  );
  execFileSync('chmod', ['-R', 'a-w', release]);
  onTestFinished(() => void execFileSync('chmod', ['-R', 'u+w', release]));
  const data = join(parent, 'data');
  mkdirSync(data);
  if (nobody !== undefined) chownSync(data, nobody, nobody);
  return { release, data };
}

it('a release has all that it needs, and starts as an ordinary user who cannot write to it @night', async () => {
  const { release, data } = makeRelease();
  expectDescribedPackages(release);
  expectDocuments(release);
  expectFilesOfFormerRelease(release);
  await expectAnswers(release, data);
});

/** Visits the page, saves a calculation, gets its report by mail, and exports the lead. */
async function expectAnswers(release: string, data: string) {
  const server = await startServerProcess(
    { DATA_DIR: data, PATH: '/usr/bin:/bin', LOG_LEVEL: 'warn' },
    { command: join(release, 'start'), uid: nobody },
  );
  onTestFinished(server.crash);
  const page = await fetch(server.url);
  expect(await page.text()).toContain('<div id="root" data-route="calculator">');
  const email = 'ada@example.com';
  const key = () => ({ 'Idempotency-Key': newId() });
  const calculation = submissions.roiCalculation({ contactEmail: email, language: 'de' });
  const saved = await post(server.url, '/api/roi-calculation', calculation, key());
  expect(saved.status, saved.text).toBe(201);
  const report = await post(
    server.url,
    '/api/send-roi-report',
    submissions.sendRoiReport({ email }),
    { ...key(), Cookie: saved.cookie },
  );
  expect(report.status, report.text).toBe(202);
  const mails = () => readdirSync(join(data, 'mail')).filter((file) => file.endsWith('.eml'));
  await eventually(() =>
    mails().some((file) =>
      /Subject: Ihr Bericht.*application\/pdf/s.test(
        readFileSync(join(data, 'mail', file), 'utf8'),
      ),
    ),
  );
  const exported = execFileSync(join(release, 'leads'), ['export'], {
    env: { ...childEnvironment(), DATA_DIR: data },
    encoding: 'utf8',
  });
  expect(exported).toContain(saved.body.id);
  expect(await server.stop()).toBe(0);
}

/** Every file of the release that its documents lead to is in it. */
function expectDocuments(release: string) {
  const documents = globSync('docs/*.md', { cwd: release });
  expect(documents).toContain('docs/operating.md');
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(release, document), 'utf8');
    return [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, link = '']) => join(dirname(document), link))
      .filter((file) => !existsSync(join(release, file)));
  });
  expect(missing).toEqual([]);
}

/**
 * No package is there for development, bill of materials and licences cover the others, and the
 * files for operators start a command that is there.
 */
function expectDescribedPackages(release: string) {
  const installed = globSync('node_modules/{*,@*/*,**/node_modules/{*,@*/*}}/package.json', {
    cwd: release,
  }).map((file) => parsed(join(release, file)));
  const { devDependencies } = parsed(join(root, 'package.json'));
  const names = installed.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['better-sqlite3', 'koa', 'node', 'pg']));
  expect(names.filter((name) => name in devDependencies)).toEqual([]);
  const { components } = parsed(join(release, 'sbom.cdx.json'));
  const listed = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl));
  const ids = [...installed, { name: 'react-aria', version: null }];
  for (const { name, version } of ids) {
    expect(listed).toContainEqual(expect.stringContaining(`pkg:npm/${name}@${version ?? ''}`));
  }
  const licences = readFileSync(join(release, 'licences.txt'), 'utf8');
  for (const { name, version } of installed) expect(licences).toContain(`\n${name} ${version}: `);
  expect(licences).toContain('react-dom ');
  expect(licences).toContain('\nnoto-emoji: Copyright ');
  expect(parsed(join(release, 'version.json')).commit).toMatch(/^[0-9a-f]{40}$/);

  const deploy = readdirSync(join(release, 'deploy'));
  expect(deploy).toContain('roi-calculator.service');
  const texts = deploy
    .map((file) => readFileSync(join(release, 'deploy', file), 'utf8'))
    .join('\n');
  const started = [...texts.matchAll(/\/opt\/roi-calculator\/([\w/]+)/g)].map(([, file]) => file);
  expect(started).toEqual(['start', 'start']);
}

/** Where git has the former release, its scripts are beside those of this one, and no page is. */
function expectFilesOfFormerRelease(release: string) {
  const former = globSync('*', { cwd: join(release, 'dist-former') });
  if (whyNoFormerRelease()) return expect(former).toEqual([]);
  const own = new Set(readdirSync(join(release, 'dist')));
  const wanted = readdirSync(join(openFormerRelease(), 'dist')).filter((name) => !own.has(name));
  expect(former.filter((name) => /^main\.\w+\.js(\.br|\.gz)?$/.test(name))).toHaveLength(3);
  expect(former.sort()).toEqual(wanted.filter((name) => /\.[0-9a-f]{8}\./.test(name)).sort());
}

it('a release in its usual folder is no change of its commit', () => {
  const folders = ['release/version.json', 'release.next/version.json'];
  const ignored = execFileSync('git', ['check-ignore', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(folders);
});

it('a release does not replace a folder with other files', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letters.txt'), 'kept');
  const { status, stderr } = spawnSync(process.execPath, [script, '--to', folder], {
    env: childEnvironment(),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(`Expected a new folder or a former release; ${folder} has other files.\n`);
  expect(readdirSync(folder)).toEqual(['letters.txt']);
});
