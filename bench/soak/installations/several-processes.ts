import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbedded } from '../../../apps/server/src/platform/database/embedded/index.ts';
import { startS3Server } from '../../../apps/server/src/testing/servers/s3-server.ts';
import { startStoreGate } from '../../../apps/server/src/testing/servers/store-gate.ts';
import { freePort } from '../../product-server.ts';
import type { Installation, Victim } from './installation.ts';
import { startLine } from './line.ts';
import { keepRunning, type Member } from './member.ts';
import { remaining } from './one-machine.ts';
import { descendantsOf } from './processes.ts';

export type SeveralProcesses = Installation & {
  store: { turn: (line: 'open' | 'away' | 'faulty') => void };
};

type Watched = Member & { inspectorPort: number };

/** A worker may end with its database. Later on only the database of the other installation is killed. */
const databaseKilledMinutes = 15;

/**
 * Two web servers and two workers over one PostgreSQL and a bucket. The second of each is never killed, so that its
 * memory can be watched from beginning to end: the worker's from the last kill of the database.
 */
export async function startSeveralProcesses(
  folder: string,
  settings: Record<string, string>,
): Promise<SeveralProcesses> {
  await mkdir(folder, { recursive: true });
  const database = await startEmbedded(join(folder, 'postgres'), {
    safeAgainstCrash: true,
    mostConnections: 100,
  });
  const store = await startS3Server();
  const gate = await startStoreGate(store.settings.S3_ENDPOINT);
  const { host = '', user, database: name } = database.connection;
  const shared = {
    ...settings,
    ...store.settings,
    S3_ENDPOINT: gate.url,
    DATABASE_URL: `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    APP_SECRET: 'the secret of a measurement, long enough',
  };
  const ports: number[] = [];
  const dataFolders: string[] = [];
  async function start(command: 'web' | 'worker', number: number): Promise<Watched> {
    const port = await freePort();
    const dataFolder = join(folder, `${command}-${number}`);
    await mkdir(dataFolder);
    dataFolders.push(dataFolder);
    if (command === 'web') ports.push(port);
    const inspectorPort = await freePort();
    const own = { HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: dataFolder };
    const inspected = { NODE_OPTIONS: `--inspect-port=${inspectorPort}` };
    const all = { ...shared, ...own, ...inspected };
    const member = keepRunning(`${command} ${number}`, command, all, `${dataFolder}.log`);
    return { ...member, inspectorPort };
  }
  // One after the other: the first one migrates.
  const members = [
    await start('web', 1),
    await start('web', 2),
    await start('worker', 1),
    await start('worker', 2),
  ];
  const lines = await Promise.all(ports.map(startLine));
  const isSpared = ({ name: of }: Member) => of.endsWith('2');
  const databaseSparedFrom = Date.now() + databaseKilledMinutes * 60_000;

  return {
    name: 'several processes',
    lines,
    webs: ports.map((port) => `http://127.0.0.1:${port}`),
    victims: async () => [
      ...members.filter((one) => !isSpared(one)).map(victimOf),
      ...(Date.now() < databaseSparedFrom ? databaseProcesses(database.pid()) : []),
    ],
    spared: () =>
      members.filter(isSpared).map((one) => ({ ...victimOf(one), inspectorPort: one.inspectorPort })),
    connection: async () => database.connection,
    storedKeys: store.keys,
    async leftovers() {
      const work = dataFolders.map((dataFolder) => join(dataFolder, 'work'));
      for (const place of work)
        for (const name of await readdir(place).catch(() => [])) await utimes(join(place, name), 0, 0);
      for (const member of members.filter(({ name: of }) => of.startsWith('worker')))
        process.kill(member.pid(), 'SIGTERM');
      return remaining(work);
    },
    store: gate,
    async stop() {
      for (const member of members) await member.stop();
      for (const line of lines) line.close();
      gate.close();
      await database.stop();
      await wait(0);
      await store.close();
    },
  };
}

const victimOf = ({ name, pid }: Member): Victim => ({ name, pid: pid() });

/** PostgreSQL, and one of its processes that serve a connection: PostgreSQL then restarts all of them. */
function databaseProcesses(postmaster: number): Victim[] {
  const backend = descendantsOf(postmaster).find(({ command }) => command.includes('[local]'));
  const connection = backend === undefined ? [] : [{ name: 'a connection of PostgreSQL', pid: backend.pid }];
  return [{ name: 'PostgreSQL', pid: postmaster }, ...connection];
}
