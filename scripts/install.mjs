// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callOfNpm } from './npm.mjs';
import { neededToRun } from './requirements.mjs';
import { runProgram } from './run-program.mjs';
import { createSteps } from './steps.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.nimble-installed');
/** `npm run slim` removes all of them. */
const oneTool = join(root, 'node_modules', 'vite');
/** Exactly the packages of the lock file. */
const install = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Exits with one sentence instead of a stack trace. */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Are exactly the packages of the lock file installed?
 *
 * @param {{ needsTools?: boolean }} options whether the development tools, which `npm run slim` removes, are needed too
 */
export function isInstalled({ needsTools = true } = {}) {
  if (needsTools && !existsSync(oneTool)) return false;
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOfLock();
}

/**
 * Installs the npm packages of the lock file unless exactly these are installed already. No package's script runs: ours
 * need none, and an npm before 11.10 would run those that `allowScripts` denies.
 */
export async function ensureInstalled(steps = createSteps(), options = {}) {
  if (isInstalled(options)) return;
  const paths = packagePaths();
  const countInstalled = () => paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;
  const { code, output } = await steps.run(
    'Installing packages',
    () => runProgram(...callOfNpm(root, install)),
    () => `${countInstalled()} of ${paths.length}`,
  );
  if (code !== 0) giveUp(`${output}\nThe packages could not be installed; see the lines above.`);
  writeFileSync(stamp, fingerprintOfLock());
}

function fingerprintOfLock() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Folders that npm fills on this machine; the packages of other systems are left out. */
function packagePaths() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const fits = (allowed, own) => allowed === undefined || [allowed].flat().includes(own);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .filter(
      ([, { os, cpu, libc }]) => fits(os, process.platform) && fits(cpu, process.arch) && fits(libc, 'glibc'),
    )
    .map(([path]) => path);
}

/** For commands that install nothing themselves: an interrupted start leaves folders without files. */
export function requirePackages() {
  if (existsSync(join(root, 'node_modules', 'fastify', 'package.json'))) return;
  giveUp('The packages are not installed completely; npm start installs them.');
}

/** The Node that npm has installed, else this one if it is new enough. */
export function pinnedNode() {
  const folder = join(root, 'node_modules', `node-${process.platform}-${process.arch}`);
  const pinned = join(folder, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= neededToRun) return process.execPath;
  return giveUp(
    `Nimble runs on Node ${neededToRun}; there is no npm package of it for this machine, and this is ${process.version}.`,
  );
}
