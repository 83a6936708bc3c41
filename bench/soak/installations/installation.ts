import { Client, type ClientConfig, type QueryResultRow } from 'pg';
import type { Line } from './line.ts';

/** A process that may be killed. */
export type Victim = { name: string; pid: number };
export type Spared = Victim & { inspectorPort: number };

export type Installation = {
  name: string;
  /** From people to its web servers. */
  lines: readonly Line[];
  /** Without the lines. */
  webs: readonly string[];
  /** The processes at this moment. */
  victims: () => Promise<Victim[]>;
  /** Those that live from beginning to end, and are only watched. */
  spared: () => Spared[];
  connection: () => Promise<ClientConfig>;
  /** Keys of all stored files. */
  storedKeys: () => Promise<string[]>;
  /** As if a day had passed for the temporary files of killed processes. @returns those that stay all the same */
  leftovers: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Each query has a connection of its own: the database may have been restarted since the last one. */
export async function queried<Row extends QueryResultRow>(
  { connection }: Pick<Installation, 'connection'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client(await connection());
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Do all web servers answer that they are ready, and does the database? */
export async function isReady(installation: Installation): Promise<boolean> {
  try {
    await queried(installation, 'SELECT 1');
    const answers = await Promise.all(
      installation.webs.map((url) => fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) })),
    );
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
