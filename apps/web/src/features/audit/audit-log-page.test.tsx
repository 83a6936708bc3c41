// @vitest-environment happy-dom
import { type AuditEvent, exportAuditEvents, listAuditEvents } from '@nimble/contracts/audit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AuditLogPage } from './index.ts';

const server = contractServer();
afterEach(() => vi.restoreAllMocks());
const event = (id: number, changes: Partial<AuditEvent>): AuditEvent => ({
  id,
  createdAt: '2026-05-04T12:00:00.000Z',
  action: 'account.signed_in',
  actor: { id: 1, name: 'Ada Hall' },
  apiToken: null,
  subject: { id: 1, name: 'Ada Hall' },
  details: {},
  address: '192.0.2.7',
  ...changes,
});
const signedIn = event(1, {});
const created = event(2, { action: 'role.created', subject: { id: 9, name: 'Night Baker' } });

const tagged = event(3, {
  action: 'company.tag_created',
  subject: { id: 8, name: '' },
  details: { tag: 'Senior' },
});
const bulk = event(4, {
  action: 'bulk_action.created',
  subject: { id: 5, name: '' },
  details: { kind: 'status', total: 3 },
});

function open(at = '/settings/audit-log') {
  server.answer(listAuditEvents, ({ query }) => {
    const asked = query.toString();
    const data = asked.includes('nobody')
      ? []
      : asked.includes('role')
        ? [created]
        : [created, signedIn, tagged, bulk];
    return { data, meta: { pagination: { page: 1, pageSize: 12, total: data.length, pageCount: 1 } } };
  });
  return show(<AuditLogPage />, { path: '/settings/audit-log', at, user: signedInUser() });
}
const row = (name: RegExp) => screen.queryByRole('row', { name });

test('each entry says who did what, and from where', async () => {
  open();
  const entry = await screen.findByRole('row', { name: /Created the role/ });
  for (const text of ['Ada Hall', 'Night Baker', '192.0.2.7']) expect(entry.textContent).toContain(text);
  // The name of one's own account is not repeated.
  expect(row(/Signed in/)?.textContent?.match(/Ada Hall/g)).toHaveLength(1);
});

test('an event of the company names the company where it carries no name', async () => {
  open();
  const entry = await screen.findByRole('row', { name: /Created a tag of/ });
  expect(entry.textContent).toContain('Created a tag of Alder & FinchSenior');
  expect(row(/Started bulk action #5/)).not.toBeNull();
});

test('a candidate is opened from the log, unless deleted', async () => {
  const about = { subject: { id: 17, name: '' } };
  const data = [
    event(5, { action: 'submission.deleted', ...about }),
    event(6, { action: 'submission.scored', ...about }),
  ];
  server.answer(listAuditEvents, {
    data,
    meta: { pagination: { page: 1, pageSize: 12, total: 2, pageCount: 1 } },
  });
  show(<AuditLogPage />, { user: signedInUser() });
  await screen.findByRole('row', { name: /Deleted submission #17/ });
  const links = screen.getAllByRole('link', { name: '#17' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/candidates/17']);
});

test('the log is filtered by subject and person, also from the address, and cleared again', async () => {
  const person = open('/settings/audit-log?status=role');
  expect(await screen.findByRole('row', { name: /Created the role/ })).toBeDefined();
  expect(row(/Signed in/)).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Search by person' }), 'nobody{Enter}');
  expect(await screen.findByText('No entries found')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /Signed in/ })).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Filter by subject'), 'Roles');
  await waitFor(() => expect(row(/Signed in/)).toBeNull());
});

test('the log is narrowed to some days, and an impossible day is ignored', async () => {
  const person = open('/settings/audit-log?page=1&since=2026-02-30&until=9999-12-31');
  await person.click(await screen.findByRole('button', { name: 'Filter by date: Any date' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-04' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-09' } });
  await person.click(screen.getByRole('button', { name: 'Apply' }));
  const last = () => {
    const query = server.asked(listAuditEvents).at(-1)?.query;
    return [query?.get('filters[createdAt][$gte]'), query?.get('filters[createdAt][$lt]')];
  };
  const days = [new Date(2026, 4, 4).toISOString(), new Date(2026, 4, 10).toISOString()];
  await waitFor(() => expect(last()).toEqual(days));
  await person.click(screen.getByRole('button', { name: /^Filter by date: May 4/ }));
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('button', { name: 'Filter by date: Any date' })).toBeDefined();
});

test('what is filtered is saved as a file', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:of-the-log';
  });
  server.answer(exportAuditEvents, new Response('action\nrole.created\n'));
  const person = open('/settings/audit-log?status=role&since=2026-05-04');
  await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Audit log exported')).toBeDefined();
  expect(await saved[0]?.text()).toBe('action\nrole.created\n');
  const query = server.asked(exportAuditEvents)[0]?.query;
  expect(query?.get('filters[subject][$eq]')).toBe('role');
  expect(query?.get('filters[createdAt][$gte]')).toBe(new Date(2026, 4, 4).toISOString());
});
