import { longestRoleDescription, type Role } from '@nimble/contracts/roles';
import { ArrowLeft, Info } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { shownRoleName } from '../../../shared/roles/role-name.ts';
import { atPageEdge } from '../../../ui/buttons/back-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { roleFormMessages as messages } from '../messages.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { useRoleForm } from './use-role-form.ts';

/** Creates a role, or shows and changes an existing one. */
export function RoleForm({ role }: { role?: Role }) {
  const edit = useRoleForm(role);
  const { permissions, setPermissions, giver, notice, isReadOnly, guard, save } = edit;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <div>
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowLeft />}
          onClick={() => guard.request('/roles')}
          className={atPageEdge}
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
      <RoleDetailsCard role={role} edit={edit} />
      <Card title={messages.permissions} flush>
        <p className="border-line border-b px-card py-3 text-ink-soft text-sm">{messages.permissionsHint}</p>
        <PermissionMatrix
          permissions={permissions}
          giver={giver}
          isReadOnly={isReadOnly}
          onChange={setPermissions}
        />
      </Card>
      {!isReadOnly && <SaveBar role={role} edit={edit} />}
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

type PartProps = { role: Role | undefined; edit: ReturnType<typeof useRoleForm> };

function RoleDetailsCard({ role, edit: { form, isReadOnly } }: PartProps) {
  const description = useWatch({ control: form.control, name: 'description' });
  const { errors } = form.formState;
  return (
    <Card title={messages.details}>
      <div className="grid gap-4 lg:max-w-reading">
        <Field label={messages.name} required error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name')}
              {...(role?.builtIn && { value: shownRoleName(role.name) })}
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
          aside={`${description.length} / ${longestRoleDescription}`}
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
  );
}

/** Always in view while scrolling the permissions. */
function SaveBar({ role, edit: { guard, isSaving, isChanged } }: PartProps) {
  return (
    <div
      data-stays="bottom"
      data-actions="lower-end"
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-line border-t bg-canvas px-4 py-3 sm:-mx-gutter sm:px-gutter"
    >
      {role !== undefined && role.userCount > 0 && (
        <p className="me-auto text-ink-soft text-sm">{messages.effect({ count: role.userCount })}</p>
      )}
      <Button onClick={() => guard.request('/roles')} disabled={isSaving}>
        {messages.cancel}
      </Button>
      <Button type="submit" variant="primary" loading={isSaving} disabled={role !== undefined && !isChanged}>
        {role === undefined ? messages.create : messages.save}
      </Button>
    </div>
  );
}
