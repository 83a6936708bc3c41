// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameOf, programs } from './programs.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A folder for each state of the sources, named by their hash: a server that still runs keeps its own. */
export const bundlesFolder = join(root, 'node_modules/.cache/nimble/bundles');

/**
 * Names the newest bundle, the sources that it was made of, as paths from the root, and the bytes of each of its files.
 */
export const newestFile = join(bundlesFolder, 'newest.json');

let newest;

/**
 * The file that Node runs for one of our programs: all of its modules in a few files, which load in half the time. When
 * its sources have changed since they were bundled, or were not bundled, it is the program itself: then Node finds each
 * module and strips its types.
 */
export function bundled(program) {
  newest ??= findNewest();
  const path = relative(root, program);
  return newest === false || !programs.includes(path) ? program : join(newest, `${nameOf(path)}.mjs`);
}

/** Has everything been bundled as it is now? */
export function isBundled() {
  newest = findNewest();
  return newest !== false;
}

/**
 * The paths that a process reads which may read only the given ones: its bundle, or, without one, this module, which finds
 * out that there is none.
 */
export const readForBundle = [join(bundlesFolder, '*'), join(dirname(fileURLToPath(import.meta.url)), '*')];

function findNewest() {
  try {
    const { name, sources, bytes } = JSON.parse(readFileSync(newestFile, 'utf8'));
    const folder = join(bundlesFolder, name);
    return nameOfBundle(sources) === name && isWhole(folder, bytes) ? folder : false;
  } catch {
    // There is none, a source is gone, or this account may not read it.
    return false;
  }
}

/** After a loss of power new files may be empty; an empty program would end at once, as one that has done its work. */
export function isWhole(folder, bytes) {
  return Object.entries(bytes).every(
    ([file, size]) => statSync(join(folder, file), { throwIfNoEntry: false })?.size === size,
  );
}

/** A bundle has paths of this folder in it, and the packages of the lock file. */
export function nameOfBundle(sources) {
  const hash = createHash('sha256').update(root);
  for (const path of ['package-lock.json', ...sources])
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
