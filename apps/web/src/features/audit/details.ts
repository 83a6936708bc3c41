import type { AuditEvent } from '@nimble/contracts/audit';
import { shownRoleName } from '../../shared/roles/role-name.ts';
import { auditDetailMessages as messages } from './messages.ts';

type Value = AuditEvent['details'][string] | undefined;

/** The details of a log entry besides its action, in words; '' for none. */
export function detailsInWords({ action, details }: Pick<AuditEvent, 'action' | 'details'>): string {
  const { from, to, ...rest } = details;
  const isChange = from !== undefined || to !== undefined;
  const change = isChange ? [messages.change({ from: word(from, action), to: word(to, action) })] : [];
  return [...change, ...Object.entries(rest).flatMap(([name, value]) => phrase(name, value, action))].join(
    ' · ',
  );
}

function phrase(name: string, value: Value, action: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  const say: ((values: { value: never }) => string) | undefined =
    messages.phrases[name as keyof typeof messages.phrases];
  if (name === 'fields' || name === 'task' || name === 'rights' || name === 'role')
    return [lists[name](String(value))];
  if (say === undefined) return [word(value, action)];
  const said = say({ value: value as never });
  return said === '' ? [] : [said];
}

/** Names of the API with a word here. */
const resources: Readonly<Record<string, string>> = messages.resources;
const values: Readonly<Record<string, string>> = messages.values;

const lists = {
  fields: (value: string) => messages.fields({ names: each(value, messages.fieldNames) }),
  task: (value: string) => each(value, messages.tasks),
  rights: (value: string) => messages.rights({ names: permissionsInWords(value) }),
  role: (value: string) => messages.role({ name: shownRoleName(value) }),
};

function each(value: string, names: Readonly<Record<string, string>>): string {
  return value
    .split(', ')
    .map((name) => names[name] ?? spaced(name))
    .join(', ');
}

/** Written as `job view/update, audit view`. */
function permissionsInWords(value: string): string {
  return value
    .split(', ')
    .map((permission) => {
      const [resource = '', flags = ''] = permission.split(' ');
      return `${resources[resource] ?? resource} (${each(flags.replaceAll('/', ', '), messages.flags)})`;
    })
    .join(', ');
}

/** A status, a plan or a role by its name; numbers unchanged. */
function word(value: Value, action: string): string {
  if (value === undefined || value === null) return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (action === 'staff.role_changed') return shownRoleName(String(value));
  return values[String(value)] ?? spaced(String(value));
}

/** Names of events stay as the API has them. */
function spaced(name: string): string {
  return name.includes('.') ? name : name.replaceAll('_', ' ');
}
