// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../install.mjs';
import { runProgram } from '../run-program.mjs';
import { createSteps } from '../steps.mjs';
import { fingerprintOf, isBuiltFrom } from './fingerprint.mjs';

const methodOfInsights = ['', '.de', '.es', '.fr'].map((language) => `docs/insights${language}.md`);
export const sources = ['apps/web', 'packages/contracts', 'package-lock.json', ...methodOfInsights];
const built = join(root, 'apps/web/dist');
const stamp = join(built, '.sources');
/** Beside the built one, to be renamed to it; a folder named dist is no source. */
const building = join(root, 'apps/web/.build');
const fresh = join(building, 'dist');

/** Was the web app built from these sources? */
export const isWebBuilt = () => isBuiltFrom(sources, stamp);

/** Builds the web app unless it was built from these sources. Until that is done, a running server has the former one. */
export async function ensureWebBuilt(node, steps = createSteps()) {
  if (isWebBuilt()) return;
  const fingerprint = fingerprintOf(sources);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'];
  const build = () => runProgram(node, [vite, 'build', ...options], join(root, 'apps/web'));
  const { code, output } = await steps.run('Building the web app', build);
  if (code !== 0) giveUp(`${output}\nThe web app could not be built; see the lines above.`);
  writeFileSync(join(fresh, '.sources'), fingerprint);
  replaceBuilt();
}

function replaceBuilt() {
  const former = join(building, 'former/dist');
  rmSync(former, { recursive: true, force: true });
  mkdirSync(join(building, 'former'), { recursive: true });
  try {
    if (existsSync(built)) renameSync(built, former);
  } catch {
    // A folder from a layer of a container's image cannot be renamed.
    rmSync(built, { recursive: true, force: true });
  }
  renameSync(fresh, built);
  rmSync(building, { recursive: true, force: true });
}

/** For commands that build nothing: without the web app each of its pages would be a 404. */
export function requireWebApp() {
  if (!existsSync(join(built, 'index.html'))) giveUp('The web app is not built; run `npm run build` first.');
  // An image has no stamp, and not all of the sources.
  if (existsSync(stamp) && !isWebBuilt())
    process.stderr.write('The web app is older than its sources; run `npm run build` and restart.\n');
}
