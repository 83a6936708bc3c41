import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { placeInInterview } from '../../platform/answers/drawn-questions.ts';
import { hasFile, storedAnswerColumns } from '../../platform/answers/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Precision of `opened_at`, seconds: not each call writes. */
const openedPrecisionSeconds = 60;

function openLinks(database: Database | Transaction) {
  return database
    .selectFrom('guest_links')
    .where('guest_links.revoked_at', 'is', null)
    .where('guest_links.expires_at', '>', sql<Date>`now()`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('companies.id')
          .whereRef('companies.id', '=', 'guest_links.company_id')
          .where('companies.stopped_at', 'is', null),
      ),
    );
}

/** The link of this token; undefined for one that is unknown, expired or revoked. */
export function findOpenLink(database: Database, tokenHash: Buffer) {
  return openLinks(database)
    .select(['guest_links.id', 'guest_links.company_id'])
    .where('guest_links.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

type OfLink = { companyId: number; guestLinkId: number };

/** The candidates of a link, in its order; undefined once it is not open any more. */
export function findWhatLinkShows(database: Database, { companyId, guestLinkId }: OfLink) {
  return openLinks(database)
    .innerJoin('jobs', 'jobs.id', 'guest_links.job_id')
    .select((builder) => [
      'jobs.title as job_title',
      'guest_links.shows_names',
      'guest_links.expires_at',
      jsonArrayFrom(
        builder
          .selectFrom('guest_link_submissions')
          .innerJoin('submissions', 'submissions.id', 'guest_link_submissions.submission_id')
          .select((inner) => [
            'guest_link_submissions.position as number',
            'submissions.candidate_name',
            'submissions.video_file_id',
            'submissions.poster_file_id',
            'submissions.video_duration_seconds',
            jsonArrayFrom(
              inner
                .selectFrom('responses')
                .innerJoin('questions', 'questions.id', 'responses.question_id')
                .select([
                  'responses.id',
                  'questions.question',
                  'questions.media_id',
                  placeInInterview.as('number'),
                  'responses.starts_at_seconds',
                  'responses.duration_seconds',
                  ...storedAnswerColumns,
                ])
                .whereRef('responses.submission_id', '=', 'submissions.id')
                .whereRef('responses.company_id', '=', 'submissions.company_id')
                .orderBy('questions.position'),
            ).as('answers'),
          ])
          .whereRef('guest_link_submissions.guest_link_id', '=', 'guest_links.id')
          .whereRef('submissions.company_id', '=', 'guest_links.company_id')
          .orderBy('guest_link_submissions.position'),
      ).as('candidates'),
    ])
    .where('guest_links.company_id', '=', companyId)
    .where('guest_links.id', '=', guestLinkId)
    .executeTakeFirst();
}
export type ShownRow = NonNullable<Awaited<ReturnType<typeof findWhatLinkShows>>>;

/** The candidate at this position of an open link, and whether the link may name them; undefined for none. */
export function findCandidateOfLink(database: Database, { companyId, guestLinkId }: OfLink, number: number) {
  return openLinks(database)
    .innerJoin('guest_link_submissions', 'guest_link_submissions.guest_link_id', 'guest_links.id')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.id', '=', 'guest_link_submissions.submission_id')
        .onRef('submissions.company_id', '=', 'guest_links.company_id'),
    )
    .select(['submissions.id', 'submissions.candidate_name', 'guest_links.shows_names'])
    .where('guest_links.company_id', '=', companyId)
    .where('guest_links.id', '=', guestLinkId)
    .where('guest_link_submissions.position', '=', number)
    .executeTakeFirst();
}

export async function markOpened(database: Database, { companyId, guestLinkId }: OfLink): Promise<void> {
  await database
    .updateTable('guest_links')
    .set({ opened_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', guestLinkId)
    .where(({ eb, or }) =>
      or([
        eb('opened_at', 'is', null),
        eb('opened_at', '<', sql<Date>`now() - make_interval(secs => ${openedPrecisionSeconds})`),
      ]),
    )
    .execute();
}

/** The submissions of an open link, with the lock that revoking waits for; none once it is not open any more. */
export async function lockSubmissionsOfLink(
  transaction: Transaction,
  { companyId, guestLinkId }: OfLink,
): Promise<number[]> {
  const rows = await openLinks(transaction)
    .innerJoin('guest_link_submissions', 'guest_link_submissions.guest_link_id', 'guest_links.id')
    .select('guest_link_submissions.submission_id')
    .where('guest_links.company_id', '=', companyId)
    .where('guest_links.id', '=', guestLinkId)
    .forShare('guest_links')
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}

/** Is this the video or the poster of a candidate of the link, and is the link still open? */
export async function isFileOfOpenLink(
  database: Database,
  { guestLinkId, fileId }: { guestLinkId: number; fileId: number },
): Promise<boolean> {
  const row = await openLinks(database)
    .innerJoin('guest_link_submissions', 'guest_link_submissions.guest_link_id', 'guest_links.id')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.id', '=', 'guest_link_submissions.submission_id')
        .onRef('submissions.company_id', '=', 'guest_links.company_id'),
    )
    .select('submissions.id')
    .where('guest_links.id', '=', guestLinkId)
    .where(({ eb, or }) =>
      or([eb('submissions.video_file_id', '=', fileId), eb('submissions.poster_file_id', '=', fileId)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Is it part of an answer of a candidate of the link, and is the link still open? With its name, if the link names. */
export function findAnswerOfOpenLink(
  database: Database,
  { guestLinkId, fileId }: { guestLinkId: number; fileId: number },
) {
  return openLinks(database)
    .innerJoin('guest_link_submissions', 'guest_link_submissions.guest_link_id', 'guest_links.id')
    .innerJoin('responses', (join) =>
      join
        .onRef('responses.submission_id', '=', 'guest_link_submissions.submission_id')
        .onRef('responses.company_id', '=', 'guest_links.company_id'),
    )
    .select('guest_links.shows_names')
    .where('guest_links.id', '=', guestLinkId)
    .where(hasFile(fileId))
    .executeTakeFirst();
}

/** Does a question that a candidate of this open link has answered show this? */
export async function isMediaOfOpenLink(
  database: Database,
  { guestLinkId, mediaId }: { guestLinkId: number; mediaId: number },
): Promise<boolean> {
  const row = await openLinks(database)
    .innerJoin('guest_link_submissions', 'guest_link_submissions.guest_link_id', 'guest_links.id')
    .innerJoin('responses', (join) =>
      join
        .onRef('responses.submission_id', '=', 'guest_link_submissions.submission_id')
        .onRef('responses.company_id', '=', 'guest_links.company_id'),
    )
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .select('questions.id')
    .where('guest_links.id', '=', guestLinkId)
    .where('questions.media_id', '=', mediaId)
    .executeTakeFirst();
  return row !== undefined;
}
