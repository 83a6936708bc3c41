// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
import { existsSync, mkdtempSync, readdirSync, rmdirSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { versionOfNpm } from '../npm.mjs';

/** Measured plus a tenth: the packages, npm's cache of them, and an empty database. */
const packagesBytes = 1.35e9;
const cacheBytes = 0.55e9;
const dataBytes = 0.1e9;

const loaders = { x64: '/lib64/ld-linux-x86-64.so.2', arm64: '/lib/ld-linux-aarch64.so.1' };
const neededLibraries = ['libstdc++.so.6', 'libgcc_s.so.1'];
const libraryFolders = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/local/lib'];

/**
 * Checks what a start needs of this machine. Requirements of installing, building and serving are checked only if it
 * must do so.
 *
 * @param {{ root: string, mustInstall: boolean, mustBuild: boolean, mustServe: boolean, environment: NodeJS.ProcessEnv
 * }} start
 */
export async function lookAtMachine({ root, mustInstall, mustBuild, mustServe, environment }) {
  const data = resolve(root, environment.DATA_DIR || 'data');
  const cache = environment.npm_config_cache ?? join(homedir(), '.npm');
  return {
    platform: process.platform,
    arch: process.arch,
    node: process.versions.node,
    hasProc: existsSync('/proc/self/fd'),
    mustInstall,
    hasOwnDatabase: mustServe && !environment.DATABASE_URL,
    temporary: tmpdir(),
    ...(mustInstall ? lookAtLibraries() : { glibc: '2.28', missingLibraries: [] }),
    npm: mustInstall ? versionOfNpm(environment) : undefined,
    filesystems: roomNeeded([
      ...(mustServe ? [{ path: data, bytes: existsSync(join(data, 'postgres')) ? 0 : dataBytes }] : []),
      ...(mustInstall
        ? [
            { path: root, bytes: packagesBytes },
            { path: cache, bytes: cacheBytes },
          ]
        : []),
    ]),
    unwritable: findUnwritable({ root, data, cache, mustInstall, mustBuild, mustServe }),
    port: mustServe ? await tryPort(environment) : undefined,
  };
}

function lookAtLibraries() {
  if (process.platform !== 'linux') return { glibc: undefined, missingLibraries: [] };
  // Otherwise it resolves the names of addresses.
  process.report.excludeNetwork = true;
  const { header, sharedObjects } = process.report.getReport();
  const loader = loaders[process.arch];
  const missingLibraries = neededLibraries.filter(
    (name) => !sharedObjects.some((path) => path.endsWith(`/${name}`)) && !isInLibraryFolder(name),
  );
  // Node itself may have been linked against libraries elsewhere, as on NixOS; the packages' programs need this one.
  if (loader !== undefined && header.glibcVersionRuntime !== undefined && !existsSync(loader))
    missingLibraries.push(loader);
  return { glibc: header.glibcVersionRuntime, missingLibraries };
}

function isInLibraryFolder(name) {
  return libraryFolders.some((folder) => {
    const triplets = existsSync(folder)
      ? readdirSync(folder).filter((one) => one.endsWith('-linux-gnu'))
      : [];
    return ['', ...triplets].some((triplet) => existsSync(join(folder, triplet, name)));
  });
}

/** Adds up the needs on each filesystem. */
function roomNeeded(places) {
  const filesystems = new Map();
  for (const { path, bytes } of places) {
    const folder = existingFolder(path);
    const { dev } = statSync(folder);
    const { bavail, bsize } = statfsSync(folder);
    const one = filesystems.get(dev) ?? { paths: [], freeBytes: bavail * bsize, neededBytes: 0 };
    if (!one.paths.includes(path)) one.paths.push(path);
    one.neededBytes += bytes;
    filesystems.set(dev, one);
  }
  return [...filesystems.values()];
}

function findUnwritable({ root, data, cache, mustInstall, mustBuild, mustServe }) {
  const places = [
    { path: tmpdir(), what: 'The folder of temporary files', change: 'set TMPDIR to another one' },
  ];
  if (mustServe)
    places.unshift({
      path: data,
      what: 'The data folder',
      change: 'set DATA_DIR to another folder, or give it to this user',
    });
  const change = 'clone Nimble as the user that starts it';
  if (mustInstall) {
    places.push({ path: root, what: 'The folder of Nimble', change });
    places.push({ path: join(root, 'node_modules'), what: 'The folder of the packages', change });
    places.push({ path: cache, what: "npm's cache", change: 'set npm_config_cache to another folder' });
  }
  if (mustBuild) places.push({ path: join(root, 'apps/web'), what: 'The folder of the web app', change });
  return places.filter(({ path }) => !isWritable(existingFolder(path)));
}

/** Tries to write: permissions do not show a read-only mount, nor a system folder. */
function isWritable(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.nimble-writable-')));
    return true;
  } catch {
    return false;
  }
}

/** The folder itself, or the one in which it would be created. */
function existingFolder(path) {
  return existsSync(path) ? path : existingFolder(dirname(path));
}

/** undefined for a port that can be opened. The server, which knows all settings, refuses invalid ports. */
function tryPort(environment) {
  const number = Number(environment.PORT || 3000);
  const host = environment.HOST || 'localhost';
  if (!Number.isInteger(number) || number < 1 || number > 65_535) return undefined;
  return new Promise((done) => {
    const server = createServer();
    server.once('error', ({ code }) => done({ number, host, problem: code }));
    server.listen(number, host, () => server.close(() => done(undefined)));
  });
}
