import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { bundlesFolder, isWhole, nameOfBundle, newestFile, root } from './bundle.mjs';
import { ownPlaces } from './own-places.mjs';
import { nameOf, programs } from './programs.mjs';

/** Of about 15 MB each. A developer's server may run while tests of changed sources make some more. */
const keptBundles = 8;
/** No build takes that long: a folder of its own that is older was left by one that was killed. */
const longestBuildMilliseconds = 3_600_000;

/** Bundles all programs, and removes all but the last bundles, from which a running server may still load. */
async function makeBundle() {
  mkdirSync(bundlesFolder, { recursive: true });
  const part = join(bundlesFolder, `part-${process.pid}`);
  try {
    const startedAt = Date.now();
    const sources = await bundleInto(part);
    // It may have been read before. A time in the future is of another clock, and no change.
    const endedAt = Date.now();
    const times = sources.map((path) => statSync(join(root, path)).mtimeMs);
    if (times.some((time) => time > startedAt && time <= endedAt))
      throw new Error('A source changed while it was bundled; run `npm run build` again.');
    const name = nameOfBundle(sources);
    const folder = join(bundlesFolder, name);
    const bytes = bytesIn(part);
    // The same sources give the same files, which a running server may load.
    if (!isWhole(folder, bytes)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(part, folder);
    }
    writeWhole(newestFile, JSON.stringify({ name, sources, bytes }));
    keepNewest(name);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/** @returns {Promise<string[]>} the own files that the bundle was made of, as paths from the root */
async function bundleInto(folder) {
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map((program) => [nameOf(program), join(root, program)])),
    cwd: root,
    platform: 'node',
    tsconfig: false,
    plugins: [ownPlaces()],
    // Of libraries that look for an optional package, or that evaluate code.
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  const read = (await bundle.watchFiles).map((path) => relative(root, path));
  await bundle.close();
  const makers = readdirSync(import.meta.dirname).map((name) => `packages/bundle/src/${name}`);
  const own = read.filter((path) => /^(apps|packages)\//.test(path) && existsSync(join(root, path)));
  return [...new Set([...makers, ...own])].sort();
}

function bytesIn(folder) {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, statSync(join(folder, file)).size]));
}

/** Never half: another process may read it. */
function writeWhole(path, text) {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

function keepNewest(current) {
  const folders = readdirSync(bundlesFolder)
    .map((name) => ({ name, path: join(bundlesFolder, name) }))
    .map((each) => ({ ...each, changedAt: statSync(each.path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  const former = folders
    .filter(({ name }) => /^[0-9a-f]{64}$/.test(name) && name !== current)
    .sort((one, other) => other.changedAt - one.changedAt)
    .slice(keptBundles - 1);
  const left = folders.filter(
    ({ name, changedAt }) => name.startsWith('part-') && changedAt < Date.now() - longestBuildMilliseconds,
  );
  for (const { path } of [...former, ...left]) rmSync(path, { recursive: true, force: true });
}

await makeBundle().catch((error) => {
  // What is missing, such as room or a permission, is in the message; where it was noticed helps nobody who starts Nimble.
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
