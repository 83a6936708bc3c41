import type { Submission, SubmissionWaveform } from '@nimble/contracts/submissions';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { lockFinished, showSubmission } from '../finished-submission.ts';
import type { FileAccess } from '../submissions.presenter.ts';
import { startJoining } from './joining.ts';
import { findWaveform } from './waveforms.repository.ts';

type Dependencies = FileAccess & { database: Database };

export function createJoinedVideosService(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    /** null before the joined video has been measured. @throws RequestError notFound. */
    async waveform(companyId: number, submissionId: number): Promise<SubmissionWaveform | null> {
      const row = await findWaveform(database, companyId, submissionId);
      if (row === undefined) throw new RequestError('submission.not_found');
      const { seconds_per_peak: secondsPerPeak, peaks } = row;
      return secondsPerPeak === null || peaks === null ? null : { secondsPerPeak, peaks: [...peaks] };
    },

    /** Joins the answers again; the former video stays until the new one is ready. */
    async compile(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        await lockFinished(transaction, companyId, submissionId);
        await startJoining(transaction, companyId, submissionId, 'asked');
        await emit(transaction, { type: 'submission.compiled', by: member, submissionId });
      });
      return showSubmission(dependencies, companyId, submissionId);
    },
  };
}
