import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Starts a PostgreSQL program on the data folder. As root the program runs as nobody, who may not be allowed to walk
 * to the folder (a clone under root's home); it is therefore handed the opened folder and told to use that.
 */
export async function startProgram(
  { programs, cluster, account }: ProgramSettings,
  name: 'initdb' | 'postgres',
  options: readonly string[],
): Promise<ChildProcess> {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  const path = join(programs, name);
  if (account === undefined)
    return spawn(path, ['-D', cluster, ...options], { stdio, env: environment, cwd: '/' });
  const folder = await open(cluster, 'r');
  try {
    return spawn(path, ['-D', `/proc/self/fd/${inheritedDescriptor}`, ...options], {
      stdio: [...stdio, folder.fd],
      env: environment,
      cwd: '/',
      ...account,
    });
  } finally {
    await folder.close();
  }
}

/** The last lines that a program wrote, for the sentence that says why it ended. */
export function collectOutput(program: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-2000);
  };
  program.stdout?.on('data', keep);
  program.stderr?.on('data', keep);
  return () => text.trim();
}
