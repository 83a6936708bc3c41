import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { roleFormMessages as messages } from '../messages.ts';
import { roleQuery } from '../roles.queries.ts';
import { RoleForm } from './role-form.tsx';

export function AddRolePage() {
  return <RoleForm />;
}

export function EditRolePage() {
  const id = Number(useParams()['id']);
  return Number.isSafeInteger(id) && id > 0 ? <LoadedRole key={id} roleId={id} /> : <BackToRoles />;
}

function LoadedRole({ roleId }: { roleId: number }) {
  const role = useQuery({ ...roleQuery(roleId), refetchOnWindowFocus: false });
  if (role.isPending) return <RoleFormSkeleton />;
  return role.data === undefined ? <BackToRoles /> : <RoleForm role={role.data} />;
}

/** A role that cannot be loaded redirects to the list. */
function BackToRoles() {
  useEffect(() => toast.error(messages.loadFailed), []);
  return <Navigate to="/roles" replace />;
}

const rows = [1, 2, 3, 4, 5, 6];

function RoleFormSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-5">
      <Skeleton className="h-control w-36" />
      <div className="grid gap-4 rounded-card border border-line bg-surface p-card">
        <Skeleton className="h-control w-full max-w-reading" />
        <Skeleton className="h-20 w-full max-w-reading" />
      </div>
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <div key={row} className="px-card py-4">
            <Skeleton className="h-5 w-48" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
