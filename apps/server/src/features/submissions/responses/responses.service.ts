import type { Pagination } from '@nimble/contracts';
import { type ListedResponse, type ResponsesRequest } from '@nimble/contracts/submissions';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { paginationOf } from '../../../platform/http/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { presentResponse } from '../submissions.presenter.ts';
import { findListedResponse, findListedResponses, type ListedResponseRow } from './responses.repository.ts';

type Relations = Pick<ResponsesRequest, 'populate'>;
type Dependencies = { database: Database; tokens: SignedTokens };

/** Answers as a collection of their own, to be read. */
export function createResponsesService({ database, tokens }: Dependencies) {
  const present = (row: ListedResponseRow, { populate }: Relations): ListedResponse => ({
    ...presentResponse(row, row.time_factor, tokens),
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

  return {
    async list(
      companyId: number,
      request: ResponsesRequest,
    ): Promise<{ data: ListedResponse[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findListedResponses(database, companyId, request);
      return {
        data: rows.map((row) => present(row, request)),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async one(companyId: number, responseId: number, relations: Relations): Promise<ListedResponse> {
      const row = await findListedResponse(database, companyId, responseId);
      if (row === undefined) throw new RequestError('submission.answer_not_found');
      return present(row, relations);
    },
  };
}
export type ResponsesService = ReturnType<typeof createResponsesService>;
