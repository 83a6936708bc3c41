import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './install.mjs';

const sources = ['apps/web', 'packages/contracts', 'package-lock.json'];
const left = new Set(['node_modules', 'dist']);

/** Builds the web app unless it was built from exactly these sources. */
export function ensureWebBuilt(node) {
  const fingerprint = fingerprintOf(sources.map((path) => join(root, path)));
  const stamp = join(root, 'apps/web/dist/.sources');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  process.stdout.write('Building the web app …\n');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status !== 0) giveUp('The web app could not be built; see the lines above.');
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  const entries = readEntries(path);
  if (entries === undefined) {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const name of entries.sort()) if (!left.has(name)) addTo(hash, join(path, name));
}

/** undefined for a file. */
function readEntries(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
