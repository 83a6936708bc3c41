import type { Pagination } from '@nimble/contracts';
import { holdsAll, type Permissions } from '@nimble/contracts/roles';
import { type Invitation, type StaffQuery, type StaffUser, type UsersRequest } from '@nimble/contracts/staff';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { fieldError, RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { paginationOf } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import {
  deleteUser,
  endSessions,
  hashPassword,
  insertUser,
  sendInvitationMail,
  sendVerificationMail,
  setRole,
} from '../accounts/index.ts';
import type { CompanyMails } from '../mails/index.ts';
import type { PlanLimits } from '../plans/index.ts';
import { findRole, permissionsOf, rightsOfCaller } from '../roles/index.ts';
import { presentStaffUser } from './staff.presenter.ts';
import {
  countOtherAdmins,
  countStaff,
  findMember,
  findStaff,
  findTaken,
  type StaffRow,
  type Standing,
} from './staff.repository.ts';
import { findUsers } from './users.repository.ts';

type Dependencies = {
  database: Database;
  tokens: Pick<SignedTokens, 'fileUrl'>;
  limits: Pick<PlanLimits, 'requireRoom'>;
  companyMails: Pick<CompanyMails, 'take' | 'requireWelcome'>;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

export function createStaffService({ database, tokens, limits, companyMails, forgetSessions }: Dependencies) {
  return {
    /** As a collection: those who were invited too. */
    async listUsers(
      companyId: number,
      request: UsersRequest,
    ): Promise<{ data: StaffUser[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findUsers(database, companyId, request);
      return {
        data: rows.map((row) => presentStaffUser(row, tokens)),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async list(companyId: number, standing: Standing, query: StaffQuery) {
      const [rows, total] = await Promise.all([
        findStaff(database, companyId, standing, query),
        countStaff(database, companyId, standing, query),
      ]);
      const { page, pageSize } = query;
      return {
        users: rows.map((row) => presentStaffUser(row, tokens)),
        pagination: { page, pageSize, total, pageCount: Math.ceil(total / pageSize) },
        totalUsers: total,
      };
    },

    /** Adds somebody to the company, and has the mail sent that lets them join. */
    async invite(member: Actor, invitation: Invitation): Promise<StaffUser> {
      const { password, username, email } = invitation;
      const passwordHash = password === undefined ? null : await hashPassword(password);
      return inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const rights = await rightsOfCaller(transaction, member, {
          resource: 'user-management',
          action: 'create',
        });
        const role = await givableRole(transaction, member.companyId, invitation.role, rights);
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
        // Somebody registered with it in the same moment.
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

    /** Gives another role and ends the user's sessions on every process. */
    async changeRole(member: Actor, userId: number, newRole: number): Promise<void> {
      const { companyId } = member;
      if (userId === member.userId) throw new RequestError('staff.edit_self');
      await change(async (transaction) => {
        await lockCompany(transaction, companyId);
        const rights = await rightsOfCaller(transaction, member, {
          resource: 'user-management',
          action: 'update',
        });
        const row = await memberOf(transaction, companyId, userId);
        requireNotAbove(rights, row);
        const role = await givableRole(transaction, companyId, newRole, rights);
        if (role.id === row.role_id) return [];
        await requireAnotherAdmin(transaction, companyId, row);
        await setRole(transaction, companyId, userId, role.id);
        const change = { ...whoIs(row), from: row.role_name, to: role.name };
        await emit(transaction, { type: 'staff.role_changed', by: member, ...change });
        return endSessions(transaction, { userId });
      });
    },

    /** Removes the user; what they made stays with the company. */
    async remove(member: Actor, userId: number): Promise<void> {
      const { companyId } = member;
      if (userId === member.userId) throw new RequestError('staff.delete_self');
      await change(async (transaction) => {
        await lockCompany(transaction, companyId);
        const rights = await rightsOfCaller(transaction, member, {
          resource: 'user-management',
          action: 'delete',
        });
        const row = await memberOf(transaction, companyId, userId);
        requireNotAbove(rights, row);
        await requireAnotherAdmin(transaction, companyId, row);
        const ended = await endSessions(transaction, { userId });
        await deleteUser(transaction, companyId, userId);
        await emit(transaction, { type: 'staff.deleted', by: member, ...whoIs(row) });
        return ended;
      });
    },
  };

  /** A change that ends sessions; this process forgets them once the change is kept. */
  async function change(work: (transaction: Transaction) => Promise<string[]>): Promise<void> {
    forgetSessions(await inTransaction(database, work));
  }
}
export type StaffService = ReturnType<typeof createStaffService>;

async function memberOf(transaction: Transaction, companyId: number, userId: number): Promise<StaffRow> {
  const row = await findMember(transaction, companyId, userId);
  if (row === undefined) throw new RequestError('staff.not_found');
  return row;
}

const whoIs = (row: StaffRow) => ({ userId: row.id, name: row.username });

/** @throws RequestError for a role that is not the company's, or may do what the giver may not. */
async function givableRole(
  transaction: Transaction,
  companyId: number,
  roleId: number,
  rights: Permissions,
): Promise<{ id: number; name: string }> {
  const role = await findRole(transaction, companyId, roleId);
  if (role === undefined) {
    throw new RequestError('staff.role_not_found', { at: 'role' });
  }
  if (!holdsAll(rights, permissionsOf(role))) {
    throw new RequestError('staff.role_above_you');
  }
  return role;
}

function requireNotAbove(rights: Permissions, { role_name: name, role_permissions: permissions }: StaffRow) {
  if (!holdsAll(rights, permissionsOf({ name, permissions }))) {
    throw new RequestError('staff.user_above_you');
  }
}

/** A company keeps an admin who can sign in. Callers hold the lock of the company, so that two cannot go at once. */
async function requireAnotherAdmin(
  transaction: Transaction,
  companyId: number,
  leaving: StaffRow,
): Promise<void> {
  const isAdmin = leaving.role_company_id === null && leaving.role_name === 'admin';
  if (!isAdmin || leaving.confirmed_at === null) return;
  if ((await countOtherAdmins(transaction, companyId, leaving.id)) === 0) {
    throw new RequestError('staff.last_admin');
  }
}

/**
 * Whoever was given a password confirms the address; the others choose a password.
 * @throws RequestError tooMany; unprocessable for somebody who wants no emails of the company.
 */
async function sendMail(
  transaction: Transaction,
  companyMails: Dependencies['companyMails'],
  companyId: number,
  user: StaffRow,
): Promise<void> {
  const { email } = user;
  await companyMails.requireWelcome(transaction, companyId, email);
  await companyMails.take(transaction, { companyId, kind: 'team_invitation', emails: [email] });
  const task = user.password_hash === null ? sendInvitationMail : sendVerificationMail;
  await enqueue(transaction, task, { userId: user.id }, { key: `verification:${user.id}` });
}

function takenNames(taken: { email: boolean; username: boolean }): RequestError {
  const errors = [
    ...(taken.email ? [fieldError('email', 'staff.email_taken')] : []),
    ...(taken.username ? [fieldError('username', 'staff.username_taken')] : []),
  ];
  const code = taken.email ? 'staff.email_taken' : 'staff.username_taken';
  return new RequestError(errors.length === 2 ? 'staff.both_taken' : code, { errors });
}
