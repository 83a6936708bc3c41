import type { PageQuery } from '@nimble/contracts';
import {
  holdsAll,
  isReservedTitle,
  mostRoles,
  type Permissions,
  type Role,
  type RoleInput,
  roleMessages,
  savedPermissions,
} from '@nimble/contracts/roles';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { lockCompany } from '../companies/index.ts';
import { rightsOfCaller } from './rights-of-caller.ts';
import { presentRole } from './roles.presenter.ts';
import {
  countOwnRoles,
  countRoles,
  deleteRole,
  findRole,
  findRoles,
  insertRole,
  updateRole,
} from './roles.repository.ts';

type Member = { companyId: number; userId: number };

type Dependencies = {
  database: Database;
  /** Has every process read the rights of a role's holders again; answers their sessions. */
  refreshSessionsOfRole: (
    transaction: Transaction,
    role: { companyId: number; roleId: number },
  ) => Promise<string[]>;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

export function createRolesService({ database, refreshSessionsOfRole, forgetSessions }: Dependencies) {
  async function one(companyId: number, roleId: number): Promise<Role> {
    const row = await findRole(database, companyId, roleId);
    if (row === undefined) throw new RequestError('notFound', roleMessages.notFound);
    return presentRole(row);
  }

  /** One of the company's own roles that the caller may decide over. */
  async function ownRole(transaction: Transaction, companyId: number, roleId: number, rights: Permissions) {
    const row = await findRole(transaction, companyId, roleId);
    if (row === undefined) throw new RequestError('notFound', roleMessages.notFound);
    const role = presentRole(row);
    if (role.builtIn) throw new RequestError('unprocessable', roleMessages.builtIn);
    if (!holdsAll(rights, role.permissions)) throw new RequestError('unprocessable', roleMessages.aboveYou);
    return role;
  }

  return {
    one,

    async list(companyId: number, query: PageQuery) {
      const { page, pageSize, search } = query;
      const [rows, total] = await Promise.all([
        findRoles(database, companyId, query),
        countRoles(database, companyId, search),
      ]);
      const pagination = {
        page,
        pageSize,
        total,
        hasPrevPage: page > 1,
        hasNextPage: page * pageSize < total,
      };
      return { roles: rows.map(presentRole), pagination };
    },

    async create(member: Member, input: RoleInput): Promise<Role> {
      const role = checked(input);
      const roleId = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const rights = await rightsOfCaller(transaction, member, { resource: 'roles', action: 'create' });
        requireHeld(rights, role.permissions);
        if ((await countOwnRoles(transaction, member.companyId)) >= mostRoles) {
          throw new RequestError('unprocessable', roleMessages.tooMany(mostRoles));
        }
        return insertRole(transaction, member.companyId, role);
      }).catch(explainTakenTitle);
      return one(member.companyId, roleId);
    },

    /** Rights take effect at once for everybody who has the role, on every process. */
    async change(member: Member, roleId: number, input: RoleInput): Promise<Role> {
      const role = checked(input);
      const { companyId } = member;
      const refreshed = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, companyId);
        const rights = await rightsOfCaller(transaction, member, { resource: 'roles', action: 'update' });
        await ownRole(transaction, companyId, roleId, rights);
        requireHeld(rights, role.permissions);
        await updateRole(transaction, companyId, roleId, role);
        return refreshSessionsOfRole(transaction, { companyId, roleId });
      }).catch(explainTakenTitle);
      forgetSessions(refreshed);
      return one(companyId, roleId);
    },

    /** @throws RequestError conflict (409), saying by how many users the role is used. */
    async remove(member: Member, roleId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const rights = await rightsOfCaller(transaction, member, { resource: 'roles', action: 'delete' });
        const { userCount } = await ownRole(transaction, member.companyId, roleId, rights);
        if (userCount > 0) throw new RequestError('conflict', roleMessages.inUse(userCount));
        await deleteRole(transaction, member.companyId, roleId);
      });
    },
  };
}
export type RolesService = ReturnType<typeof createRolesService>;

function checked({ name, description, predefinedPermissions }: RoleInput) {
  if (isReservedTitle(name)) throw takenTitle();
  return { name, description, permissions: savedPermissions(predefinedPermissions) };
}

function requireHeld(rights: Permissions, given: Permissions): void {
  if (!holdsAll(rights, given)) throw new RequestError('unprocessable', roleMessages.notYours);
}

function explainTakenTitle(error: unknown): never {
  throw isUniqueViolation(error, 'roles_name') ? takenTitle() : error;
}

function takenTitle(): RequestError {
  const message = roleMessages.titleTaken;
  return new RequestError('invalidInput', message, [{ path: 'name', message }]);
}
