import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './errors.ts';
import { closeDataFolder } from './private-files.ts';
import { isSameProcess, nameOfProcess } from './process-identity.ts';

const takeAttempts = 5;

/**
 * Creates the data folder if it is missing, and closes it to other accounts of the machine.
 * @throws StartError when it cannot be created or written.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new StartError(`Nimble cannot create the data folder ${folder} (${codeOf(error)}).`);
  });
  const probe = join(folder, `.writable-${randomUUID()}`);
  await writeFile(probe, '', { flag: 'wx' }).catch((error: unknown) => {
    throw new StartError(`Nimble cannot write to the data folder ${folder} (${codeOf(error)}).`);
  });
  await rm(probe, { force: true });
  await closeDataFolder(folder);
}

/** Node's own recursive mkdir never ends in a folder like /proc, which refuses new entries. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = dirname(folder);
    const parentIsMissing = await stat(parent).then(
      () => false,
      (failure: unknown) => codeOf(failure) === 'ENOENT',
    );
    if (codeOf(error) !== 'ENOENT' || !parentIsMissing) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

/**
 * Locks the data folder for this process, as the embedded database requires. A lock of a killed Nimble is taken over.
 * @throws StartError when another Nimble runs on it.
 */
export async function takeDataFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const lock = join(folder, 'nimble.pid');
  const mine = await nameOfProcess(process.pid);
  for (let attempt = 0; attempt < takeAttempts; attempt += 1) {
    if (await putInPlace(lock, mine)) return { release: () => rm(lock, { force: true }) };
    const holder = await readFile(lock, 'utf8').catch(() => undefined);
    if (holder === undefined) continue;
    if (await isSameProcess(holder)) {
      throw new StartError(
        `Nimble already runs on the data folder ${folder} (process ${holder.split(' ')[0]}). Stop it, or wait for its command to end, and try again.`,
      );
    }
    await removeLeftOver(lock, holder);
  }
  throw new StartError(`Another Nimble is starting on the data folder ${folder}. Try again in a moment.`);
}

/** Completely or not at all. @returns false when the file exists already. */
async function putInPlace(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Another start may have done the same a moment ago: its file is put back. */
async function removeLeftOver(lock: string, holder: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  const isMoved = await rename(lock, aside).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  if ((await readFile(aside, 'utf8')) !== holder) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

/** The secret that signs sessions and file addresses: generated once, shared by all processes of the folder. */
export async function keptSecret(folder: string): Promise<string> {
  const path = join(folder, 'secret');
  const read = () => readFile(path, 'utf8').catch(() => undefined);
  if ((await read()) === undefined) await putInPlace(path, `${randomBytes(32).toString('base64url')}\n`);
  const kept = (await read())?.trim() ?? '';
  if (kept.length >= 32) return kept;
  throw new StartError(`The file ${path} does not contain a secret; restore it from a copy, or delete it.`);
}

/** Replaces the secret by that of a backup. */
export async function keepSecret(folder: string, secret: string): Promise<void> {
  const draft = join(folder, `secret.${randomUUID()}`);
  await putInPlace(draft, `${secret}\n`);
  await rename(draft, join(folder, 'secret'));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
