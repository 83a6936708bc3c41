import type { Pagination } from '@nimble/contracts';
import { type ListedResponse, type ResponsesRequest } from '@nimble/contracts/submissions';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { paginationOf } from '../../../platform/http/index.ts';
import { type FileAccess, presentResponse } from '../submissions.presenter.ts';
import { type AnswerWords, readWords } from './answer-words.ts';
import { findListedResponse, findListedResponses, type ListedResponseRow } from './responses.repository.ts';

type Relations = Pick<ResponsesRequest, 'populate'>;
type Dependencies = FileAccess & { database: Database; answerWords: AnswerWords };

/** Answers as a read-only collection. */
export function createResponsesService({ database, answerWords, ...files }: Dependencies) {
  const present = (row: ListedResponseRow, { populate }: Relations): ListedResponse => ({
    ...presentResponse(row, row.time_factor, files),
    submissionId: row.submission_id,
    jobId: row.job_id,
    createdAt: row.created_at.toISOString(),
    ...(populate.has('submission') && {
      submission: {
        id: row.submission_id,
        candidateName: row.candidate_name,
        candidateEmail: row.candidate_email,
        status: row.status,
      },
    }),
  });

  async function presentAll(
    companyId: number,
    rows: readonly ListedResponseRow[],
    relations: Relations,
  ): Promise<ListedResponse[]> {
    const shown = rows.map((row) => present(row, relations));
    const { populate } = relations;
    const wanted = { transcript: populate.has('transcript'), analysis: populate.has('ai_analysis') };
    return shown.map(await readWords(answerWords, companyId, shown, wanted));
  }

  return {
    async list(
      companyId: number,
      request: ResponsesRequest,
    ): Promise<{ data: ListedResponse[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findListedResponses(database, companyId, request);
      return {
        data: await presentAll(companyId, rows, request),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async one(companyId: number, responseId: number, relations: Relations): Promise<ListedResponse> {
      const row = await findListedResponse(database, companyId, responseId);
      if (row === undefined) throw new RequestError('submission.answer_not_found');
      const [shown = present(row, relations)] = await presentAll(companyId, [row], relations);
      return shown;
    },
  };
}
export type ResponsesService = ReturnType<typeof createResponsesService>;
