import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort, type NimbleProcess } from '../servers/nimble-process.ts';
import {
  ownFolder,
  postgresPrograms,
  type Restartable,
  runProgram,
  startEngine,
  startRestartable,
  untilDone,
} from './programs.ts';

export type PostgresPair = {
  ports: { primary: number; standby: number };
  /** While it is killed every commit waits. */
  standby: Restartable;
  /** Kills the primary as a loss of power would, and makes the standby the primary. */
  failOver: () => Promise<void>;
};

const user = 'nimble';
const hosts = `host all all 127.0.0.1/32 trust
host replication all 127.0.0.1/32 trust
`;

export function urlOfPort(port: number): string {
  return `postgres://${user}@127.0.0.1:${port}/nimble`;
}

/** A primary that acknowledges a commit once its standby has written it too. */
export async function startPostgresPair(folder: string): Promise<PostgresPair> {
  const ports = { primary: await freePort(), standby: await freePort() };
  const [first, second] = [ownFolder(join(folder, 'primary')), ownFolder(join(folder, 'standby'))];
  runPostgres('initdb', ['-D', first, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], folder);
  appendFileSync(join(first, 'pg_hba.conf'), hosts);
  appendFileSync(join(first, 'postgresql.conf'), serverOptions(ports.primary));
  const primary = startPostgres(first);
  await untilDone(() => runOn(ports.primary, 'CREATE DATABASE nimble', 'postgres'));
  const source = ['-h', '127.0.0.1', '-p', `${ports.primary}`, '-U', user];
  runPostgres('pg_basebackup', [...source, '-D', second, '-R', '-X', 'stream', '-c', 'fast'], folder);
  appendFileSync(join(second, 'postgresql.conf'), `port = ${ports.standby}\n`);
  const follows = `host=127.0.0.1 port=${ports.primary} user=${user} application_name=standby`;
  appendFileSync(join(second, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
  const standby = await startRestartable(async () => {
    const started = startPostgres(second);
    await untilDone(() => runOn(ports.standby, 'SELECT 1'));
    return started;
  });
  // Only now: without a standby every commit would wait.
  await runOn(ports.primary, "ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  await runOn(ports.primary, 'SELECT pg_reload_conf()');
  return {
    ports,
    standby,
    async failOver() {
      primary.kill('SIGKILL');
      await primary.ended;
      await runOn(ports.standby, 'SELECT pg_promote()');
      await runOn(ports.standby, "ALTER SYSTEM SET synchronous_standby_names = ''");
      await runOn(ports.standby, 'SELECT pg_reload_conf()');
    },
  };
}

function serverOptions(port: number): string {
  const options = {
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    max_connections: 150,
    hot_standby_feedback: 'on',
    wal_receiver_status_interval: '1s',
  };
  return Object.entries(options)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}

function runPostgres(program: string, options: readonly string[], folder: string): string {
  return runProgram({ program: join(postgresPrograms() ?? '', program), options, folder });
}

function startPostgres(cluster: string): NimbleProcess {
  const program = join(postgresPrograms() ?? '', 'postgres');
  return startEngine({ program, options: ['-D', cluster], folder: cluster });
}

/** One statement on the server of a port. @returns the first value. */
export async function runOn(port: number, statement: string, database = 'nimble'): Promise<unknown> {
  const [row = {}] = await rowsOn<object>(port, statement, database);
  return Object.values(row)[0];
}

/** One statement on the server of a port. */
export async function rowsOn<Row extends object>(
  port: number,
  statement: string,
  database = 'nimble',
): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port, user, database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
