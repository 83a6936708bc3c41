import type { Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { formatDate } from '../../lib/formats.ts';
import { shownRoleDescription, shownRoleName } from '../../shared/roles/role-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Avatar } from '../../ui/figures/avatar.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { RoleIcon } from '../../ui/figures/role-icon.tsx';
import { Table, TableSkeleton, tableCell } from '../../ui/pages/table.tsx';
import { staffListMessages as messages } from './messages.ts';
import { UserActions } from './user-actions.tsx';

type Props = {
  users: readonly StaffUser[];
  roles: readonly Role[];
  /** Another page or search is loading. */
  isStale: boolean;
  onEdit: (user: StaffUser) => void;
  onDelete: (user: StaffUser) => void;
};

export function StaffTable({ users, isStale, ...rest }: Props) {
  const mayCreate = usePermission('user-management', 'create');
  const mayUpdate = usePermission('user-management', 'update');
  const mayDelete = usePermission('user-management', 'delete');
  const mayResend = mayCreate && users.some(({ status }) => status === 'invited');
  const hasActions = mayUpdate || mayDelete || mayResend;
  const company = useShownCompany();
  const columns = messages.columns;
  return (
    <Table
      columns={[
        columns.user,
        columns.role,
        ...(company === null ? [] : [columns.company]),
        columns.created,
        ...(hasActions ? [columns.actions] : []),
      ]}
      hasActions={hasActions}
      isStale={isStale}
    >
      {users.map((one) => (
        <Row key={one.id} user={one} hasActions={hasActions} {...rest} />
      ))}
    </Table>
  );
}

/** A person who runs the installation sees other companies, too, and so the name of the one that this list is of. */
function useShownCompany(): string | null {
  const { role, company } = useCurrentUser();
  return role.name === 'master' ? (company?.name ?? null) : null;
}

type RowProps = Omit<Props, 'users' | 'isStale'> & { user: StaffUser; hasActions: boolean };

function Row({ user, hasActions, ...actions }: RowProps) {
  const company = useShownCompany();
  return (
    <tr className="transition-colors hover:bg-hover max-md:relative max-md:block max-md:py-3">
      <td
        className={classNames(
          tableCell,
          'max-w-0 max-md:max-w-none md:w-1/2 md:min-w-64',
          hasActions && 'max-md:pe-28',
        )}
      >
        <Person user={user} />
      </td>
      <td
        className={classNames(
          tableCell,
          'wrap-anywhere max-md:mt-2 max-md:inline-block max-md:pe-0 md:min-w-40',
        )}
      >
        <Role role={user.role} />
      </td>
      {company !== null && (
        <td
          dir="auto"
          className={classNames(
            tableCell,
            'wrap-anywhere text-ink-soft text-sm max-md:inline-block max-md:pe-0 md:min-w-28',
          )}
        >
          {company}
        </td>
      )}
      <td
        className={classNames(
          tableCell,
          'text-ink-soft text-sm tabular-nums max-md:inline-block md:whitespace-nowrap',
        )}
      >
        <time dateTime={user.createdAt}>{formatDate(user.createdAt)}</time>
      </td>
      {hasActions && (
        <td className={classNames(tableCell, 'max-md:absolute max-md:top-3 max-md:inset-e-1')}>
          <UserActions user={user} {...actions} />
        </td>
      )}
    </tr>
  );
}

function Role({ role }: { role: StaffUser['role'] }) {
  return (
    <span
      title={shownRoleDescription(role)}
      className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint"
    >
      <RoleIcon role={role.name} />
      {shownRoleName(role.name)}
    </span>
  );
}

function Person({ user }: { user: StaffUser }) {
  const isOneself = useCurrentUser().id === user.id;
  const name = user.displayName ?? user.username;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={user.avatar?.url} />
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <span dir="auto" title={name} className="truncate font-medium">
            {name}
          </span>
          {isOneself && <Badge tone="green">{messages.you}</Badge>}
          {user.isPaused && <Badge tone="amber">{messages.paused}</Badge>}
        </p>
        <p dir="ltr" title={user.email} className="truncate text-ink-soft text-sm">
          {user.email}
        </p>
      </div>
    </div>
  );
}

export function StaffTableSkeleton() {
  return (
    <TableSkeleton label={messages.loading} rows={5}>
      <Skeleton className="size-9 shrink-0 rounded-full" />
      <div className="flex-1">
        <Skeleton className="my-1 h-4 w-32" />
        <Skeleton className="my-1 h-3.5 w-48 max-w-full" />
      </div>
    </TableSkeleton>
  );
}
