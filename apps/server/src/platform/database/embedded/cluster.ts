import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { writeConnectionRules } from './connection-rules.ts';
import { DatabaseStartError } from './errors.ts';
import { giveTo, giveWholly } from './ownership.ts';
import { collectOutput, lastLine, type ProgramSettings, startProgram } from './programs.ts';
import { namedAccount } from './unprivileged-account.ts';

export const databaseUser = 'nimble';

/** Creates the files of the database if they are missing, and closes them and the server to other accounts. */
export async function prepareCluster(settings: ProgramSettings, { major }: Binaries): Promise<void> {
  const { cluster, account } = settings;
  await checkMajor(cluster, major);
  if (!existsSync(versionFile(cluster))) await initialize(settings);
  await giveWholly(cluster, account);
  await writeConnectionRules(cluster, databaseUser, account);
}

async function checkMajor(cluster: string, major: number): Promise<void> {
  const found = await readFile(versionFile(cluster), 'utf8').catch(() => undefined);
  if (found === undefined || Number(found) === major) return;
  throw new DatabaseStartError(
    `The data in ${cluster} was written by PostgreSQL ${found.trim()}, and this Nimble comes with PostgreSQL ${major}.`,
  );
}

/** Creates the data in a folder beside, so that an interrupted start leaves nothing that looks finished. */
async function initialize(settings: ProgramSettings): Promise<void> {
  const fresh = `${settings.cluster}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const account = settings.account && namedAccount;
  await giveTo(fresh, account);
  const options = ['--username', databaseUser, '--auth', 'peer', '--encoding', 'UTF8', '--locale', 'C.UTF-8'];
  const program = await startProgram({ ...settings, cluster: fresh, account }, 'initdb', options);
  const output = collectOutput(program);
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new DatabaseStartError(`Failed to prepare the database: ${lastLine(output())}`);
  await rename(fresh, settings.cluster);
}

function versionFile(cluster: string): string {
  return join(cluster, 'PG_VERSION');
}
