import type { RegistrationMode } from '@nimble/contracts/settings';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { hashOfCode } from '../account-codes.ts';
import {
  acceptCompanyInvitation,
  findInvitedEmail,
  isEmailInvited,
} from './company-invitations.repository.ts';

type Registrant = { email: string; invitation?: string | undefined };

/**
 * May this person create a company? @returns whether they have an invitation of the master, whose link has proven the
 * address. @throws RequestError unprocessable; invalidInput for an invalid link, or one for another address.
 */
export async function checkRegistration(
  database: Database | Transaction,
  mode: RegistrationMode,
  { email, invitation }: Registrant,
): Promise<boolean> {
  if (invitation === undefined) {
    if (mode === 'open') return false;
    throw new RequestError('account.registration_closed');
  }
  const invited = mode === 'closed' ? undefined : await findInvitedEmail(database, hashOfCode(invitation));
  if (invited === undefined) throw new RequestError('account.invitation_invalid');
  if (invited !== email.toLowerCase()) {
    throw new RequestError('account.invited_email_only', { at: 'email' });
  }
  return true;
}

/** May a person whose email is verified, for example by Google, have an account that creates a company? */
export async function mayJoin(
  transaction: Transaction,
  mode: RegistrationMode,
  email: string,
): Promise<boolean> {
  return mode === 'open' || (mode === 'invite' && (await isEmailInvited(transaction, email)));
}

/** Runs in the transaction that creates the company; of two concurrent ones the second is refused. */
export async function useInvitation(
  transaction: Transaction,
  mode: RegistrationMode,
  email: string,
): Promise<void> {
  const isAccepted = mode !== 'closed' && (await acceptCompanyInvitation(transaction, email));
  if (!isAccepted && mode !== 'open') throw new RequestError('account.registration_closed');
}
