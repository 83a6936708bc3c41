import { type SentInterview } from '@nimble/contracts/interviews';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { emit } from '../../../platform/events/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { writeInsightsConsent } from '../insights-consent/insights-consent.repository.ts';
import { presentSentInterview } from '../interviews.presenter.ts';
import { sendContinueMail } from '../interviews.tasks.ts';
import { findSentAnswers, findSentInterview } from './candidate-rights.repository.ts';
import type { Announcement } from './sent-progress.ts';

type Dependencies = {
  database: Database;
  tokens: SignedTokens;
  /** @throws RequestError notFound for an erased interview. */
  erase: (companyId: number, submissionId: number) => Promise<void>;
  /** What the candidate was emailed about a decision. */
  findAnnouncement: (database: Database, companyId: number, submissionId: number) => Promise<Announcement>;
};

/** Candidates' requests about their own data, by their personal links. */
export function createCandidateRightsService({ database, tokens, erase, findAnnouncement }: Dependencies) {
  /** @throws RequestError notFound for an invalid token and for an erased interview alike. */
  async function sent(token: string) {
    const submissionId = tokens.readPersonal(token);
    const row = submissionId === undefined ? undefined : await findSentInterview(database, submissionId);
    if (row === undefined) throw new RequestError('interview.nothing_kept');
    return row;
  }

  async function show(token: string): Promise<{ submissionId: number; data: SentInterview }> {
    const row = await sent(token);
    const answers = await findSentAnswers(database, row.company_id, row.id);
    const announcement = await findAnnouncement(database, row.company_id, row.id);
    return { submissionId: row.id, data: presentSentInterview(row, announcement, answers, tokens) };
  }

  return {
    show,

    /** As easy as giving it. Computed insights are erased with it. */
    async withdrawInsights(token: string): Promise<SentInterview> {
      const { company_id: companyId, id: submissionId } = await sent(token);
      const none = { performance: false, behavioral: false };
      await inTransaction(database, async (transaction) => {
        // First, because storing insights locks the submission while it checks the consent.
        await writeInsightsConsent(transaction, { companyId, submissionId }, none, '');
        await emit(transaction, { type: 'submission.insights_declined', by: { companyId }, submissionId });
      });
      return (await show(token)).data;
    },

    async erase(token: string): Promise<void> {
      const { company_id: companyId, id } = await sent(token);
      await erase(companyId, id);
    },

    async mailContinueLink(shareToken: string, email: string): Promise<void> {
      await inTransaction(database, (transaction) =>
        enqueue(transaction, sendContinueMail, { shareToken, email }),
      );
    },
  };
}
export type CandidateRightsService = ReturnType<typeof createCandidateRightsService>;
