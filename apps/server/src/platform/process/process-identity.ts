import { readFile } from 'node:fs/promises';

/** A process by its id and its start time, because ids are reused. */
export async function nameOfProcess(pid: number): Promise<string> {
  return `${pid} ${await startTimeOf(pid)}`;
}

/** Is the process of this name still running, and not this one? */
export async function isSameProcess(name: string): Promise<boolean> {
  const pid = Number(name.split(' ')[0]);
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return false;
  return (await nameOfProcess(pid)) === name;
}

export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

/** @returns false when there is no such process. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Clock ticks since the machine started; empty where the system does not report it. */
async function startTimeOf(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the name in brackets and may contain spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
