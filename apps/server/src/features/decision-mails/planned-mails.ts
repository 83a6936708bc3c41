import {
  type DecisionMail,
  type DecisionMailKind,
  fitsDecision,
  mailUndoSeconds,
} from '@nimble/contracts/decision-mails';
import type { MailWords } from '@nimble/contracts/mail-templates';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import type { CompanyMails } from '../../platform/company-mails/index.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { fillWords } from '../../platform/mail/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import type { Addressee } from '../interviews/index.ts';
import { cancel, cancelAll, takeBack, takeBackAll } from './canceled-mails.ts';
import { insertDecisionMail } from './decision-mails.repository.ts';
import { sendDecisionMail } from './decision-mails.tasks.ts';

export type PlannedMailsDependencies = {
  companyMails: Pick<CompanyMails, 'take' | 'requireWelcome'>;
  findAddressee: (
    database: Database | Transaction,
    companyId: number,
    submissionId: number,
  ) => Promise<Addressee | undefined>;
  findWords: (
    database: Database | Transaction,
    wanted: { companyId: number; kind: DecisionMailKind; language: NonNullable<Addressee['language']> },
  ) => Promise<MailWords>;
};

/** Beyond what screens offer, for the way of the answer and of the undo. */
const graceSeconds = 3;

/** The emails of decisions, in the transactions of these. */
export function createPlannedMails({ companyMails, findAddressee, findWords }: PlannedMailsDependencies) {
  return {
    cancel,
    cancelAll,
    takeBack,
    takeBackAll,

    /**
     * The email leaves when the time to undo is over. @returns its id.
     * @throws RequestError unprocessable (unsuitable, unsubscribed), conflict (has one), tooMany.
     */
    async plan(
      transaction: Transaction,
      by: Actor,
      {
        submissionId,
        status,
        mail,
      }: { submissionId: number; status: SubmissionStatus | undefined; mail: DecisionMail },
    ): Promise<number> {
      const { companyId } = by;
      const { kind } = mail;
      if (status === undefined || !fitsDecision(status, kind))
        throw new RequestError('decision_mail.unsuitable');
      const addressee = await findAddressee(transaction, companyId, submissionId);
      if (addressee === undefined) throw new RequestError('submission.not_found');
      const { candidate_email: email } = addressee;
      const { language, words } = await wordsFor(transaction, addressee, mail, findWords);
      await companyMails.requireWelcome(transaction, companyId, email);
      const delaySeconds = mailUndoSeconds + graceSeconds;
      const of = { companyId, submissionId, kind, language, words, delaySeconds };
      const planned = await insertDecisionMail(transaction, of);
      if (planned === undefined) throw new RequestError('decision_mail.repeated');
      await companyMails.take(transaction, { companyId, kind: 'decision', emails: [email] });
      const payload = { companyId, mailId: planned.id };
      await enqueue(transaction, sendDecisionMail, payload, { runAt: planned.send_at });
      await emit(transaction, { type: 'submission.mail_planned', by, submissionId, template: kind });
      return planned.id;
    },
  };
}
export type PlannedMails = ReturnType<typeof createPlannedMails>;

/** An email in the candidate's language: the given words, else the company's template; filled. */
export async function wordsFor(
  database: Database | Transaction,
  addressee: Addressee,
  { kind, words: given }: DecisionMail,
  findWords: PlannedMailsDependencies['findWords'],
) {
  const language = addressee.language ?? 'en';
  const unfilled = given ?? (await findWords(database, { companyId: addressee.company_id, kind, language }));
  const facts = { ...addressee, date: addressee.submitted_at ?? addressee.created_at };
  return { language, unfilled, words: fillWords(unfilled, facts, language) };
}
