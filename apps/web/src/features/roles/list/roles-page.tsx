import { peoplePageSizes } from '@nimble/contracts';
import type { Role } from '@nimble/contracts/roles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { pageCountOf, useExistingPage, useListAddress } from '../../../shared/list-address.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageTurner } from '../../../ui/pages/page-turner.tsx';
import { rolesMessages as messages } from '../messages.ts';
import { rolesPageQuery } from '../roles.queries.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { RolesTable, RolesTableSkeleton } from './roles-table.tsx';

/** Open to everybody; its content needs the permission to view roles. */
export function RolesPage() {
  const mayView = usePermission('roles', 'view');
  if (mayView) return <RoleList />;
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={messages.notAllowed}
      text={messages.notAllowedText}
      className="rounded-card border border-line bg-surface"
    />
  );
}

function RoleList() {
  const { address, change, clear } = useListAddress([], peoplePageSizes);
  const roles = useQuery(rolesPageQuery(address));
  const asked = roles.isPlaceholderData ? undefined : roles.data;
  const isTurning = useExistingPage(address.page, asked && pageCountOf(asked.pagination), change);
  const [toDelete, setToDelete] = useState<Role | null>(null);

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">
        <SearchField
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={address.search}
          onSearch={(search) => change({ search })}
          className="w-full sm:w-80"
        />
        <AddRole />
      </div>

      <Loaded query={roles} skeleton={<RolesTableSkeleton />} failed={messages.loadFailed}>
        {({ roles: shown, pagination }) =>
          isTurning ? (
            <RolesTableSkeleton />
          ) : shown.length === 0 ? (
            <NoRolesFound onClear={clear} />
          ) : (
            <>
              <RolesTable roles={shown} isStale={roles.isPlaceholderData} onDelete={setToDelete} />
              <PageTurner {...pagination} range={messages.range} onChange={change} />
            </>
          )
        }
      </Loaded>
      {toDelete !== null && <DeleteRoleDialog role={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

function AddRole() {
  if (!usePermission('roles', 'create')) return null;
  return (
    <ButtonLink to="/roles/add-role" variant="primary" icon={<Plus />} className="max-sm:w-full sm:ms-auto">
      {messages.addRole}
    </ButtonLink>
  );
}

function NoRolesFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={messages.none}
      text={messages.noneText}
      action={<Button onClick={onClear}>{messages.clear}</Button>}
    />
  );
}
