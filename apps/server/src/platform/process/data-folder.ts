import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './errors.ts';
import { tellParent } from './parent-process.ts';
import { closeDataFolder } from './private-files.ts';
import { isSameProcess, nameOfProcess } from './process-identity.ts';

const takeAttempts = 5;
const waitMilliseconds = 100;
const patienceMilliseconds = 10_000;

/**
 * Creates the data folder if it is missing, and closes it to other accounts of the machine.
 * @throws StartError when it cannot be created or written.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((error: unknown) => {
    throw new StartError(
      `Nimble cannot create the data folder ${folder} (${codeOf(error)}). Create it for the user that Nimble runs as, or set DATA_DIR to another folder.`,
    );
  });
  const probe = join(folder, `.writable-${randomUUID()}`);
  await writeFile(probe, '', { flag: 'wx' }).catch((error: unknown) => {
    throw new StartError(
      `Nimble cannot write to the data folder ${folder} (${codeOf(error)}). Give it to the user that Nimble runs as, or set DATA_DIR to another folder.`,
    );
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

/** A server runs until it is stopped; a command, such as a backup, ends by itself. */
type Use = 'server' | 'command';

/**
 * Locks the data folder for this process, as the embedded database requires. A lock of a killed Nimble is taken over.
 * Waits a little for a command that holds it, but not for a server.
 * @throws StartError when another Nimble runs on it.
 */
export async function takeDataFolder(
  folder: string,
  use: Use,
  patience = patienceMilliseconds,
): Promise<{ release: () => Promise<void> }> {
  const lock = join(folder, 'nimble.pid');
  const giveUpAt = Date.now() + patience;
  let holder = await tryLock(lock, use);
  if (holder?.use === 'command') tellParent({ step: 'Waiting for another nimble command to end' });
  while (holder?.use === 'command' && Date.now() < giveUpAt) {
    await wait(waitMilliseconds);
    holder = await tryLock(lock, use);
  }
  if (holder === undefined) return { release: () => rm(lock, { force: true }) };
  throw new StartError(
    holder.use === 'server'
      ? `Nimble already runs on the data folder ${folder} (process ${holder.pid}). Stop it and try again.`
      : `A nimble command still uses the data folder ${folder} (process ${holder.pid}). Wait for it to end and try again.`,
  );
}

/** @returns the running process that holds the lock; undefined when it is ours now. */
async function tryLock(lock: string, use: Use): Promise<{ pid: string; use: Use } | undefined> {
  const mine = `${await nameOfProcess(process.pid)} ${use}`;
  for (let attempt = 0; attempt < takeAttempts; attempt += 1) {
    if (await putInPlace(lock, mine)) return undefined;
    const content = await readFile(lock, 'utf8').catch(() => undefined);
    if (content === undefined) continue;
    const [pid = '', startTime = '', heldAs] = content.split(' ');
    if (await isSameProcess(`${pid} ${startTime}`)) {
      return { pid, use: heldAs === 'command' ? 'command' : 'server' };
    }
    await removeLeftOver(lock, content);
  }
  throw new StartError(
    `Another Nimble is starting on the data folder ${dirname(lock)}. Try again in a moment.`,
  );
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
