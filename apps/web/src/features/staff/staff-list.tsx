import type { Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { usePermission } from '../../lib/current-user.ts';
import { pageCountOf, useExistingPage } from '../../shared/list-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { NothingFound, VideoPeople } from '../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { PageTurner } from '../../ui/pages/page-turner.tsx';
import { staffListMessages as messages } from './messages.ts';
import { type StaffAddress, type Standing, staffPageQuery } from './staff.queries.ts';
import { StaffTable, StaffTableSkeleton } from './staff-table.tsx';

type Props = {
  standing: Standing;
  address: StaffAddress;
  isNarrowed: boolean;
  roles: readonly Role[];
  onPage: (change: { page: number } | { pageSize: number }, options?: { replace: boolean }) => void;
  onClear: () => void;
  onAdd: () => void;
  onEdit: (user: StaffUser) => void;
  onDelete: (user: StaffUser) => void;
};

export function StaffList({
  standing,
  address,
  isNarrowed,
  roles,
  onPage,
  onClear,
  onAdd,
  ...actions
}: Props) {
  const staff = useQuery(staffPageQuery(standing, address));
  const asked = staff.isPlaceholderData ? undefined : staff.data;
  const isTurning = useExistingPage(address.page, asked && pageCountOf(asked.pagination), onPage);
  const failed = standing === 'active' ? messages.loadFailed : messages.invitedLoadFailed;
  return (
    <Loaded query={staff} skeleton={<StaffTableSkeleton />} failed={failed}>
      {({ users, pagination }) => {
        if (isTurning) return <StaffTableSkeleton />;
        if (users.length === 0 && isNarrowed) return <NoneFound onClear={onClear} />;
        if (users.length === 0) return <None standing={standing} onAdd={onAdd} />;
        return (
          <>
            <StaffTable users={users} roles={roles} isStale={staff.isPlaceholderData} {...actions} />
            <PageTurner {...pagination} range={messages.range} onChange={onPage} />
          </>
        );
      }}
    </Loaded>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={messages.none}
      text={messages.noneFoundText}
      action={<Button onClick={onClear}>{messages.clear}</Button>}
    />
  );
}

function None({ standing, onAdd }: { standing: Standing; onAdd: () => void }) {
  const mayCreate = usePermission('user-management', 'create');
  return (
    <EmptyState
      illustration={<VideoPeople />}
      title={messages.none}
      text={standing === 'invited' ? messages.nobodyInvited : undefined}
      action={
        mayCreate && (
          <Button variant="primary" icon={<Plus />} onClick={onAdd}>
            {standing === 'invited' ? messages.addUser : messages.addFirstUser}
          </Button>
        )
      }
    />
  );
}
