// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { createSteps } from './steps.mjs';

const methodOfInsights = ['', '.de', '.es', '.fr'].map((language) => `docs/insights${language}.md`);
const sources = ['apps/web', 'packages/contracts', 'package-lock.json', ...methodOfInsights];
const left = new Set(['node_modules', 'dist']);
const stamp = join(root, 'apps/web/dist/.sources');

/** Was the web app built from these sources? */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOfSources();
}

/** Builds the web app unless it was built from these sources. */
export async function ensureWebBuilt(node, steps = createSteps()) {
  if (isWebBuilt()) return;
  const fingerprint = fingerprintOfSources();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = () => runProgram(node, [vite, 'build', '--logLevel', 'warn'], join(root, 'apps/web'));
  const { code, output } = await steps.run('Building the web app', build);
  if (code !== 0) giveUp(`${output}\nThe web app could not be built; see the lines above.`);
  writeFileSync(stamp, fingerprint);
}

/** A hash of names, sizes and times: reading all files would take a tenth of a start. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const path of sources) addTo(hash, join(root, path));
  return hash.digest('hex');
}

function addTo(hash, path) {
  const facts = statSync(path);
  if (facts.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!left.has(name)) addTo(hash, join(path, name));
  } else hash.update(`${path} ${facts.size} ${facts.mtimeMs}\n`);
}
