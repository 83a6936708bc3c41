import { readFile, readlink, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseStartError } from './errors.ts';

const waitMilliseconds = 20;
const patienceMilliseconds = 15_000;

/**
 * Stops a server that a killed Nimble has left running on this data. The caller holds the lock of the data folder, so
 * no living Nimble uses it.
 */
export async function stopLeftOver(cluster: string): Promise<void> {
  const pid = await postmasterOf(cluster);
  if (pid === undefined) return;
  signal(pid, 'SIGINT');
  const giveUpAt = Date.now() + patienceMilliseconds;
  while (isAlive(pid)) {
    if (Date.now() > giveUpAt) {
      throw new DatabaseStartError(
        `A database left over by an earlier Nimble (process ${pid}) does not stop.`,
      );
    }
    await wait(waitMilliseconds);
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

/** The living server of this data folder; numbers are used again, so the process must really be in the folder. */
async function postmasterOf(cluster: string): Promise<number | undefined> {
  const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(file.split('\n')[0] ?? '', 10);
  if (!(pid > 1) || !isAlive(pid)) return undefined;
  if (process.platform !== 'linux') return pid;
  const here = await stat(cluster);
  const there = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
  if (there === undefined) {
    // Another user's process: only its name can be seen.
    const program = await readlink(`/proc/${pid}/exe`).catch(() => 'postgres');
    return program.endsWith('postgres') ? pid : undefined;
  }
  return there.ino === here.ino && there.dev === here.dev ? pid : undefined;
}

function isAlive(pid: number): boolean {
  return signal(pid, 0);
}

/** @returns false when there is no such process. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
