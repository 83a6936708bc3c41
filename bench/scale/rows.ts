import { answersOfSubmission, hash, placeOf, type Size } from './sizes.ts';

/** Rows as COPY reads them. */
export type Rows = { table: string; columns: string[]; lines: Iterable<string> };

const firstNames = 'Ana Ben Cleo Dan Eva Finn Grace Hugo Ines Jonas Kira Liam'.split(' ');
const lastNames = 'Okafor Silva Novak Rossi Berg Tanaka Weber Dubois Garcia Kowalski'.split(' ');
const domains = ['mail.example', 'post.example', 'work.example', 'example.com', 'example.org'];
const statuses = ['pending', 'in_review', 'reviewed', 'shortlisted', 'rejected'];
/** All were submitted within this time, one after the other. */
const millisecondsOfAll = 347 * 24 * 60 * 60_000;
const empty = String.raw`\N`;

/** The large tables of a database of this size; each is generated again whenever it is read. */
export function rowsOf(size: Size, now = Date.now()): Rows[] {
  const submissions = {
    table: 'submissions',
    columns: `id company_id job_id candidate_name candidate_email status rating notes device_info
      browser_info consent_version consented_at begun_formats created_at updated_at submitted_at
      completed_at reviewed_at decided_at`.split(/\s+/),
    lines: each(size, (n) => [submission(n, size, now)]),
  };
  const takes = {
    table: 'takes',
    columns: ['id', 'company_id', 'submission_id', 'question_id', 'mime', 'largest_bytes', 'length_bytes'],
    lines: eachAnswer(size, (id, n, { company, question }) =>
      [uuid(id), company, n, question, 'video/mp4', 9_000_000, 9_000_000].join('\t'),
    ),
  };
  const files = {
    table: 'files',
    columns: ['id', 'company_id', 'storage_key', 'name', 'mime', 'size_bytes'],
    lines: eachAnswer(size, (id, _n, { company }) =>
      [id, company, `takes/${uuid(id)}`, 'answer.mp4', 'video/mp4', 9_000_000].join('\t'),
    ),
  };
  const responses = {
    table: 'responses',
    columns: `id company_id submission_id question_id take_id file_id processing_status sha256
      duration_seconds width height starts_at_seconds`.split(/\s+/),
    lines: eachAnswer(size, (id, n, { company, question, index }) =>
      [id, company, n, question, uuid(id), id, 'ready', digest(id), 60, 1280, 720, 60 * index].join('\t'),
    ),
  };
  return [submissions, takes, files, responses, transcripts(size)];
}

function* each({ submissions }: Size, linesOf: (n: number) => string[]): Iterable<string> {
  for (let n = 1; n <= submissions; n += 1) yield* linesOf(n);
}

type Answer = { company: number; question: number; index: number };

function eachAnswer(size: Size, line: (id: number, n: number, answer: Answer) => string): Iterable<string> {
  return each(size, (n) => {
    const { company, job } = placeOf(n, size);
    return Array.from({ length: answersOfSubmission }, (_, index) => {
      const question = (job - 1) * answersOfSubmission + index + 1;
      return line((n - 1) * answersOfSubmission + index + 1, n, { company, question, index });
    });
  });
}

function submission(n: number, size: Size, now: number): string {
  const { random, company, job } = placeOf(n, size);
  const first = firstNames[random % 12] ?? '';
  const family = lastNames[Math.floor(random / 100) % 10] ?? '';
  const last = random % 100 === 7 ? 'Smith' : random % 3 === 0 ? `${family}-${n % 5000}` : family;
  const status = Math.floor(random / 1000) % 5;
  const at = now - (size.submissions - n) * (millisecondsOfAll / size.submissions);
  const [begun, reviewed] = [at, Math.min(now, at + (random % 5000) * 30_000)].map((time) =>
    new Date(time).toISOString(),
  );
  return [
    n,
    company,
    job,
    `${first} ${last}`,
    `${first}.${last}${n}@${domains[Math.floor(random / 11) % 5]}`.toLowerCase(),
    statuses[status],
    random % 2 === 0 ? random % 101 : empty,
    random % 4 === 0 ? 'A note.' : empty,
    '{}',
    '{}',
    '2026-11-01',
    begun,
    '{video}',
    begun,
    reviewed,
    begun,
    begun,
    status > 0 ? reviewed : empty,
    status > 1 ? reviewed : empty,
  ].join('\t');
}

/** Different ones: generating them takes most of the time. */
const texts = 20_000;
const wordsOfText = 100;
const vocabulary = 5000;

/**
 * A hundred words each, the n-th most frequent of 5,000 occurring 1/n as often as the first, as in natural language.
 */
function transcripts(size: Size): Rows {
  return {
    table: 'transcripts',
    columns: ['response_id', 'company_id', 'submission_id', 'status', 'dictionary', 'text', 'words'],
    lines: (function* () {
      const said = Array.from({ length: texts }, (_, number) => spoken(number));
      yield* each(size, (n) => {
        const { company, isTranscribed } = placeOf(n, size);
        if (!isTranscribed) return [];
        const id = (n - 1) * answersOfSubmission + 1;
        return [[id, company, n, 'done', 'english', said[hash(n) % texts]].join('\t')];
      });
    })(),
  };
}

/** The text, and its words with times. */
function spoken(number: number): string {
  const words = Array.from({ length: wordsOfText }, (_, index) => {
    const random = (hash(number * 128 + index) % 1_000_000) / 1_000_000;
    return `word${Math.floor(Math.exp(random * Math.log(vocabulary)))}`;
  });
  const timed = words.map((word, index) => ({
    word,
    start: index * 0.4,
    end: index * 0.4 + 0.3,
    confidence: 0.9,
  }));
  return `${words.join(' ')}\t${JSON.stringify(timed)}`;
}

function hex(id: number, part: number): string {
  return hash(id * 8 + part)
    .toString(16)
    .padStart(8, '0');
}

/** Spread over its index as a random one. */
function uuid(id: number): string {
  const last = id.toString(16).padStart(12, '0');
  return `${hex(id, 0)}-${hex(id, 1).slice(0, 4)}-4${hex(id, 1).slice(5)}-8${hex(id, 2).slice(5)}-${last}`;
}

function digest(id: number): string {
  return `\\\\x${Array.from({ length: 8 }, (_, part) => hex(id, part)).join('')}`;
}
