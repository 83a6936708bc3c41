import type { Submission } from '@nimble/contracts/submissions';
import type { CompanyMails } from '../../../platform/company-mails/index.ts';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { lockFinished, shown, showSubmission } from '../finished-submission.ts';
import type { FileAccess } from '../submissions.presenter.ts';
import { markNewAttempt, unmarkNewAttempt, whyLinkClosed } from './new-attempts.repository.ts';

export type NewAttemptsDependencies = FileAccess & {
  database: Database;
  companyMails: Pick<CompanyMails, 'take'>;
};

export function createNewAttemptsService(dependencies: NewAttemptsDependencies) {
  const { database, companyMails } = dependencies;
  return {
    /**
     * Its candidate may begin and submit once more; this one stays. @throws RequestError conflict, unprocessable,
     * tooMany
     */
    async allowNewAttempt(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        const closed = await whyLinkClosed(transaction, companyId, row);
        if (closed !== undefined) throw new RequestError(closed);
        if (!(await markNewAttempt(transaction, companyId, submissionId)))
          throw new RequestError('submission.attempt_allowed');
        const emails = [row.candidate_email];
        await companyMails.take(transaction, { companyId, kind: 'new_attempt', emails });
        await emit(transaction, { type: 'submission.new_attempt_allowed', by: member, ...shown(row) });
      });
      return showSubmission(dependencies, companyId, submissionId);
    },

    /** Without a permission nothing changes. @throws RequestError conflict once it has begun. */
    async withdrawNewAttempt(member: Actor, submissionId: number): Promise<Submission> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        if (row.new_attempt_at === null) return;
        if (!(await unmarkNewAttempt(transaction, companyId, submissionId)))
          throw new RequestError('submission.attempt_begun');
        await emit(transaction, { type: 'submission.new_attempt_withdrawn', by: member, ...shown(row) });
      });
      return showSubmission(dependencies, companyId, submissionId);
    },
  };
}
