import type { DecisionMail, MailDraft, PlannedMail, RecentMails } from '@nimble/contracts/decision-mails';
import {
  type Database,
  inTransaction,
  lockSubmission,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { candidateMail, type MailBrand, renderMail } from '../../platform/mail/index.ts';
import type { Addressee } from '../interviews/index.ts';
import { presentDecisionMail, presentRecentMails, stateOf } from './decision-mails.presenter.ts';
import { deleteWaiting, findDecisionMails } from './decision-mails.repository.ts';
import { type PlannedMailsDependencies, wordsFor } from './planned-mails.ts';
import { countRecentMails, findFailedMails } from './recent-mails.repository.ts';

type Dependencies = Pick<PlannedMailsDependencies, 'findAddressee' | 'findWords'> & {
  database: Database;
  brandOfMail: (addressee: Addressee, publicUrl: string) => { brand: MailBrand };
  findCandidateNames: (
    database: Database,
    companyId: number,
    submissionIds: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>;
  config: { publicUrl: string };
};

/** What reviewers see of the emails about decisions. */
export function createDecisionMailsService(dependencies: Dependencies) {
  const { database, brandOfMail, config } = dependencies;

  async function addresseeOf(companyId: number, submissionId: number): Promise<Addressee> {
    const addressee = await dependencies.findAddressee(database, companyId, submissionId);
    if (addressee === undefined) throw new RequestError('submission.not_found');
    return addressee;
  }

  return {
    async list(companyId: number, submissionId: number): Promise<PlannedMail[]> {
      await addresseeOf(companyId, submissionId);
      const rows = await findDecisionMails(database, { companyId, submissionId });
      return rows.map(presentDecisionMail);
    },

    recent: (companyId: number) => showRecent(dependencies, companyId),

    /** Its link leads to the start page: the candidate's own page is for the candidate alone. */
    async draft(companyId: number, submissionId: number, mail: DecisionMail): Promise<MailDraft> {
      const addressee = await addresseeOf(companyId, submissionId);
      const { language, unfilled, words } = await wordsFor(database, addressee, mail, dependencies.findWords);
      const { publicUrl: url } = config;
      const { candidate_email: to, contact_email: contactEmail } = addressee;
      const sent = { to, language, ...brandOfMail(addressee, url), contactEmail, url };
      const planned = await findDecisionMails(database, { companyId, submissionId });
      return {
        to,
        language,
        words: unfilled,
        rendered: renderMail(candidateMail(words, sent).mail),
        isPlanned: planned.some((one) => one.kind === mail.kind && stateOf(one) !== 'failed'),
      };
    },

    /** @throws RequestError notFound, conflict once it has left. */
    async cancel(by: Actor, submissionId: number, mailId: number): Promise<void> {
      const { companyId } = by;
      await inTransaction(database, async (transaction) => {
        const row = await lockSubmission(transaction, companyId, submissionId);
        if (row === undefined) throw new RequestError('submission.not_found');
        const [canceled] = await deleteWaiting(transaction, { companyId, submissionId }, mailId);
        if (canceled === undefined) throw await whyNot(transaction, { companyId, submissionId }, mailId);
        const { kind: template } = canceled;
        await emit(transaction, { type: 'submission.mail_canceled', by, submissionId, template });
      });
    },
  };
}

async function showRecent(
  { database, findCandidateNames }: Dependencies,
  companyId: number,
): Promise<RecentMails> {
  const counts = await countRecentMails(database, companyId);
  const failed = await findFailedMails(database, companyId);
  const ids = failed.map(({ submission_id }) => submission_id);
  return presentRecentMails(counts, failed, await findCandidateNames(database, companyId, ids));
}

async function whyNot(
  transaction: Transaction,
  owner: { companyId: number; submissionId: number },
  mailId: number,
): Promise<RequestError> {
  const mail = (await findDecisionMails(transaction, owner)).find(({ id }) => id === mailId);
  const hasLeft = mail !== undefined && stateOf(mail) !== 'failed';
  return new RequestError(hasLeft ? 'decision_mail.sent' : 'decision_mail.not_found');
}
export type DecisionMailsService = ReturnType<typeof createDecisionMailsService>;
