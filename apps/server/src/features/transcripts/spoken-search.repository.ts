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
 * One page of the answers in which it was said, newest submission first. What is rare is found by the index of words
 * and then sorted; what nearly everybody says is met soon by looking from the newest on. PostgreSQL guesses how rare
 * words are, often badly, so it is told.
 */
export async function findSpoken(
  database: Database,
  companyId: number,
  { search, pageSize, page, isRare }: { search: string; pageSize: number; page: number; isRare: boolean },
): Promise<SpokenHitRow[]> {
  const { rows } = await sql<SpokenHitRow>`
    with found as ${isRare ? sql`materialized` : sql`not materialized`} (
      select response_id, submission_id, words, dictionary
      from transcripts
      where company_id = ${companyId} and status = 'done' and (${matches(search)})
    ), hits as materialized (
      select * from found
      order by submission_id desc, response_id
      limit ${pageSize} offset ${(page - 1) * pageSize}
    )
    select hits.submission_id, hits.response_id, submissions.candidate_name, submissions.job_id,
      jobs.title as job_title, questions.question, responses.starts_at_seconds, hits.words,
      coalesce((
        select json_agg(json_build_object('index', place - 1, 'stem', stems[1]) order by place)
        from jsonb_array_elements(hits.words) with ordinality as said (word, place)
        cross join lateral tsvector_to_array(to_tsvector(hits.dictionary, word ->> 'word')) as stems
        where stems && tsvector_to_array(to_tsvector(hits.dictionary, ${search}))
      ), '[]') as matched
    from hits
    join submissions on submissions.id = hits.submission_id and submissions.company_id = ${companyId}
    join responses on responses.id = hits.response_id
    join questions on questions.id = responses.question_id
    join jobs on jobs.id = submissions.job_id
    order by hits.submission_id desc, hits.response_id`.execute(database);
  return rows;
}

/** How many there are, at most `mostSpokenHits`. */
export async function countSpoken(database: Database, companyId: number, search: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from transcripts
      where company_id = ${companyId} and status = 'done' and (${matches(search)})
      limit ${mostSpokenHits}
    ) as hits`.execute(database);
  return rows[0]?.total ?? 0;
}
