import {
  holdsAll,
  isReservedTitle,
  mostRoles,
  type Permissions,
  type Role,
  type RoleInput,
  savedPermissions,
} from '@nimble/contracts/roles';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { requireRole } from './existing-role.ts';
import { permissionsOfCaller } from './permissions-of-caller.ts';
import { countOwnRoles, deleteRole, insertRole, updateRole } from './roles.repository.ts';

export type RoleChangesDependencies = {
  database: Database;
  /** Makes every process reload the permissions of a role's holders; returns their sessions. */
  refreshSessionsOfRole: (
    transaction: Transaction,
    role: { companyId: number; roleId: number },
  ) => Promise<string[]>;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

export function createRoleChangesService(dependencies: RoleChangesDependencies) {
  const { database, refreshSessionsOfRole, forgetSessions } = dependencies;
  return {
    async create(member: Actor, input: RoleInput): Promise<Role> {
      const role = checked(input);
      const roleId = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const own = await permissionsOfCaller(transaction, member, { resource: 'roles', action: 'create' });
        requireHeld(own, role.permissions);
        if ((await countOwnRoles(transaction, member.companyId)) >= mostRoles) {
          throw new RequestError('role.too_many', { values: { most: mostRoles } });
        }
        const id = await insertRole(transaction, member.companyId, role);
        await emit(transaction, { type: 'role.created', by: member, roleId: id, name: role.name });
        return id;
      }).catch(explainTakenTitle);
      return requireRole(database, member.companyId, roleId);
    },

    /** Permissions take effect at once for everybody with the role, on every process. */
    async change(member: Actor, roleId: number, input: RoleInput): Promise<Role> {
      const role = checked(input);
      const { companyId } = member;
      const refreshed = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, companyId);
        const own = await permissionsOfCaller(transaction, member, { resource: 'roles', action: 'update' });
        const before = await ownRole(transaction, companyId, roleId, own);
        requireHeld(own, role.permissions);
        await updateRole(transaction, companyId, roleId, role);
        await tellChange(transaction, member, before, role);
        return refreshSessionsOfRole(transaction, { companyId, roleId });
      }).catch(explainTakenTitle);
      forgetSessions(refreshed);
      return requireRole(database, companyId, roleId);
    },

    /** @throws RequestError conflict (409), with the number of its users. */
    async remove(member: Actor, roleId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, member.companyId);
        const own = await permissionsOfCaller(transaction, member, { resource: 'roles', action: 'delete' });
        const { userCount, name } = await ownRole(transaction, member.companyId, roleId, own);
        if (userCount > 0) throw new RequestError('role.in_use', { values: { users: userCount } });
        await deleteRole(transaction, member.companyId, roleId);
        await emit(transaction, { type: 'role.deleted', by: member, roleId, name });
      });
    },
  };
}

/** One of the company's own roles that the caller may decide about. */
async function ownRole(
  transaction: Transaction,
  companyId: number,
  roleId: number,
  permissions: Permissions,
) {
  const role = await requireRole(transaction, companyId, roleId);
  if (role.builtIn) throw new RequestError('role.built_in');
  if (!holdsAll(permissions, role.permissions)) throw new RequestError('role.above_you');
  return role;
}

/** Names the changed fields; the permissions can be read in the role itself. */
async function tellChange(
  transaction: Transaction,
  member: Actor,
  before: Role,
  after: Pick<Role, 'name' | 'description' | 'permissions'>,
): Promise<void> {
  const isSamePermissions =
    holdsAll(before.permissions, after.permissions) && holdsAll(after.permissions, before.permissions);
  const fields = [
    ...(before.name === after.name ? [] : ['name']),
    ...(before.description === after.description ? [] : ['description']),
    ...(isSamePermissions ? [] : ['permissions']),
  ].join(', ');
  if (fields === '') return;
  const { id: roleId, name } = before;
  await emit(transaction, { type: 'role.changed', by: member, roleId, name, fields });
}

function checked({ name, description, predefinedPermissions }: RoleInput) {
  if (isReservedTitle(name)) throw takenTitle();
  return { name, description, permissions: savedPermissions(predefinedPermissions) };
}

function requireHeld(permissions: Permissions, given: Permissions): void {
  if (!holdsAll(permissions, given)) throw new RequestError('role.not_yours');
}

function explainTakenTitle(error: unknown): never {
  throw isUniqueViolation(error, 'roles_name') ? takenTitle() : error;
}

function takenTitle(): RequestError {
  return new RequestError('role.title_taken', { at: 'name' });
}
