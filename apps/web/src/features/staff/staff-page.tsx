import type { Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { shownRoleName } from '../../shared/roles/role-name.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { PlanWarning } from '../plans/index.ts';
import { allRolesQuery } from '../roles/index.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { assignableRoles } from './assignable-roles.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EditRoleDialog } from './edit-role-dialog.tsx';
import { staffListMessages as messages } from './messages.ts';
import { StaffList } from './staff-list.tsx';
import { StandingTabs } from './standing-tabs.tsx';
import { useStaffAddress } from './use-staff-address.ts';

export function StaffPage() {
  const address = useStaffAddress();
  const { standing, staff, change, clear, isNarrowed, show, showAll } = address;
  const { permissions } = useCurrentUser();
  const mayCreate = usePermission('user-management', 'create');
  const roles = useQuery(allRolesQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [toEdit, setToEdit] = useState<StaffUser | null>(null);
  const [toDelete, setToDelete] = useState<StaffUser | null>(null);
  const known = roles.data ?? [];
  const assignable = assignableRoles(known, permissions);
  const add = () => setIsAdding(true);

  if (roles.isError) return <RolesMissing roles={roles} />;
  return (
    <>
      <PlanWarning limit="users" />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <StaffFilters address={address} roles={known} />
        {mayCreate && (
          <Button
            variant="primary"
            icon={<Plus />}
            onClick={add}
            disabled={roles.isPending}
            className="sm:ms-auto"
          >
            {messages.addUser}
          </Button>
        )}
      </div>
      <StandingTabs value={standing} onChange={show} />
      <StaffList
        standing={standing}
        address={staff}
        isNarrowed={isNarrowed}
        roles={known}
        onPage={change}
        onClear={clear}
        onAdd={add}
        onEdit={setToEdit}
        onDelete={setToDelete}
      />
      {isAdding && (
        <AddUserDialog
          roles={assignable}
          onClose={() => setIsAdding(false)}
          onAdded={() => showAll('invited')}
        />
      )}
      {toEdit !== null && <EditRoleDialog user={toEdit} roles={assignable} onClose={() => setToEdit(null)} />}
      {toDelete !== null && <DeleteUserDialog user={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

type FiltersProps = { address: ReturnType<typeof useStaffAddress>; roles: readonly Role[] };

function StaffFilters({ address: { staff, change, filterByRole }, roles }: FiltersProps) {
  return (
    <>
      <SearchField
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        value={staff.search}
        onSearch={(search) => change({ search })}
        className="w-full sm:w-80"
      />
      <Select
        aria-label={messages.roleFilterLabel}
        value={staff.roleId === undefined ? '' : String(staff.roleId)}
        options={[
          { value: '', label: messages.allRoles },
          ...roles.map(({ id, name }) => ({ value: String(id), label: shownRoleName(name) })),
        ]}
        onChange={filterByRole}
        className="w-44 max-sm:flex-1"
      />
    </>
  );
}

/** Without the roles users can be neither shown nor invited. */
function RolesMissing({ roles }: { roles: UseQueryResult<unknown> }) {
  return (
    <ErrorState
      title={messages.rolesLoadFailed}
      text={messageOf(roles.error, messages.rolesLoadFailed)}
      onRetry={() => void roles.refetch()}
      retrying={roles.isFetching}
    />
  );
}
