import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundled } from '@nimble/bundle';

const main = join(import.meta.dirname, '../../main.ts');
const outputMilliseconds = 1000;

export type NimbleProcess = {
  pid: number;
  /** Resolves with all its output when it has written this; rejects when it ends before. */
  says: (text: string) => Promise<string>;
  /** Its process and all descendants. */
  tree: () => number[];
  /** As a terminal does at Ctrl-C: to every process of the group. */
  interruptGroup: () => void;
  kill: (signal: NodeJS.Signals) => void;
  ended: Promise<{ code: number | null; output: string }>;
};

/** Runs the command line of the server in a process (and a group, as in a terminal) of its own. */
export function startNimble(
  options: readonly string[],
  settings: Record<string, string>,
  nodeOptions: readonly string[] = [],
): NimbleProcess {
  const environment = { PATH: process.env['PATH'], ...settings };
  return startProcess(process.execPath, [...nodeOptions, bundled(main), ...options], environment);
}

/** Runs a program that runs Nimble, in another folder and as another user where `place` says so. */
export function startProcess(
  program: string,
  options: readonly string[],
  env: Record<string, string | undefined>,
  place: { cwd?: string; uid?: number; gid?: number } = {},
): NimbleProcess {
  const child = spawn(program, options, {
    ...place,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return {
    pid,
    says: (text) => untilSaid(child, text, () => output),
    tree: () => treeOf(pid),
    interruptGroup: () => void process.kill(-pid, 'SIGINT'),
    kill: (signal) => void child.kill(signal),
    ended: endOf(child).then((code) => ({ code, output })),
  };
}

/** With all that it has written, unless surviving children of a killed process hold its output open. */
async function endOf(child: ChildProcess): Promise<number | null> {
  const closed = once(child, 'close');
  const [code]: (number | null)[] = await once(child, 'exit');
  await Promise.race([closed, wait(outputMilliseconds)]);
  return code ?? null;
}

function untilSaid(child: ChildProcess, text: string, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(text) && resolve(output());
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`It ended before it said ${text}: ${output()}`)));
    look();
  });
}

/** The process and its descendants, from Linux's /proc. */
function treeOf(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)]),
  );
  const tree = [root];
  for (const pid of tree) {
    for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  }
  return tree;
}

function parentOf(pid: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Waits until none of these processes runs; the test's own timeout ends a wait in vain. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await wait(20);
}

/** A zombie does not run. */
export function isRunning(pid: number): boolean {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2, text.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
