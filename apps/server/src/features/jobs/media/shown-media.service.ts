import type { InterviewMedia, ShownMedia } from '@nimble/contracts/question-media';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { findQuestionsOf } from '../questions/questions.repository.ts';
import { type AddressOf, presentShown } from './question-media.presenter.ts';
import { findByFile, findReady } from './question-media.repository.ts';

type OfSubmission = { companyId: number; submissionId: number };

export type ShownMediaDependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'fileUrl'>;
  /** Is there such a submission, as far as the person sees it? */
  isSubmission: (companyId: number, submissionId: number) => Promise<boolean>;
};

/** The files that the questions of an interview show, for those who see the interview. */
export function createShownMediaService(dependencies: ShownMediaDependencies) {
  const { database, tokens, isSubmission } = dependencies;

  /** Those that are ready, by their ids, for readers who see the questions that show them. */
  async function findShown(
    companyId: number,
    mediaIds: readonly number[],
    addressOf: AddressOf,
  ): Promise<ReadonlyMap<number, ShownMedia>> {
    const rows = mediaIds.length === 0 ? [] : await findReady(database, companyId, mediaIds);
    const shown = rows.map((row) => presentShown(row, addressOf)).filter((media) => media !== undefined);
    return new Map(shown.map((media) => [media.id, media]));
  }

  async function ofInterview(submission: OfSubmission, addressOf: AddressOf): Promise<InterviewMedia> {
    const shown = (await findQuestionsOf(database, submission)).flatMap(({ id, media_id }) =>
      media_id === null ? [] : [{ questionId: id, mediaId: media_id }],
    );
    const ids = shown.map(({ mediaId }) => mediaId);
    const found = await findShown(submission.companyId, ids, addressOf);
    return {
      questions: shown.flatMap(({ questionId, mediaId }) => {
        const media = found.get(mediaId);
        return media === undefined ? [] : [{ questionId, media }];
      }),
    };
  }

  return {
    findShown,
    findByFile: async (fileId: number) => (await findByFile(database, fileId))?.id,

    ofInterview: (candidate: OfSubmission) => ofInterview(candidate, tokens.fileUrl),

    /** @throws RequestError notFound for a submission that the person does not see. */
    async ofSubmission(companyId: number, submissionId: number): Promise<InterviewMedia> {
      if (!(await isSubmission(companyId, submissionId))) throw new RequestError('submission.not_found');
      return ofInterview({ companyId, submissionId }, tokens.fileUrl);
    },

    /** Does a question of this interview show the file? */
    async isOfInterview(submissionId: number, fileId: number): Promise<boolean> {
      const media = await findByFile(database, fileId);
      if (media === undefined) return false;
      const questions = await findQuestionsOf(database, { companyId: media.company_id, submissionId });
      return questions.some(({ media_id }) => media_id === media.id);
    },
  };
}
export type ShownMediaService = ReturnType<typeof createShownMediaService>;
