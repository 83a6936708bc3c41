import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './errors.ts';
import type { Account } from './unprivileged-account.ts';

export type ProgramSettings = {
  /** Folder of the programs. */
  programs: string;
  /** Folder of the data. */
  cluster: string;
  account: Account | undefined;
};

const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
const inheritedDescriptor = 3;
const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'pipe'];

/**
 * Starts a PostgreSQL program on the data folder. As root the program runs as another account, which may not be allowed
 * to walk to the folder (a clone under root's home); it therefore inherits the open folder. It gets a session of its
 * own: Ctrl-C in the terminal must not end the database before its clients.
 */
export async function startProgram(
  { programs, cluster, account }: ProgramSettings,
  name: 'initdb' | 'postgres',
  options: readonly string[],
): Promise<ChildProcess> {
  const path = join(programs, name);
  if (account === undefined) return spawned(path, ['-D', cluster, ...options], {});
  const folder = await open(cluster, 'r');
  try {
    const handed = ['-D', `/proc/self/fd/${inheritedDescriptor}`, ...options];
    return await spawned(path, handed, { ...account, stdio: [...stdio, folder.fd] });
  } finally {
    await folder.close();
  }
}

async function spawned(path: string, options: string[], special: SpawnOptions): Promise<ChildProcess> {
  const program = spawn(path, options, { stdio, detached: true, env: environment, cwd: '/', ...special });
  await once(program, 'spawn').catch((error: unknown) => {
    throw new DatabaseStartError(
      `The program ${path} cannot be started: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  return program;
}

/** The last lines of a program's output, for the message about its end. */
export function collectOutput(program: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-2000);
  };
  program.stdout?.on('data', keep);
  program.stderr?.on('data', keep);
  return () => text.trim();
}

export function lastLine(text: string): string {
  return text.split('\n').at(-1) || 'it gave no reason';
}
