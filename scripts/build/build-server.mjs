// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBundled } from '../../packages/bundle/src/bundle.mjs';
import { root } from '../install.mjs';
import { runProgram } from '../run-program.mjs';
import { createSteps } from '../steps.mjs';

/** `npm run slim` removes it. */
const bundler = join(root, 'node_modules/rolldown');
const makeBundle = join(root, 'packages/bundle/src/make-bundle.mjs');

/** Is the server prepared, from its sources as they are now? */
export const isServerBuilt = isBundled;

/**
 * Bundles the programs of the server, unless that was done since they changed. Where this account may not write, or
 * without the bundler, each process loads the sources themselves, which takes longer.
 */
export async function ensureServerBuilt(node, steps = createSteps()) {
  if (isServerBuilt()) return;
  if (!existsSync(bundler)) {
    process.stderr.write(
      'The server is not prepared: it starts more slowly, and needs more memory. Run `npm run build` to prepare it.\n',
    );
    return;
  }
  const bundle = () => runProgram(node, [makeBundle], root);
  const { code, output } = await steps.run('Preparing the server', bundle);
  if (code !== 0)
    process.stderr.write(
      `The server could not be prepared: it starts more slowly, and needs more memory.\n${output.trimEnd()}\n`,
    );
}
