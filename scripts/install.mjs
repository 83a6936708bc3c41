// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestToInstall = 20;
const neededToRun = 24;

/** Ends with one sentence instead of a stack. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Installs the npm packages of the lock file unless exactly these are there already. */
export function ensureInstalled() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < oldestToInstall)
    giveUp(`Nimble needs Node ${oldestToInstall} or newer to install; this is ${process.version}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.nimble-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages …\n');
  // The engines of packages speak of the Node they run on, which npm brings; the one that installs may be older.
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) giveUp('The packages could not be installed; see the lines above.');
  writeFileSync(stamp, lock);
}

/** The Node that npm has brought, else this one if it is new enough. */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned) && versionOf(pinned) >= neededToRun) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= neededToRun) return process.execPath;
  return giveUp(
    `Nimble runs on Node ${neededToRun}; there is no npm package of it for this machine, and this is ${process.version}.`,
  );
}

function versionOf(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').replace(/^v/, ''), 10) || 0;
}
