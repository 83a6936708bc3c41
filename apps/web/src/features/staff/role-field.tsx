import type { Role } from '@nimble/contracts/roles';
import { shownRoleDescription, shownRoleName } from '../../shared/roles/role-name.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';

type Props = {
  label: string;
  roles: readonly Role[];
  /** '' while none is chosen. */
  value: string;
  /** The option for no choice; without it one is preselected. */
  placeholder?: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A choice of role that describes the chosen one. */
export function RoleField({ label, roles, value, placeholder, error, onChange }: Props) {
  const chosen = roles.find(({ id }) => String(id) === value);
  const options = roles.map(({ id, name }) => ({
    value: String(id),
    label: shownRoleName(name),
  }));
  return (
    <Field label={label} required error={error} hint={chosen && shownRoleDescription(chosen)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
