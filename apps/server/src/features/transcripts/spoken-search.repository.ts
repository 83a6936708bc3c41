import { mostSpokenHits, type TranscribedWord } from '@nimble/contracts/transcripts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { allDictionaries } from './transcripts.repository.ts';

/**
 * Does the transcript hold what is searched for? Each language reduces the search in its own way, as it reduced the
 * transcript; the pairs stand side by side so that each can use the index.
 */
function matches(search: string) {
  return sql.join(
    allDictionaries.map((dictionary) => {
      const name = sql.lit(dictionary);
      return sql`(transcripts.dictionary = ${name}::regconfig
        and transcripts.search @@ websearch_to_tsquery(${name}, ${search}))`;
    }),
    sql` or `,
  );
}

export type SpokenHitRow = {
  submission_id: number;
  response_id: number;
  candidate_name: string;
  job_id: number;
  job_title: string;
  question: string;
  starts_at_seconds: number | null;
  words: TranscribedWord[];
  /** Which words were searched for, and their stem. */
  matched: { index: number; stem: string }[];
};

/**
 * How many answers hold it, counted up to `mostSpokenHits`, and those of one page, newest submission first. Where
 * counting ended at that bound, `ids` is null: these are not the newest.
 */
export async function findSpoken(
  database: Database,
  companyId: number,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
): Promise<{ total: number; ids: number[] | null }> {
  const from = (page - 1) * pageSize;
  const { rows } = await sql<{ total: number; ids: number[] | null }>`
    select count(*)::int as total,
      (array_agg(response_id order by submission_id desc, response_id))[${from + 1}:${from + pageSize}] as ids
    from (
      select response_id, submission_id from transcripts
      where company_id = ${companyId} and status = 'done' and (${matches(search)})
      limit ${mostSpokenHits}
    ) as hits`.execute(database);
  const { total, ids } = rows[0] ?? { total: 0, ids: null };
  return { total, ids: total < mostSpokenHits ? (ids ?? []) : null };
}

/** One page of what many answers hold: met soon by looking from the newest on. */
export async function findNewestSpoken(
  database: Database,
  companyId: number,
  { search, page, pageSize }: { search: string; page: number; pageSize: number },
): Promise<number[]> {
  const { rows } = await sql<{ response_id: number }>`
    select response_id from transcripts
    where company_id = ${companyId} and status = 'done' and (${matches(search)})
    order by submission_id desc, response_id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return rows.map((row) => row.response_id);
}

/** What is shown of these answers, newest submission first. */
export async function findSpokenHits(
  database: Database,
  companyId: number,
  search: string,
  ids: readonly number[],
): Promise<SpokenHitRow[]> {
  const { rows } = await sql<SpokenHitRow>`
    select hits.submission_id, hits.response_id, submissions.candidate_name, submissions.job_id,
      jobs.title as job_title, questions.question, responses.starts_at_seconds, hits.words,
      coalesce((
        select json_agg(json_build_object('index', place - 1, 'stem', stems[1]) order by place)
        from jsonb_array_elements(hits.words) with ordinality as said (word, place)
        cross join lateral tsvector_to_array(to_tsvector(hits.dictionary, word ->> 'word')) as stems
        where stems && tsvector_to_array(to_tsvector(hits.dictionary, ${search}))
      ), '[]') as matched
    from transcripts as hits
    join submissions on submissions.id = hits.submission_id and submissions.company_id = ${companyId}
    join responses on responses.id = hits.response_id
    join questions on questions.id = responses.question_id
    join jobs on jobs.id = submissions.job_id
    where hits.company_id = ${companyId} and hits.response_id = any(${ids})
    order by hits.submission_id desc, hits.response_id`.execute(database);
  return rows;
}
