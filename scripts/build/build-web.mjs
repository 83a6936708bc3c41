// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from '../install.mjs';
import { runProgram } from '../run-program.mjs';
import { createSteps } from '../steps.mjs';
import { fingerprintOf, isBuiltFrom } from './fingerprint.mjs';

const methodOfInsights = ['', '.de', '.es', '.fr'].map((language) => `docs/insights${language}.md`);
export const sources = ['apps/web', 'packages/contracts', 'package-lock.json', ...methodOfInsights];
const built = join(root, 'apps/web/dist');
const stamp = join(built, '.sources');

/** Was the web app built from these sources? */
export const isWebBuilt = () => isBuiltFrom(sources, stamp);

/** Builds the web app unless it was built from these sources. */
export async function ensureWebBuilt(node, steps = createSteps()) {
  if (isWebBuilt()) return;
  const fingerprint = fingerprintOf(sources);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const build = () => runProgram(node, [vite, 'build', '--logLevel', 'warn'], join(root, 'apps/web'));
  const { code, output } = await steps.run('Building the web app', build);
  if (code !== 0) giveUp(`${output}\nThe web app could not be built; see the lines above.`);
  writeFileSync(stamp, fingerprint);
}

/** For commands that build nothing: without the web app each of its pages would be a 404. */
export function requireWebApp() {
  if (!existsSync(join(built, 'index.html'))) giveUp('The web app is not built; run `npm run build` first.');
  // An image has no stamp, and not all of the sources.
  if (existsSync(stamp) && !isWebBuilt())
    process.stderr.write('The web app is older than its sources; run `npm run build` and restart.\n');
}
