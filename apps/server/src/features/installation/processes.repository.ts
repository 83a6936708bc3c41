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

/** A process without a sign of life for this many seconds does not run any more. */
export const goneSeconds = 45;
const writtenEverySeconds = 12;
/** A killed one is removed after that. */
const forgottenSeconds = 24 * 60 * 60;
/** Longer than any check; an older request was lost with its process. */
const longestCheckSeconds = 120;

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds}::int)`;
const now = sql<Date>`now()`;

/** Inserts a missing row, as after the restore of a backup. */
export async function insertProcess(database: Database, facts: ProcessFacts): Promise<void> {
  await database.deleteFrom('processes').where('seen_at', '<', secondsAgo(forgottenSeconds)).execute();
  await database.insertInto('processes').values(facts).execute();
}

/** Updates the sign of life. @returns undefined when the row is missing. */
export async function beat(database: Database, id: string): Promise<{ isAsked: boolean } | undefined> {
  // Mostly reads, so that an idle installation writes little.
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

/** Running checks need not start again. */
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

/** The running first, then the newest, with recently stopped ones. */
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
    .orderBy(({ eb }) => eb('seen_at', '>', secondsAgo(goneSeconds)), 'desc')
    .orderBy('started_at', 'desc')
    .limit(200)
    .execute();
}
export type ProcessRow = Awaited<ReturnType<typeof findProcesses>>[number];
