import { mostSpokenHits, unspaced } from '@nimble/contracts/transcripts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { allDictionaries } from '../../platform/texts/dictionaries.ts';
import { separateWords } from './separate-words.ts';

/** A search as some dictionaries reduce it: those with the same result share an index search. */
type ReducedSearch = { dictionaries: string[]; query: string };

/**
 * Each language reduces the search as it reduced the transcript, or the written answer. None has words that occur
 * everywhere.
 */
async function reduceSearch(database: Database, search: RawBuilder<string>): Promise<ReducedSearch[]> {
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

/** Where words of answers are: each source has its indexes of words, and of its newest answers. */
type Source = { from: RawBuilder<unknown>; id: RawBuilder<unknown>; words: RawBuilder<unknown> };

const said: Source = {
  from: sql`transcripts where status = 'done' and`,
  id: sql`response_id`,
  words: sql`search`,
};
/** A written answer is found from when its interview is submitted. */
const written: Source = {
  from: sql`responses where format = 'text' and exists (
    select from submissions where submissions.id = responses.submission_id and submissions.status <> 'uploading'
  ) and`,
  id: sql`id`,
  words: sql`written`,
};

type Found = { response_id: number; submission_id: number };

/** The answers in which the search was said or written, newest submission first, up to `mostSpokenHits`. */
export async function findSpoken(database: Database, companyId: number, search: string): Promise<number[]> {
  const asWritten = await reduceSearch(database, sql`separate_signs(${search})`);
  const asSaid = unspaced.test(search)
    ? await reduceSearch(database, sql`${separateWords(search)}`)
    : asWritten;
  const found = await Promise.all([
    findIn(database, companyId, said, asSaid),
    findIn(database, companyId, written, asWritten),
  ]);
  return found
    .flat()
    .toSorted((one, other) => other.submission_id - one.submission_id || one.response_id - other.response_id)
    .slice(0, mostSpokenHits)
    .map(({ response_id: id }) => id);
}

async function findIn(...given: Parameters<typeof findInIndex>): Promise<Found[]> {
  const [, , , searches] = given;
  if (searches.length === 0) return [];
  const newest = await findAmongNewest(probed, ...given);
  if (newest.length >= often) {
    const found = await findAmongNewest(looked, ...given);
    if (found.length === mostSpokenHits) return found;
  }
  return findInIndex(...given);
}

/** Scans answers, so that a frequent word is found before its index is read. */
async function findAmongNewest(
  atMost: number,
  database: Database,
  companyId: number,
  { from, id, words }: Source,
  searches: readonly ReducedSearch[],
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select response_id, submission_id from (
      select ${id} as response_id, submission_id, dictionary, ${words} as search from ${from}
        company_id = ${companyId}
      order by submission_id desc, ${id} limit ${atMost}
    ) as newest
    where ${sql.join(searches.map(matches), sql` or `)}
    order by submission_id desc, response_id limit ${mostSpokenHits}`.execute(database);
  return rows;
}

/**
 * Searches by the index alone, and separately: combined searches compare every answer once more. PostgreSQL cannot
 * estimate a `(select …)`, and so uses the index for company and words, instead of scanning all answers for a word
 * that it considers frequent; `offset 0` keeps it from their order.
 */
async function findInIndex(
  database: Database,
  companyId: number,
  { from, id, words }: Source,
  searches: readonly ReducedSearch[],
): Promise<Found[]> {
  const each = searches.map(
    ({ dictionaries, query }) => sql`
      select ${id} as response_id, submission_id from ${from} company_id = (select ${companyId}::bigint)
        and ${words} @@ (select ${query}::tsquery)
        and dictionary = any(${dictionaries}::text[]::regconfig[])`,
  );
  const { rows } = await sql<Found>`
    select response_id, submission_id from (${sql.join(each, sql` union all `)} offset 0) as hits
    order by submission_id desc, response_id limit ${mostSpokenHits}`.execute(database);
  return rows;
}

function matches({ dictionaries, query }: ReducedSearch) {
  return sql`(dictionary = any(${dictionaries}::text[]::regconfig[]) and search @@ ${query}::tsquery)`;
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

export async function hasAnyWritten(database: Database, companyId: number): Promise<boolean> {
  const { rows } = await sql`select from ${written.from} company_id = ${companyId} limit 1`.execute(database);
  return rows.length > 0;
}
