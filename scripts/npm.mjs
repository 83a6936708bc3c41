// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { isOlder } from './requirements.mjs';

/**
 * Older ones, such as the 9.2 of Debian 12 and 13, take our lock file for missing: they compare the name of a package
 * that replaces another as if it were a version.
 */
const oldest = '9.3';

/** undefined without npm. npm passes its version to its scripts; calling it takes half a second. */
export function versionOfNpm(environment) {
  const said = /npm\/(\d+\.\S+)/.exec(environment.npm_config_user_agent ?? '')?.[1];
  if (said !== undefined) return said;
  const { status, stdout } = spawnSync('npm', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * How to call npm for the packages of a folder. This machine's npm fetches a newer one if it is too old itself.
 *
 * @param {string} root
 * @param {string[]} words the command and its options
 * @returns {[program: string, options: string[], folder: string]}
 */
export function callOfNpm(root, words) {
  const version = versionOfNpm(process.env);
  if (version === undefined || !isOlder(version, oldest)) return ['npm', words, root];
  // Not in `root`, so that the old npx does not read the packages there.
  return ['npx', ['--yes', 'npm@10', '--prefix', root, ...words], tmpdir()];
}
