import type { FindingName } from '@nimble/contracts/installation';
import { sql } from 'kysely';
import type { Database, Found } from '../../platform/database/index.ts';

export type ProcessFacts = {
  id: string;
  kind: 'web' | 'worker';
  host: string;
  version: string;
  node_version: string;
};

/** A process that has not been seen for so long does not run any more, seconds. */
export const goneSeconds = 45;
const writtenEverySeconds = 12;
/** One that was killed is forgotten after that. */
const forgottenSeconds = 24 * 60 * 60;
/** A check takes no longer; one that was asked for before has been lost with its process. */
const longestCheckSeconds = 120;

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
const now = sql<Date>`now()`;

/** Also where its row has gone, as after the restore of a backup. */
export async function insertProcess(database: Database, facts: ProcessFacts): Promise<void> {
  await database.deleteFrom('processes').where('seen_at', '<', secondsAgo(forgottenSeconds)).execute();
  await database.insertInto('processes').values(facts).execute();
}

/** Says now and then that the process runs. @returns undefined when its row has gone. */
export async function beat(database: Database, id: string): Promise<{ isAsked: boolean } | undefined> {
  // Mostly reads, so that an installation at rest writes little.
  const { rows } = await sql<{ isAsked: boolean }>`
    with beat as (
      update processes set seen_at = now()
      where id = ${id} and seen_at < ${secondsAgo(writtenEverySeconds)}
    )
    select coalesce(check_asked_at > coalesce(checked_at, '-infinity'), false) as "isAsked"
    from processes where id = ${id}`.execute(database);
  return rows[0];
}

export async function setFindings(
  database: Database,
  id: string,
  findings: Partial<Record<FindingName, Found>>,
): Promise<void> {
  await database
    .updateTable('processes')
    .set({ findings: JSON.stringify(findings), checked_at: now, seen_at: now })
    .where('id', '=', id)
    .execute();
}

export async function removeProcess(database: Database, id: string): Promise<void> {
  await database.deleteFrom('processes').where('id', '=', id).execute();
}

/** Those that try it at this moment need not begin again. */
export async function askForChecks(database: Database): Promise<void> {
  await database
    .updateTable('processes')
    .set({ check_asked_at: now })
    .where('seen_at', '>', secondsAgo(goneSeconds))
    .where(({ eb, or }) =>
      or([
        eb('check_asked_at', 'is', null),
        eb('check_asked_at', '<=', eb.ref('checked_at')),
        eb('check_asked_at', '<', secondsAgo(longestCheckSeconds)),
      ]),
    )
    .execute();
}

/** The newest first, with those that have gone lately. */
export function findProcesses(database: Database) {
  return database
    .selectFrom('processes')
    .select(['id', 'kind', 'host', 'version', 'node_version', 'checked_at', 'findings'])
    .select([
      sql<number>`extract(epoch from now() - seen_at)::float8`.as('unseen_seconds'),
      sql<boolean>`coalesce(
        check_asked_at > coalesce(checked_at, '-infinity')
          and check_asked_at > ${secondsAgo(longestCheckSeconds)}, false)`.as('is_checking'),
    ])
    .orderBy('started_at', 'desc')
    .limit(200)
    .execute();
}
export type ProcessRow = Awaited<ReturnType<typeof findProcesses>>[number];
