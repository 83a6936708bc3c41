import { type Invitation, type StaffUser } from '@nimble/contracts/staff';
import type { CompanyMails } from '../../platform/company-mails/index.ts';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { fieldError, RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { hashPassword, insertUser, sendInvitationMail, sendVerificationMail } from '../accounts/index.ts';
import type { PlanLimits } from '../plans/index.ts';
import { permissionsOfCaller } from '../roles/index.ts';
import { givableRole } from './deciding-permissions.ts';
import { memberOf, whoIs } from './existing-member.ts';
import { presentStaffUser } from './staff.presenter.ts';
import { findTaken, type StaffRow } from './staff.repository.ts';

export type StaffInvitationsDependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'pictureUrl'>;
  limits: Pick<PlanLimits, 'requireRoom'>;
  companyMails: Pick<CompanyMails, 'take' | 'requireWelcome'>;
};

/** Inviting people to a company. */
export function createStaffInvitationsService(dependencies: StaffInvitationsDependencies) {
  const { database, tokens, limits, companyMails } = dependencies;
  return {
    /** Adds a user to the company, and sends the email by which they join. */
    async invite(member: Actor, invitation: Invitation): Promise<StaffUser> {
      const { password, username, email } = invitation;
      const passwordHash = password === undefined ? null : await hashPassword(password);
      return inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const needed = { resource: 'user-management', action: 'create' } as const;
        const permissions = await permissionsOfCaller(transaction, member, needed);
        const role = await givableRole(transaction, member.companyId, invitation.role, permissions);
        const taken = await findTaken(transaction, invitation);
        if (taken.email || taken.username) throw takenNames(taken);
        await limits.requireRoom(transaction, member.companyId, 'users');
        const person = { companyId: member.companyId, roleId: role.id, username, email, passwordHash };
        const userId = await insertUser(transaction, person);
        const row = await memberOf(transaction, member.companyId, userId);
        await sendMail(transaction, companyMails, member.companyId, row);
        const invited = { ...whoIs(row), role: row.role_name };
        await emit(transaction, { type: 'staff.invited', by: member, ...invited });
        await emit(transaction, { type: 'staff.added', by: member, userId });
        return presentStaffUser(row, tokens);
      }).catch((error: unknown) => {
        // A concurrent registration has taken it.
        if (isUniqueViolation(error, 'users_email')) throw takenNames({ email: true, username: false });
        if (isUniqueViolation(error, 'users_username')) throw takenNames({ email: false, username: true });
        throw error;
      });
    },

    async resendInvitation(member: Actor, userId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const row = await memberOf(transaction, member.companyId, userId);
        if (row.confirmed_at !== null) throw new RequestError('staff.not_invited');
        await sendMail(transaction, companyMails, member.companyId, row);
        const invited = { ...whoIs(row), again: true };
        await emit(transaction, { type: 'staff.invited', by: member, ...invited });
      });
    },
  };
}

/**
 * Users with a password confirm the address; the others choose a password.
 * @throws RequestError tooMany; unprocessable for an address that has unsubscribed from the company.
 */
async function sendMail(
  transaction: Transaction,
  companyMails: StaffInvitationsDependencies['companyMails'],
  companyId: number,
  user: StaffRow,
): Promise<void> {
  const { email } = user;
  await companyMails.requireWelcome(transaction, companyId, email);
  await companyMails.take(transaction, { companyId, kind: 'team_invitation', emails: [email] });
  const options = { key: `verification:${user.id}` };
  if (user.password_hash === null)
    await enqueue(transaction, sendInvitationMail, { userId: user.id }, options);
  else await enqueue(transaction, sendVerificationMail, { userId: user.id }, options);
}

function takenNames(taken: { email: boolean; username: boolean }): RequestError {
  const errors = [
    ...(taken.email ? [fieldError('email', 'staff.email_taken')] : []),
    ...(taken.username ? [fieldError('username', 'staff.username_taken')] : []),
  ];
  const code = taken.email ? 'staff.email_taken' : 'staff.username_taken';
  return new RequestError(errors.length === 2 ? 'staff.both_taken' : code, { errors });
}
