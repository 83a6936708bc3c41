import type { CurrentMedia, InterviewMedia, ShownMedia } from '@nimble/contracts/question-media';
import { type Database, isSubmitted } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { findQuestionsOf } from '../questions/questions.repository.ts';
import { type AddressOf, presentShown } from './question-media.presenter.ts';
import { findByFile, findReady } from './question-media.repository.ts';
import { findOfInterviewedJob } from './used-media.repository.ts';

type OfSubmission = { companyId: number; submissionId: number };

export type ShownMediaDependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'fileUrl'>;
};

/** The ready ones by their ids, for readers who see a question or job that shows them. */
async function findShown(
  database: Database,
  companyId: number,
  mediaIds: readonly number[],
  addressOf: AddressOf,
): Promise<ReadonlyMap<number, ShownMedia>> {
  const rows = mediaIds.length === 0 ? [] : await findReady(database, companyId, mediaIds);
  const shown = rows.map((row) => presentShown(row, addressOf)).filter((media) => media !== undefined);
  return new Map(shown.map((media) => [media.id, media]));
}

/** One of them; null for none. */
export async function findOneShown(
  database: Database,
  companyId: number,
  mediaId: number | null,
  addressOf: AddressOf,
): Promise<ShownMedia | null> {
  if (mediaId === null) return null;
  return (await findShown(database, companyId, [mediaId], addressOf)).get(mediaId) ?? null;
}

/** The files that an interview shows, for those who see the interview. */
export function createShownMediaService({ database, tokens }: ShownMediaDependencies) {
  async function ofInterview(submission: OfSubmission, addressOf: AddressOf): Promise<InterviewMedia> {
    const shown = (await findQuestionsOf(database, submission)).flatMap(({ id, media_id }) =>
      media_id === null ? [] : [{ questionId: id, mediaId: media_id }],
    );
    const ids = shown.map(({ mediaId }) => mediaId);
    const found = await findShown(database, submission.companyId, ids, addressOf);
    return {
      questions: shown.flatMap(({ questionId, mediaId }) => {
        const media = found.get(mediaId);
        return media === undefined ? [] : [{ questionId, media }];
      }),
    };
  }

  return {
    findShown: (companyId: number, mediaIds: readonly number[], addressOf: AddressOf) =>
      findShown(database, companyId, mediaIds, addressOf),

    findByFile: async (fileId: number) => (await findByFile(database, fileId))?.id,

    async ofInterview(candidate: OfSubmission): Promise<CurrentMedia> {
      const { companyId } = candidate;
      const closing = (await findOfInterviewedJob(database, candidate))?.closing_media_id ?? null;
      return {
        ...(await ofInterview(candidate, tokens.fileUrl)),
        closing: await findOneShown(database, companyId, closing, tokens.fileUrl),
      };
    },

    /** @throws RequestError notFound for a submission that the person does not see. */
    async ofSubmission(companyId: number, submissionId: number): Promise<InterviewMedia> {
      if (!(await isSubmitted(database, companyId, submissionId)))
        throw new RequestError('submission.not_found');
      return ofInterview({ companyId, submissionId }, tokens.fileUrl);
    },

    /** Does a question of this interview, or its job, show the file? */
    async isOfInterview(submissionId: number, fileId: number): Promise<boolean> {
      const media = await findByFile(database, fileId);
      if (media === undefined) return false;
      const candidate = { companyId: media.company_id, submissionId };
      const questions = await findQuestionsOf(database, candidate);
      if (questions.some(({ media_id }) => media_id === media.id)) return true;
      const job = await findOfInterviewedJob(database, candidate);
      return job?.welcome_media_id === media.id || job?.closing_media_id === media.id;
    },
  };
}
export type ShownMediaService = ReturnType<typeof createShownMediaService>;
