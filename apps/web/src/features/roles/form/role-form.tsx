import { zodResolver } from '@hookform/resolvers/zod';
import {
  emptyPermissions,
  holdsAll,
  type Permissions,
  type Role,
  roleDescriptionField,
  roleTitleField,
  savedPermissions,
} from '@nimble/contracts/roles';
import { ArrowLeft, Info } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { roleName } from '../../../shared/role-name.ts';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { roleFormMessages as messages } from '../messages.ts';
import { useSaveRole } from '../roles.queries.ts';
import { PermissionMatrix } from './permission-matrix.tsx';

const roleDetails = z.object({ name: roleTitleField, description: roleDescriptionField });
type RoleDetails = z.infer<typeof roleDetails>;

const longestDescription = 500;

/** Makes a role, or shows and changes the one that is given. */
export function RoleForm({ role }: { role?: Role }) {
  const { permissions: giver } = useCurrentUser();
  const notice = useNotice(role);
  const isReadOnly = notice !== undefined;
  const before = role?.permissions ?? emptyPermissions;
  const [permissions, setPermissions] = useState<Permissions>(before);
  const form = useForm<RoleDetails>({
    resolver: zodResolver(roleDetails),
    defaultValues: { name: role?.name ?? '', description: role?.description ?? '' },
  });
  const description = useWatch({ control: form.control, name: 'description' });
  const { errors, isDirty } = form.formState;
  const isChanged = isDirty || !isSame(before, permissions);
  const guard = useLeaveGuard(isChanged);
  const saving = useSaveRole(role?.id);

  const save = form.handleSubmit((details) =>
    saving.mutate(
      { ...details, predefinedPermissions: savedPermissions(permissions) },
      {
        onSuccess: () => {
          toast.success(role === undefined ? messages.created : messages.saved);
          guard.goTo('/roles');
        },
        onError: (error) => {
          if (isRefused(error, 'role.title_taken'))
            form.setError('name', { message: messages.titleTaken }, { shouldFocus: true });
          else toast.error(messageOf(error, messages.failed));
        },
      },
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <div>
        <Button
          variant="ghost"
          icon={<ArrowLeft />}
          onClick={() => guard.request('/roles')}
          className="-ml-3"
        >
          {messages.back}
        </Button>
      </div>
      {notice !== undefined && (
        <p className="flex items-start gap-2.5 rounded-card border border-info-line bg-info-soft px-card py-3 text-info-ink">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {notice}
        </p>
      )}
      <Card title={messages.details}>
        <div className="grid gap-4 lg:max-w-reading">
          <Field label={messages.name} required error={errors.name?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('name')}
                {...(role?.builtIn && { value: roleName(role.name) })}
                readOnly={isReadOnly}
                placeholder={messages.namePlaceholder}
                autoComplete="off"
              />
            )}
          </Field>
          <Field
            label={messages.description}
            required
            error={errors.description?.message}
            aside={`${description.length} / ${longestDescription}`}
          >
            {(control) => (
              <Textarea
                {...control}
                {...form.register('description')}
                readOnly={isReadOnly}
                rows={3}
                placeholder={messages.descriptionPlaceholder}
              />
            )}
          </Field>
        </div>
      </Card>
      <Card title={messages.permissions} flush>
        <p className="border-line border-b px-card py-3 text-ink-soft text-sm">{messages.permissionsHint}</p>
        <PermissionMatrix
          permissions={permissions}
          giver={giver}
          isReadOnly={isReadOnly}
          onChange={setPermissions}
        />
      </Card>
      {!isReadOnly && (
        <div
          data-stays="bottom"
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-canvas px-4 py-3 sm:-mx-gutter sm:px-gutter"
        >
          {role !== undefined && role.userCount > 0 && (
            <p className="mr-auto text-ink-soft text-sm">{messages.effect(role.userCount)}</p>
          )}
          <Button onClick={() => guard.request('/roles')} disabled={saving.isPending}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            loading={saving.isPending}
            disabled={role !== undefined && !isChanged}
          >
            {role === undefined ? messages.create : messages.save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={guard.isAsking}
        title={messages.unsaved.title}
        description={messages.unsaved.text}
        confirmLabel={messages.unsaved.leave}
        cancelLabel={messages.unsaved.stay}
        danger
        onConfirm={guard.leave}
        onCancel={guard.stay}
      />
    </form>
  );
}

/** Why a role can only be looked at; undefined when it can be changed. */
function useNotice(role: Role | undefined): string | undefined {
  const { permissions } = useCurrentUser();
  const mayUpdate = usePermission('roles', 'update');
  if (role === undefined) return undefined;
  if (role.builtIn) return messages.builtIn;
  if (!mayUpdate) return messages.readOnly;
  return holdsAll(permissions, role.permissions) ? undefined : messages.aboveYou;
}

function isSame(one: Permissions, other: Permissions): boolean {
  return holdsAll(one, other) && holdsAll(other, one);
}
