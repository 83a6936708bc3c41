import type { SpokenHit, TranscribedWord } from '@nimble/contracts/transcripts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { separateWords } from './separate-words.ts';
import { bestPlace, type Match } from './spoken-moment.ts';

type FoundRow = {
  submission_id: number;
  response_id: number;
  candidate_name: string;
  job_id: number;
  job_title: string;
  question: string;
  format: SpokenHit['format'];
  starts_at_seconds: number | null;
  /** Positions of the search's words in the answer's index, which counts a word of several parts as several. */
  places: Match[];
};

type Window = {
  /** The words around the hit, of `word_count`, from number `first` on; those of a written answer have no times. */
  words: Pick<TranscribedWord, 'word' | 'start'>[];
  first: number;
  word_count: number;
  /** Which of these words match, and their stem. */
  matched: Match[];
};

export type SpokenHitRow = FoundRow & Window;

/** The excerpts of these answers, newest submission first. Words far from the hit are not read. */
export async function findSpokenHits(
  database: Database,
  companyId: number,
  search: string,
  ids: readonly number[],
): Promise<SpokenHitRow[]> {
  // Its words as transcripts hold them, and as they are written.
  const words = {
    said: sql`${`${search} ${separateWords(search)}`}`,
    written: sql`separate_signs(${search})`,
  };
  const found = await findPlaces(database, companyId, words, ids);
  const near = await findWindows(database, companyId, words, found.map(windowOf));
  // Words of many parts may have moved the hit further than the window is wide.
  const missed = found.filter(
    ({ response_id: id, places }) => places.length > 0 && near.get(id)?.matched.length === 0,
  );
  const whole = await findWindows(database, companyId, words, missed.map(wholeOf));
  return found.flatMap((row) => {
    const window = whole.get(row.response_id) ?? near.get(row.response_id);
    return window === undefined ? [] : [{ ...row, ...window }];
  });
}

type Words = Record<'said' | 'written', RawBuilder<unknown>>;
type Asked = { id: number; from: number; to: number };

function windowOf({ response_id: id, places }: FoundRow): Asked {
  const place = bestPlace(places);
  return { id, from: Math.max(0, place - 20 - Math.floor(place / 8)), to: place + 40 };
}

/** More words than any answer has. */
const allWords = 1_000_000;

function wholeOf({ response_id: id }: FoundRow): Asked {
  return { id, from: 0, to: allWords };
}

async function findPlaces(database: Database, companyId: number, words: Words, ids: readonly number[]) {
  const { rows } = await sql<FoundRow>`
    select hits.submission_id, hits.response_id, submissions.candidate_name, submissions.job_id,
      jobs.title as job_title, questions.question, responses.format, responses.starts_at_seconds,
      coalesce((
        select json_agg(json_build_object('index', place - 1, 'stem', lexeme) order by place)
        from unnest(hits.search) as said (lexeme, places), unnest(places) as place
        where lexeme = any(array(
          select unnest(tsvector_to_array(to_tsvector(hits.dictionary, hits.searched)))
        ))
      ), '[]') as places
    from (
      select response_id, submission_id, dictionary, search, ${words.said} as searched from transcripts
      where company_id = ${companyId} and response_id = any(${ids})
      union all
      select id, submission_id, dictionary, written, ${words.written} from responses
      where company_id = ${companyId} and id = any(${ids}) and format = 'text'
    ) as hits
    join submissions on submissions.id = hits.submission_id and submissions.company_id = ${companyId}
    join responses on responses.id = hits.response_id
    join questions on questions.id = responses.question_id
    join jobs on jobs.id = submissions.job_id
    order by hits.submission_id desc, hits.response_id`.execute(database);
  return rows;
}

/** Wide signs such as 。 stay with the word before them: as words they would move all after them from their positions. */
const betweenWords = String.raw`[\s\u0001]+(?![\u3001-\u3004\u3008-\u3020\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65])`;

/** Finds the words around each hit, by the id of its answer. */
async function findWindows(
  database: Database,
  companyId: number,
  words: Words,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, Window>> {
  if (asked.length === 0) return new Map();
  const { rows } = await sql<Window & { response_id: number }>`
    select asked.response_id, asked.first, jsonb_array_length(hits.words) as word_count, near.words,
      coalesce((
        select json_agg(json_build_object('index', place - 1, 'stem', stems[1]) order by place)
        from jsonb_array_elements(near.words) with ordinality as said (word, place)
        cross join lateral (
          select tsvector_to_array(to_tsvector(hits.dictionary, word ->> 'word')) as stems offset 0
        ) as reduced
        where stems && array(select unnest(tsvector_to_array(to_tsvector(hits.dictionary, hits.searched))))
      ), '[]') as matched
    from unnest(
      ${asked.map(({ id }) => id)}::bigint[], ${asked.map(({ from }) => from)}::integer[],
      ${asked.map(({ to }) => to)}::integer[]
    ) as asked (response_id, first, last)
    cross join lateral (
      select dictionary, words, ${words.said} as searched from transcripts
      where transcripts.response_id = asked.response_id and transcripts.company_id = ${companyId}
      union all
      select dictionary, (
        select jsonb_agg(jsonb_build_object('word', translate(word, ${'\u0001'}, ''), 'start', 0) order by place)
        from regexp_split_to_table(separate_signs(value ->> 'text'), ${betweenWords}) with ordinality as said (word, place)
        where word <> ''
      ), ${words.written} from responses
      where responses.id = asked.response_id and responses.company_id = ${companyId} and format = 'text'
    ) as hits
    cross join lateral (
      select jsonb_path_query_array(hits.words, '$[$first to $last]',
        jsonb_build_object('first', first, 'last', last)) as words offset 0
    ) as near`.execute(database);
  return new Map(rows.map(({ response_id, ...window }) => [response_id, window]));
}
