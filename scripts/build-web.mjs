// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { createSteps } from './steps.mjs';

const sources = ['apps/web', 'packages/contracts', 'package-lock.json'];
const left = new Set(['node_modules', 'dist']);
const stamp = join(root, 'apps/web/dist/.sources');

/** Was the web app built from exactly these sources? */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOfSources();
}

/** Builds the web app unless it was built from exactly these sources. */
export async function ensureWebBuilt(node, steps = createSteps()) {
  const fingerprint = fingerprintOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = () => runProgram(node, [vite, 'build', '--logLevel', 'warn'], join(root, 'apps/web'));
  const { code, output } = await steps.run('Building the web app', build);
  if (code !== 0) giveUp(`${output}\nThe web app could not be built; see the lines above.`);
  writeFileSync(stamp, fingerprint);
}

function fingerprintOfSources() {
  return fingerprintOf(sources.map((path) => join(root, path)));
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
