import { mostResumeHits, type ResumeProblem } from '@nimble/contracts/resumes';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

type NewResumeText = {
  companyId: number;
  submissionId: number;
  fileId: number;
  text: string;
  isCut: boolean;
  problem: ResumeProblem | null;
};

export function findResumeFile(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .innerJoin('files', 'files.id', 'submissions.resume_file_id')
    .select(['files.id', 'files.mime', 'files.storage_key'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}

export async function hasResumeText(database: Database, companyId: number, fileId: number): Promise<boolean> {
  const found = await database
    .selectFrom('resume_texts')
    .select('submission_id')
    .where('company_id', '=', companyId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the submission's resume until the transaction ends. */
export function lockResume(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .select('resume_file_id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveResumeText(transaction: Transaction, resume: NewResumeText): Promise<void> {
  const values = {
    file_id: resume.fileId,
    text: resume.text,
    is_cut: resume.isCut,
    problem: resume.problem,
  };
  await transaction
    .insertInto('resume_texts')
    .values({ submission_id: resume.submissionId, company_id: resume.companyId, ...values })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(values))
    .execute();
}

/** All null before it is read; undefined for a missing submission. */
export function findResumeText(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .leftJoin('resume_texts', (join) =>
      join
        .onRef('resume_texts.submission_id', '=', 'submissions.id')
        .onRef('resume_texts.company_id', '=', 'submissions.company_id'),
    )
    .select(['resume_texts.text', 'resume_texts.is_cut', 'resume_texts.problem'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirst();
}

/** Control characters: no stored text contains one. */
export const hitStart = '\u0002';
export const hitEnd = '\u0003';
// The default of ShortWord drops words of up to three bytes at the ends of an excerpt, so all Chinese characters beside a hit.
const excerptOptions = `StartSel=${hitStart}, StopSel=${hitEnd}, MaxFragments=2, MaxWords=18, MinWords=8, ShortWord=0, FragmentDelimiter=" … "`;

/** Characters that were separated for the search stand together again, and so do hits without a blank between them. */
function excerptFor(query: RawBuilder<string>) {
  return sql<string>`replace(
    translate(ts_headline('simple', separate_signs(resume_texts.text), ${query}, ${excerptOptions}), ${'\u0001'}, ''),
    ${hitEnd + hitStart}, '')`;
}

/** How many of the newest are checked first for a full page of hits. */
const probed = 100;

/** The newest first, at most `mostResumeHits`. Excerpts are made only for those that are shown. */
export async function findResumesSaying(database: Database, companyId: number, words: string) {
  const query = sql<string>`websearch_to_tsquery('simple', separate_signs(${words}))`;
  const newest = await idsAmongNewest(database, companyId, query);
  const ids = newest.length === mostResumeHits ? newest : await idsInIndex(database, companyId, query);
  if (ids.length === 0) return [];
  return database
    .selectFrom('resume_texts')
    .innerJoin('submissions', 'submissions.id', 'resume_texts.submission_id')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select(['submissions.id', 'submissions.candidate_name', 'submissions.job_id', 'jobs.title as job_title'])
    .select(excerptFor(query).as('excerpt'))
    .where('resume_texts.company_id', '=', companyId)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.status', '<>', 'uploading')
    .where(sql<boolean>`resume_texts.submission_id = any(${ids})`)
    .orderBy('submissions.id', 'desc')
    .execute();
}

/** A frequent word is found soon, before its index is read. */
async function idsAmongNewest(
  database: Database,
  companyId: number,
  query: RawBuilder<string>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select submission_id as id from (
      select submission_id, words from resume_texts where company_id = ${companyId}
      order by submission_id desc limit ${probed}
    ) as newest
    where words @@ ${query}
    order by submission_id desc limit ${mostResumeHits}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * PostgreSQL cannot estimate a `(select …)`, and so uses the index for company and words; `offset 0` keeps it from
 * scanning all in their order until enough are found.
 */
async function idsInIndex(
  database: Database,
  companyId: number,
  query: RawBuilder<string>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select submission_id as id from (
      select submission_id from resume_texts
      where company_id = (select ${companyId}::bigint) and words @@ (select ${query}) offset 0
    ) as found
    order by submission_id desc limit ${mostResumeHits}`.execute(database);
  return rows.map(({ id }) => id);
}
