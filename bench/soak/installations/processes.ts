import { readdirSync, readFileSync } from 'node:fs';

export type Running = { pid: number; parent: number; command: string };

/** All processes, from Linux's /proc. */
export function allProcesses(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name), command: read(name, 'cmdline') }))
    .filter(({ parent }) => parent > 0);
}

/** The descendants of a process. */
export function descendantsOf(root: number, all = allProcesses()): Running[] {
  const found = all.filter(({ parent }) => parent === root);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

function parentOf(pid: string): number {
  const stat = read(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
}

/** Memory that a process shares with no file, megabytes; 0 once it has ended. */
export function ownMegabytes(pid: number): number {
  return Number(/^RssAnon:\s+(\d+)/m.exec(read(`${pid}`, 'status'))?.[1] ?? 0) / 1024;
}

export function openFiles(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return undefined;
  }
}

function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
