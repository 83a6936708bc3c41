import { open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, sendSignal } from '../../process/index.ts';
import { DatabaseStartError } from './errors.ts';
import { stopMilliseconds } from './server.ts';

const waitMilliseconds = 20;
/** Above every process id of Linux. */
const nobodysPid = '9999999';

/** The content of a cluster's `postmaster.pid`: the server's process, and where its socket is. */
type Postmaster = { pid: number; socketFolder: string };

/**
 * Stops a server that a killed Nimble has left on this data. The caller holds the lock of the data folder, so no
 * running Nimble uses it.
 * @throws DatabaseStartError when it does not stop.
 */
export async function stopLeftOver(cluster: string, patience = stopMilliseconds): Promise<void> {
  const found = await readPostmaster(cluster);
  if (found === undefined) return;
  if (await isServerOf(cluster, found.pid)) await stopProcess(found.pid, patience);
  else if (isAlive(found.pid)) await forgetProcess(cluster, found.pid);
  await removeSocketFolder(found.socketFolder);
}

/** The socket of this data's server; undefined when none runs. */
export async function findSocketFolder(cluster: string): Promise<string | undefined> {
  const found = await readPostmaster(cluster);
  return found !== undefined && (await isServerOf(cluster, found.pid)) ? found.socketFolder : undefined;
}

/** Stops the server of this data if it is still the process `pid`, and not one that a new Nimble has started. */
export async function stopServerLeftBehind(cluster: string, pid: number): Promise<void> {
  const found = await readPostmaster(cluster);
  if (found?.pid !== pid || !(await isServerOf(cluster, pid))) return;
  await stopProcess(pid);
  await removeSocketFolder(found.socketFolder);
}

/** As a server of this process is stopped (`stopServer`): at once when its fast shutdown does not end. */
async function stopProcess(pid: number, patience = stopMilliseconds): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(pid, signal);
    const giveUpAt = Date.now() + patience;
    while (isAlive(pid) && Date.now() <= giveUpAt) await wait(waitMilliseconds);
    if (!isAlive(pid)) return;
  }
  throw new DatabaseStartError(`A database left over by an earlier Nimble (process ${pid}) does not stop.`);
}

async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(fileOf(cluster), 'utf8').catch(() => '');
  const [pid = '', , , , socketFolder = ''] = text.split('\n');
  return Number(pid) > 1 ? { pid: Number(pid), socketFolder } : undefined;
}

/** Process ids are reused, so the process must really be a server in this folder. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const here = await stat(cluster);
  const there = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
  if (there !== undefined) return there.ino === here.ino && there.dev === here.dev;
  // In a container even root may not inspect the process of another user: then its name and its owner must do.
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const owner = await stat(`/proc/${pid}`).catch(() => undefined);
  return name.trim() === 'postgres' && owner?.uid === here.uid;
}

/**
 * PostgreSQL would mistake a process with a reused id for its dead server. Only the id is replaced: from the rest of
 * the file PostgreSQL sees whether the memory of the dead one is still in use.
 */
async function forgetProcess(cluster: string, pid: number): Promise<void> {
  const text = await readFile(fileOf(cluster), 'utf8');
  const file = await open(fileOf(cluster), 'r+');
  try {
    await file.truncate();
    await file.write(text.replace(`${pid}`, nobodysPid), 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Only a folder that an earlier Nimble has created for itself. */
async function removeSocketFolder(folder: string): Promise<void> {
  if (dirname(folder) !== tmpdir() || !/\/nimble-[^/]+$/.test(folder)) return;
  await rm(folder, { recursive: true, force: true });
}

function fileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
