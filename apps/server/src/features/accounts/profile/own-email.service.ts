import { findSender } from '../../../platform/company-mails/index.ts';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { namedLanguageOfCall } from '../../../platform/texts/index.ts';
import { emailChangeHours, hashOfCode, hoursFromNow, newCode } from '../account-codes.ts';
import { holdPassword } from '../accounts.repository.ts';
import { sendEmailChangedNotice, sendEmailConfirmation } from '../accounts.tasks.ts';
import { emitAccountEvent, type Self } from '../emit-account-event.ts';
import { requireCurrentPassword, wrongPassword } from '../password/current-password.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { changeEmail } from './change-email.ts';
import { lockById } from './email-changes.repository.ts';
import {
  deleteWaitingEmail,
  findByCode,
  findWaitingEmail,
  saveWaitingEmail,
  type WaitingEmail,
} from './own-email.repository.ts';

type Dependencies = { database: Database; sessions: Pick<SessionsService, 'forget'> };
type Asking = Self & { isStopped: boolean };
type Wanted = { email: string; currentPassword: string };
type Shown = { email: string; expiresAt: string };

/** A person's new email address, which they confirm by a link that is emailed to it. */
export function createOwnEmailService({ database, sessions }: Dependencies) {
  return {
    async waiting(userId: number): Promise<Shown | null> {
      const waiting = await findWaitingEmail(database, userId, new Date());
      return waiting === undefined ? null : present(waiting);
    },

    /** @throws RequestError invalidInput for a wrong password, and for the current address. */
    ask: (self: Asking, wanted: Wanted): Promise<Shown> => ask(database, self, wanted),

    /** @throws RequestError notFound where no address waits. */
    async resend(self: Asking): Promise<Shown> {
      requireMails(self);
      return inTransaction(database, async (transaction) => {
        const waiting = await findWaitingEmail(transaction, self.userId, new Date());
        if (waiting === undefined) throw new RequestError('request.not_found');
        // The task replaces the link once it may send another one.
        await enqueueConfirmation(transaction, self.userId);
        return present(waiting);
      });
    },

    cancel: (userId: number): Promise<void> => deleteWaitingEmail(database, userId),

    /** Changes nothing: programs open links, too. @throws RequestError invalidInput for an invalid link. */
    async open(code: string): Promise<{ email: string }> {
      const { email } = await requireLink(database, code);
      return { email };
    },

    /** @throws RequestError invalidInput for an invalid link, and where another account has the address by now. */
    async confirm(code: string, address: string): Promise<void> {
      const refreshed = await inTransaction(database, (transaction) =>
        confirmIn(transaction, code, address),
      ).catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError('account.email_taken');
        throw error;
      });
      sessions.forget(refreshed);
    },
  };
}
export type OwnEmailService = ReturnType<typeof createOwnEmailService>;

function present({ email, expiresAt }: WaitingEmail): Shown {
  return { email, expiresAt: expiresAt.toISOString() };
}

/** The people of a suspended company cannot cause emails to strangers. */
function requireMails({ isStopped }: Asking): void {
  if (isStopped) throw new RequestError('installation.stopped');
}

/** Never looks the new address up, so that nobody learns who has an account. */
async function ask(database: Database, self: Asking, { email, currentPassword }: Wanted): Promise<Shown> {
  requireMails(self);
  const { userId } = self;
  const current = await requireCurrentPassword(database, userId, currentPassword);
  if (current.email.toLowerCase() === email.toLowerCase())
    throw new RequestError('profile.email_unchanged', { at: 'email' });
  const waiting = { email, expiresAt: hoursFromNow(emailChangeHours) };
  await inTransaction(database, async (transaction) => {
    if (!(await holdPassword(transaction, userId, current.hash))) throw wrongPassword();
    // The task makes the code that is emailed.
    await saveWaitingEmail(transaction, userId, { ...waiting, hash: newCode().hash });
    await enqueueConfirmation(transaction, userId);
  });
  return present(waiting);
}

async function enqueueConfirmation(transaction: Transaction, userId: number): Promise<void> {
  const payload = { userId, language: namedLanguageOfCall() };
  await enqueue(transaction, sendEmailConfirmation, payload, { key: `email-change:${userId}` });
}

/** The request of a valid code, of a person who may still sign in and whose company is not suspended. */
async function requireLink(database: Database | Transaction, code: string) {
  const found = await findByCode(database, hashOfCode(code), new Date());
  if (found === undefined || found.paused_by_plan_at !== null) throw invalidLink();
  const { company_id: companyId } = found;
  const company = companyId === null ? undefined : await findSender(database, companyId);
  if (company?.stopped_at instanceof Date) throw invalidLink();
  return found;
}

async function confirmIn(transaction: Transaction, code: string, address: string): Promise<string[]> {
  const { id: userId } = await requireLink(transaction, code);
  const user = await lockById(transaction, userId);
  // Of two confirmations the second one finds the code used up only once it holds the user's row.
  const { email } = await requireLink(transaction, code);
  if (user === undefined) throw invalidLink();
  const refreshed = await changeEmail(transaction, user, email);
  await emitAccountEvent(
    transaction,
    { userId, companyId: user.company_id, address },
    'account.email_confirmed',
  );
  await enqueue(transaction, sendEmailChangedNotice, { userId, former: user.email });
  return refreshed;
}

function invalidLink(): RequestError {
  return new RequestError('account.email_link_invalid');
}
