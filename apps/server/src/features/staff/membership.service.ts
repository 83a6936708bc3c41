import {
  type Database,
  inTransaction,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { deleteUser, endSessionsOfDeleted, refreshSessionsOfUser, setRole } from '../accounts/index.ts';
import { permissionsOfCaller } from '../roles/index.ts';
import { givableRole, requireAnotherAdmin, requireNotAbove } from './deciding-permissions.ts';
import { memberOf, whoIs } from './existing-member.ts';

export type MembershipDependencies = {
  database: Database;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

/** Changing a user's role, and removing a user. */
export function createMembershipService({ database, forgetSessions }: MembershipDependencies) {
  /** A change of sessions' permissions; this process drops its cache of them once the change is committed. */
  async function change(work: (transaction: Transaction) => Promise<string[]>): Promise<void> {
    forgetSessions(await inTransaction(database, work));
  }

  return {
    /** Changes the role, which applies on every process from the next call on. */
    async changeRole(member: Actor, userId: number, newRole: number): Promise<void> {
      const { companyId } = member;
      if (userId === member.userId) throw new RequestError('staff.edit_self');
      await change(async (transaction) => {
        await lockCompany(transaction, companyId);
        const needed = { resource: 'user-management', action: 'update' } as const;
        const permissions = await permissionsOfCaller(transaction, member, needed);
        const row = await memberOf(transaction, companyId, userId);
        requireNotAbove(permissions, row);
        const role = await givableRole(transaction, companyId, newRole, permissions);
        if (role.id === row.role_id) return [];
        await requireAnotherAdmin(transaction, companyId, row);
        await setRole(transaction, companyId, userId, role.id);
        const change = { ...whoIs(row), from: row.role_name, to: role.name };
        await emit(transaction, { type: 'staff.role_changed', by: member, ...change });
        return refreshSessionsOfUser(transaction, userId);
      });
    },

    /** Deletes the user; what they made stays with the company. */
    async remove(member: Actor, userId: number): Promise<void> {
      const { companyId } = member;
      if (userId === member.userId) throw new RequestError('staff.delete_self');
      await change(async (transaction) => {
        await lockCompany(transaction, companyId);
        const needed = { resource: 'user-management', action: 'delete' } as const;
        const permissions = await permissionsOfCaller(transaction, member, needed);
        const row = await memberOf(transaction, companyId, userId);
        requireNotAbove(permissions, row);
        await requireAnotherAdmin(transaction, companyId, row);
        const ended = await endSessionsOfDeleted(transaction, userId);
        await deleteUser(transaction, companyId, userId);
        await emit(transaction, { type: 'staff.deleted', by: member, ...whoIs(row) });
        return ended;
      });
    },
  };
}
