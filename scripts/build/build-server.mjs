// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { runProgram } from '../run-program.mjs';
import { createSteps } from '../steps.mjs';
import { fingerprintOf, isBuiltFrom } from './fingerprint.mjs';

const sources = ['apps/server/src', 'packages', 'package-lock.json'];
const stripped = join(root, 'packages/stripped-types/src/strip-all.mjs');
const stamp = join(root, 'node_modules/.cache/nimble/.sources');

/**
 * Strips the server's TypeScript files of their types, unless that was done since they changed. Where this account may
 * not write, each process strips its files itself, which takes longer.
 */
export async function ensureServerBuilt(node, steps = createSteps()) {
  if (isBuiltFrom(sources, stamp)) return;
  const fingerprint = fingerprintOf(sources);
  // Node strips the types of files that it runs in the same way, without this warning.
  const strip = () => runProgram(node, ['--disable-warning=ExperimentalWarning', stripped], root);
  const { code } = await steps.run('Preparing the server', strip);
  if (code === 0) writeFileSync(stamp, fingerprint);
  else
    process.stderr.write('The server could not be prepared: it starts more slowly, and needs more memory.\n');
}
