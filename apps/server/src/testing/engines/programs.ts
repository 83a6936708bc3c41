import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, namedAccount } from '../../platform/database/embedded/unprivileged-account.ts';
import { type NimbleProcess, startProcess } from '../servers/nimble-process.ts';

const postgresFolders = '/usr/lib/postgresql';
/** The programs by the Debian package that has them. */
const needed = {
  pgbouncer: ['pgbouncer'],
  haproxy: ['haproxy'],
  'ceph-mon': ['ceph-mon', 'monmaptool'],
  'ceph-osd': ['ceph-osd'],
  'ceph-common': ['ceph', 'radosgw-admin'],
  radosgw: ['radosgw'],
};

/** Debian installs servers for root, outside of a user's PATH. */
function pathOf(program: string): string | undefined {
  return ['/usr/sbin', '/usr/bin'].map((folder) => join(folder, program)).find(existsSync);
}

/** The programs of the newest PostgreSQL of the machine; undefined without one. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(postgresFolders)) return undefined;
  const versions = readdirSync(postgresFolders).map(Number).filter(Number.isInteger);
  const folder = join(postgresFolders, `${Math.max(...versions)}`, 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Why the engines cannot be started on this machine, in a sentence; undefined: they can. */
export function whyNoEngines(): string | undefined {
  const packages = Object.entries(needed)
    .filter(([, programs]) => programs.some((program) => pathOf(program) === undefined))
    .map(([name]) => name);
  const missing = postgresPrograms() === undefined ? ['postgresql', ...packages] : packages;
  return missing.length === 0
    ? undefined
    : `Skipped: the real engines. This machine lacks them; apt-get install ${missing.join(' ')}`;
}

/** PostgreSQL and PgBouncer refuse root. */
const account: Partial<Account> = process.getuid?.() === 0 ? namedAccount : {};

/** A folder that belongs to the account of the engines. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  return path;
}

type Program = { program: string; options: readonly string[]; folder: string };

const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };

const running = new Set<NimbleProcess>();

/** Starts a server in its folder; it must stay in the foreground. */
export function startEngine({ program, options, folder }: Program): NimbleProcess {
  const place = { cwd: folder, ...account };
  const started = startProcess(pathOf(program) ?? program, options, environment, place);
  running.add(started);
  void started.ended.then(() => running.delete(started));
  return started;
}

/** Kills every server that `startEngine` has started: also those of a preparation that has failed half-way. */
export async function killEngines(): Promise<void> {
  const left = [...running];
  for (const one of left) one.kill('SIGKILL');
  await Promise.all(left.map(({ ended }) => ended));
}

/** A server that can be killed, as a loss of power would, and started again. */
export type Restartable = { kill: () => Promise<void>; start: () => Promise<void> };

export async function startRestartable(begin: () => Promise<NimbleProcess>): Promise<Restartable> {
  let running = await begin();
  return {
    async kill() {
      running.kill('SIGKILL');
      await running.ended;
    },
    async start() {
      running = await begin();
    },
  };
}

/** Runs a program to its end. @returns what it prints. @throws when it fails or takes longer than `seconds`. */
export function runProgram({
  program,
  options,
  folder,
  seconds = 60,
}: Program & { seconds?: number }): string {
  return execFileSync(pathOf(program) ?? program, options, {
    ...account,
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    timeout: seconds * 1000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Tries until it succeeds, for a minute. */
export async function untilDone<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  for (let left = 600; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await wait(100);
    }
  }
}
