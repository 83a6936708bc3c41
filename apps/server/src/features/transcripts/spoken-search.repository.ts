import { mostSpokenHits } from '@nimble/contracts/transcripts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { allDictionaries } from './transcripts.repository.ts';

/** A search as some dictionaries reduce it: those with the same result share an index search. */
export type ReducedSearch = { dictionaries: string[]; query: string };

/** Each language reduces the search as it reduced the transcript. None has words that occur everywhere. */
export async function reduceSearch(database: Database, search: string): Promise<ReducedSearch[]> {
  const { rows } = await sql<ReducedSearch>`
    select array_agg(dictionary) as dictionaries, query
    from unnest(${allDictionaries}::text[]) as dictionary,
      cast(websearch_to_tsquery(dictionary::regconfig, ${search}) as text) as query
    where query <> ''
    group by query`.execute(database);
  return rows;
}

/** How many of the newest answers are checked for a frequent word. */
const probed = 200;
/** In one of 25 answers: from there on scanning the newest is cheaper than visiting all hits of the index. */
const often = probed / 25;
const looked = 4000;

/** The matching answers, newest submission first, up to `mostSpokenHits`. */
export async function findSpoken(
  database: Database,
  companyId: number,
  searches: readonly ReducedSearch[],
): Promise<number[]> {
  if (searches.length === 0) return [];
  const newest = await findAmongNewest(database, companyId, searches, probed);
  if (newest.length >= often) {
    const found = await findAmongNewest(database, companyId, searches, looked);
    if (found.length === mostSpokenHits) return found;
  }
  return findInIndex(database, companyId, searches);
}

/** Scans transcripts, so that a frequent word is found before its index is read. */
async function findAmongNewest(
  database: Database,
  companyId: number,
  searches: readonly ReducedSearch[],
  atMost: number,
): Promise<number[]> {
  return idsOf(
    database,
    sql`
      select response_id from (
        select response_id, submission_id, dictionary, search from transcripts
        where company_id = ${companyId} and status = 'done'
        order by submission_id desc, response_id limit ${atMost}
      ) as newest
      where ${sql.join(searches.map(matches), sql` or `)}
      order by submission_id desc, response_id limit ${mostSpokenHits}`,
  );
}

/**
 * By the index alone, each search separately: combined searches compare every transcript once more. PostgreSQL cannot
 * estimate a `(select …)`, and so uses the index for company and words, instead of scanning all transcripts for a word
 * that it considers frequent; `offset 0` keeps it from their order.
 */
function findInIndex(
  database: Database,
  companyId: number,
  searches: readonly ReducedSearch[],
): Promise<number[]> {
  const each = searches.map(
    ({ dictionaries, query }) => sql`
      select response_id, submission_id from transcripts
      where company_id = (select ${companyId}::bigint) and status = 'done'
        and search @@ (select ${query}::tsquery)
        and dictionary = any(${dictionaries}::text[]::regconfig[])`,
  );
  return idsOf(
    database,
    sql`
      select response_id from (${sql.join(each, sql` union all `)} offset 0) as hits
      order by submission_id desc, response_id limit ${mostSpokenHits}`,
  );
}

function matches({ dictionaries, query }: ReducedSearch) {
  return sql`(dictionary = any(${dictionaries}::text[]::regconfig[]) and search @@ ${query}::tsquery)`;
}

async function idsOf(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await query.execute(database);
  return (rows as { response_id: number }[]).map((row) => row.response_id);
}

export async function hasAnyTranscript(database: Database, companyId: number): Promise<boolean> {
  const row = await database
    .selectFrom('transcripts')
    .select('response_id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
