import { holdsAll, type Role } from '@nimble/contracts/roles';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { shownRoleDescription, shownRoleName } from '../../../shared/roles/role-name.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { RoleIcon } from '../../../ui/figures/role-icon.tsx';
import { Table, TableSkeleton, tableCell } from '../../../ui/pages/table.tsx';
import { rolesMessages as messages } from '../messages.ts';

type Props = {
  roles: readonly Role[];
  /** Another page or search is loading. */
  isStale: boolean;
  onDelete: (role: Role) => void;
};

export function RolesTable({ roles, isStale, onDelete }: Props) {
  const { name, description, actions } = messages.columns;
  return (
    <Table columns={[name, description, actions]} hasActions isStale={isStale}>
      {roles.map((role) => (
        <Row key={role.id} role={role} onDelete={() => onDelete(role)} />
      ))}
    </Table>
  );
}

function Row({ role, onDelete }: { role: Role; onDelete: () => void }) {
  const { permissions } = useCurrentUser();
  const mayUpdate = usePermission('roles', 'update');
  const mayDelete = usePermission('roles', 'delete');
  const isOwn = !role.builtIn && holdsAll(permissions, role.permissions);
  const name = shownRoleName(role.name);
  const description = shownRoleDescription(role);
  return (
    <tr className="transition-colors hover:bg-hover max-md:relative max-md:block max-md:py-3">
      <td className={classNames(tableCell, 'max-md:pe-24 md:w-2/5 lg:w-80')}>
        <div className="flex items-center gap-3">
          <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-[1.125rem]">
            <RoleIcon role={role.name} />
          </span>
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">{name}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm tabular-nums">
              {messages.users({ count: role.userCount })}
              {role.builtIn && <Badge>{messages.builtIn}</Badge>}
            </p>
          </div>
        </div>
      </td>
      <td className={classNames(tableCell, 'wrap-anywhere text-ink-soft max-md:mt-2')}>
        <span dir="auto" title={description} className="line-clamp-3">
          {description}
        </span>
      </td>
      <td className={classNames(tableCell, 'max-md:absolute max-md:top-3 max-md:inset-e-1 md:w-28')}>
        <div className="-me-2 flex justify-end gap-1">
          <EditLink to={`/roles/edit/${role.id}`} name={name} isEditable={isOwn && mayUpdate} />
          {mayDelete && isOwn && (
            <IconButton label={messages.delete({ name })} icon={<Trash2 />} onClick={onDelete} />
          )}
        </div>
      </td>
    </tr>
  );
}

/** Links to the role's form, which is read-only for a role that cannot be changed. */
function EditLink({ to, name, isEditable }: { to: string; name: string; isEditable: boolean }) {
  const label = isEditable ? messages.edit({ name }) : messages.view({ name });
  return (
    <Link
      to={to}
      title={label}
      aria-label={label}
      className="inline-flex size-control shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors hover:bg-hover hover:text-ink [&_svg]:size-[1.125rem]"
    >
      {isEditable ? <Pencil /> : <Eye />}
    </Link>
  );
}

export function RolesTableSkeleton() {
  return (
    <TableSkeleton label={messages.loading} rows={5}>
      <Skeleton className="size-9 shrink-0" />
      <div className="w-64">
        <Skeleton className="my-1 h-4 w-32" />
        <Skeleton className="my-1 h-3.5 w-20" />
      </div>
      <Skeleton className="h-4 flex-1 max-md:hidden" />
    </TableSkeleton>
  );
}
