import { takeIdField } from '@nimble/contracts/recordings';
import { requireMailed, type TakeSender } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { type AnswersDependencies, createAnswersService } from './answers.service.ts';
import { findSender } from './takes/takes.repository.ts';
import { createTakesService } from './takes/takes.service.ts';
import { createUnusedTakesService, type UnusedTakesDependencies } from './takes/unused-takes.service.ts';

type Dependencies = AnswersDependencies &
  UnusedTakesDependencies & { tokens: Pick<SignedTokens, 'readCandidate'> };

export function createRecordingsService(dependencies: Dependencies) {
  const { database, tokens } = dependencies;
  return {
    ...createTakesService(database),
    ...createAnswersService(dependencies),
    ...createUnusedTakesService(dependencies),

    /**
     * @returns the candidate of this token and what the named take may still receive.
     * @throws RequestError as `requireMailed` does.
     */
    async authenticate(token: string, named: unknown): Promise<TakeSender | undefined> {
      const claims = tokens.readCandidate(token);
      if (claims === undefined) return undefined;
      const { submission: submissionId, isMailed } = claims;
      const takeId = takeIdField.safeParse(named).data ?? null;
      const row = await findSender(database, submissionId, takeId);
      if (row === undefined) return undefined;
      requireMailed(claims, row);
      const { company_id: companyId, largest_bytes: largestBytes, length_bytes: lengthBytes } = row;
      const take =
        largestBytes === null
          ? undefined
          : {
              largestBytes,
              lengthBytes,
              isSubmitted: row.status !== 'uploading',
              isAccepted: row.accepted_as !== null,
            };
      return { kind: 'candidate', submissionId, companyId, isMailed, take };
    },
  };
}
export type RecordingsService = ReturnType<typeof createRecordingsService>;
