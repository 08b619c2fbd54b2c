// Prepares a fresh clone, then runs a script on the project's Node:
// `node scripts/bootstrap.mjs [--for-development|--for-tests|--for-nightly] [SCRIPT ARGUMENTS…]`.
// Uses only Node's built-in modules, because the Node of the machine runs this file.
import { spawnSync, spawn as start } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import './help.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const minimumNode = 20;

const has = (option) => process.argv.includes(option);
const [script, ...args] = process.argv.slice(2).filter((word) => !word.startsWith('--for-'));
requireNode();
const isForNightly = has('--for-nightly');
const isForTests = isForNightly || has('--for-tests');
installPackages({ isForDevelopment: isForTests || has('--for-development') });
if (isForTests) {
  requireWritable(homedir(), 'HOME; the browsers and LibreOffice write there');
  installSystemPackages([
    ...packagesOfMissing({
      qpdf: 'qpdf',
      pdftotext: 'poppler-utils',
      'firefox-esr': 'firefox-esr',
      WebKitWebDriver: 'webkit2gtk-driver',
      Xvfb: 'xvfb',
      soffice: 'libreoffice-calc-nogui',
      ...(isForNightly
        ? {
            faketime: 'faketime',
            haproxy: 'haproxy',
            ip: 'iproute2',
            pg_createcluster: 'postgresql',
            promtool: 'prometheus',
          }
        : {}),
    }),
    // The page shows its typeface only beside a system font of the same metrics (decision 0827).
    ...(isInstalled('fonts-liberation') ? [] : ['fonts-liberation']),
  ]);
  installChromium();
}
if (script) runScript();

/** Runs the script in a process of its own, which gets the signals that this one gets. */
function runScript() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const child = start(join(root, 'node_modules/node/bin', file), [join(root, script), ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < minimumNode) {
    fail(`Node ${minimumNode} or newer is needed; this is ${process.version}.`);
  }
}

/** Fails where nothing can be written, such as in a read-only HOME. */
function requireWritable(folder, use) {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    rmSync(mkdtempSync(join(nearest, '.roi-')), { recursive: true });
  } catch ({ code }) {
    fail(`${folder} is not writable (${code}). It is ${use}.`);
  }
}

/**
 * `npm install` when the lockfile has changed since the last one; only what package.json approves
 * runs an install script. Packages for development stay installed.
 */
function installPackages({ isForDevelopment }) {
  const stamp = join(root, 'node_modules', '.installed');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const scope =
    isForDevelopment || installed.startsWith('development') ? 'development' : 'production';
  const wanted = `${scope} ${fingerprint()}`;
  if (installed === wanted) return;
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  requireWritable(cache, 'the cache of npm; npm_config_cache names another');
  console.error('Installing packages…');
  npm([
    'install',
    '--ignore-scripts',
    '--no-save',
    scope === 'development' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const approved = Object.keys(allowScripts).filter(
    (name) => allowScripts[name] && existsSync(join(root, 'node_modules', name)),
  );
  npm(['rebuild', '--loglevel=error', ...approved]);
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify({ dependencies, devDependencies, allowScripts }))
    .update(readFileSync(join(root, 'package-lock.json')));
  return `${process.platform}-${process.arch} ${hash.digest('hex')}\n`;
}

/**
 * Ensures that there is a Chromium: an installed one, else Debian's package when run as root, else
 * Playwright's download. Debian's headless shell, where it can be installed, halves the time of the
 * browser tests.
 */
function installChromium() {
  if (!process.env.CHROMIUM_PATH) {
    installSystemPackages(
      packagesOfMissing({ 'chromium-headless-shell': 'chromium-headless-shell' }),
    );
  }
  if (findChromium()) return;
  if (canInstallSystemPackages()) apt(['chromium']);
  else run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (!findChromium()) fail('No Chromium could be installed; name one in CHROMIUM_PATH.');
}

/**
 * Installs packages that tests use, if it may install system packages. Without a command, its tests
 * are reported as skipped, or take longer.
 */
function installSystemPackages(packages) {
  if (!packages.length || !canInstallSystemPackages()) return;
  if (!apt(packages)) console.error(`${packages.join(', ')} could not be installed.`);
}

/** The packages of the commands that are not on the path. */
function packagesOfMissing(packageOf) {
  return Object.keys(packageOf)
    .filter((command) => !isOnPath(command))
    .map((command) => packageOf[command]);
}

/** Returns whether Debian's package manager has installed a package. */
function isInstalled(name) {
  return spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0;
}

function canInstallSystemPackages() {
  return process.getuid?.() === 0 && isOnPath('apt-get');
}

function apt(packages) {
  console.error(`Installing ${packages.join(', ')}…`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ].every((args) => spawn('apt-get', args, environment).status === 0);
}

function isOnPath(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => folder && existsSync(join(folder, command)));
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) run(process.execPath, [cli, ...args]);
  else run('npm', args);
}

function run(command, args) {
  const { status, error } = spawn(command, args, process.env);
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${command} ${args.join(' ')} ended with ${status}.`);
}

function spawn(command, args, env) {
  return spawnSync(command, args, {
    cwd: root,
    env,
    // Standard output belongs to the command that follows.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
