import { chmod, lstat, opendir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Nimble's entries in its data folder. */
const ownFolders = ['files', 'models', 'outbox', 'postgres', 'work'];
const ownFiles = /^(secret|nimble\.pid|\.writable-|\.private$)/;
/** Marks that everything in the data folder has been closed once. */
const mark = '.private';
const ofOthers = 0o077;

/**
 * Closes the data folder to other accounts of the machine, and the folders in it, which closes everything below them. A
 * folder with foreign files stays as it is: others may need it. Files of another account cannot be closed; see
 * `findOpen`.
 */
export async function closeDataFolder(folder: string): Promise<void> {
  for (const path of await privatePaths(folder)) await close(path);
}

/** Those top-level paths that other accounts may enter or read. */
export async function findOpen(folder: string): Promise<string[]> {
  const modes = await Promise.all(
    (await privatePaths(folder)).map(async (path) => ({ path, mode: await modeOf(path) })),
  );
  return modes.filter(({ mode }) => (mode & ofOthers) !== 0).map(({ path }) => path);
}

/**
 * Closes everything in the data folder that earlier versions have left open, once: new files are created closed. There
 * may be millions, so this runs beside other work. @returns how many could not be closed; then the next start retries.
 */
export async function closeOldFiles(folder: string, stop: AbortSignal): Promise<number> {
  if ((await modeOf(join(folder, mark))) !== 0) return 0;
  let failed = 0;
  // PostgreSQL keeps its own files closed.
  for (const name of ownFolders.filter((one) => one !== 'postgres'))
    failed += await closeBelow(join(folder, name), stop);
  if (failed === 0 && !stop.aborted) await writeFile(join(folder, mark), '', { mode: 0o600 });
  return failed;
}

async function privatePaths(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => ownFolders.includes(name) || ownFiles.test(name));
  const paths = own.filter((name) => !name.startsWith('.writable-')).map((name) => join(folder, name));
  const isAllOwn = names.every((name) => own.includes(name) || name === 'lost+found');
  return isAllOwn ? [folder, ...paths] : paths;
}

async function closeBelow(folder: string, stop: AbortSignal): Promise<number> {
  let failed = 0;
  const entries = await opendir(folder).catch(() => undefined);
  for await (const entry of entries ?? []) {
    if (stop.aborted) return failed;
    const path = join(folder, entry.name);
    // The target of a link may belong to anybody.
    if (!(entry.isFile() || entry.isDirectory())) continue;
    if (!(await close(path))) failed += 1;
    if (entry.isDirectory()) failed += await closeBelow(path, stop);
  }
  return failed;
}

/** @returns false for a file that is still open. A deleted one is not. */
async function close(path: string): Promise<boolean> {
  const mode = await modeOf(path);
  if ((mode & ofOthers) === 0) return true;
  await chmod(path, mode & ~ofOthers & 0o7777).catch(() => undefined);
  return ((await modeOf(path)) & ofOthers) === 0;
}

/** 0 for a missing file. */
function modeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ mode }) => mode,
    () => 0,
  );
}
