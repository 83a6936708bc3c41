import type { ProfileChanges } from '@nimble/contracts/accounts';
import type { DomainEvents, EventsWith } from '@nimble/contracts/all-events';
import type { AuditEvent } from '@nimble/contracts/audit';
import type { CompanyChanges } from '@nimble/contracts/companies';
import type { JobChanges } from '@nimble/contracts/jobs';
import type { RoleInput } from '@nimble/contracts/roles';
import type { WebhookChanges } from '@nimble/contracts/webhooks';
import { formatPercent } from '../../lib/formats.ts';
import { shownRoleName } from '../../shared/roles/role-name.ts';
import { auditDetailMessages as messages } from './messages.ts';

type Value = AuditEvent['details'][string] | undefined;

/** What an entry can have besides its action. */
type Detail = DomainEvents[EventsWith<'audit'>]['audit'][number];

/** What the detail `fields` can name. */
type ChangedField =
  | Exclude<keyof JobChanges, 'status' | 'updatedAt'>
  | keyof CompanyChanges
  | Exclude<keyof ProfileChanges, 'company'>
  | Exclude<keyof RoleInput, 'predefinedPermissions'>
  | 'permissions'
  | Exclude<keyof WebhookChanges, 'isOn'>;

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
  const say: ((values: { value: never }) => string) | undefined = phrases[name as keyof typeof phrases];
  if (name === 'fields' || name === 'task' || name === 'permissions' || name === 'role')
    return [lists[name](String(value))];
  if (say === undefined) return [word(value, action)];
  const said = say({ value: value as never });
  return said === '' ? [] : [said];
}

// Typed, because a detail or field without a text would be shown as the API names it, and nobody would notice.
const fieldNames: Readonly<Record<ChangedField, string>> = messages.fieldNames;
const phrases: Readonly<
  Record<Exclude<Detail, 'from' | 'to' | keyof typeof lists>, (values: { value: never }) => string>
> = messages.phrases;

/** Names of the API with a word here. */
const resources: Readonly<Record<string, string>> = messages.resources;
const values: Readonly<Record<string, string>> = messages.values;

const lists = {
  fields: (value: string) => messages.fields({ names: each(value, fieldNames) }),
  task: (value: string) => each(value, messages.tasks),
  permissions: (value: string) => messages.permissions({ names: permissionsInWords(value) }),
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

/** A status, a plan or a role by its name, a score as everywhere; other numbers unchanged. */
function word(value: Value, action: string): string {
  if (value === undefined || value === null) return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (action === 'submission.scored') return formatPercent(Number(value) / 100);
  if (action === 'staff.role_changed') return shownRoleName(String(value));
  return values[String(value)] ?? spaced(String(value));
}

/** Names of events stay as the API has them. */
function spaced(name: string): string {
  return name.includes('.') ? name : name.replaceAll('_', ' ');
}
