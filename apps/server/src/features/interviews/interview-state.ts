import type { InterviewState } from '@nimble/contracts/interviews';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Candidate, requireMailed } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { presentInterview } from './interviews.presenter.ts';
import { findInterview, findInterviewResponses } from './interviews.repository.ts';

/** The state of an interview, which answers every change by its candidate. */
export async function findState(
  { database, tokens }: { database: Database; tokens: Pick<SignedTokens, 'fileUrl'> },
  candidate: Candidate,
): Promise<InterviewState> {
  const [row, responses] = await Promise.all([
    findInterview(database, candidate),
    findInterviewResponses(database, candidate),
  ]);
  if (row === undefined) throw new RequestError('request.not_found');
  requireMailed(candidate, row);
  return presentInterview(row, responses, tokens);
}
