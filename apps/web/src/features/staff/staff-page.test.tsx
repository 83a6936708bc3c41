// @vitest-environment happy-dom
import { listRoles } from '@nimble/contracts/roles';
import {
  deleteStaff,
  inviteUser,
  listInvited,
  listStaff,
  resendInvitation,
  type StaffUser,
  updateStaffRole,
} from '@nimble/contracts/staff';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { timersAfterTyping } from '../../testing/keyboard.ts';
import { allPermissions, signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { rolesPage, someRole } from '../../testing/roles.ts';
import { show } from '../../testing/show.tsx';
import { StaffPage } from './staff-page.tsx';

const server = contractServer();
/** Without the permission to see the dashboard there is no text about the plan. */
const permissions = { ...allPermissions, dashboards: {} };
const viewer = someRole({ id: 3, name: 'viewer', description: 'Looks', builtIn: true });
const adminRole = someRole({ id: 2, name: 'admin', description: 'All', builtIn: true, permissions });
const self = signedInUser({ permissions });
const some = (changes: Partial<StaffUser> = {}): StaffUser => ({
  id: 7,
  username: 'ruth',
  displayName: 'Ruth Example',
  avatar: null,
  email: 'ruth@example.com',
  role: viewer,
  status: 'active',
  isPaused: false,
  createdAt: '2026-05-04T12:00:00.000Z',
  updatedAt: '2026-05-04T12:00:00.000Z',
  ...changes,
});
const own = some({
  id: self.id,
  username: 'ada',
  displayName: 'Ada Hall',
  email: self.email,
  role: adminRole,
});
const listed = (...users: StaffUser[]) => ({
  success: true as const,
  data: {
    users,
    pagination: { page: 1, pageSize: 10, total: users.length, pageCount: 1 },
    totalUsers: users.length,
  },
});

beforeEach(() => server.answer(listRoles, rolesPage(adminRole, viewer)));
const open = (at = '/user-management', user = self) =>
  show(<StaffPage />, { path: '/user-management', at, user });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

test('a page has 10, 20, 50 or 100 users; a search is sent after half a second without typing', async () => {
  server.answer(listStaff, listed(own, some()));
  open();
  expect(await screen.findByText('Showing 1 to 2 of 2 users')).toBeDefined();
  const sizes = within(screen.getByLabelText('Per page')).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100']);
  expect(server.asked(listStaff)[0]?.query.get('pageSize')).toBe('10');
  const search = screen.getByPlaceholderText('Search users...');
  expect(timersAfterTyping(search, 'ruth')).toEqual([500]);
});

async function openAddUser() {
  const person = open();
  await screen.findByText('Ruth Example');
  await person.click(await button('Add user'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add new user' }));
  const add = dialog.getByRole('button', { name: 'Add user' });
  return { person, dialog, add, submit: () => person.click(add) };
}

test('without a role to give, nobody can be added, and the form says why', async () => {
  server.answer(listRoles, rolesPage());
  server.answer(listStaff, listed(own, some()));
  const { dialog, add } = await openAddUser();
  expect(dialog.getByText('No roles found, Create a role before adding a user')).toBeDefined();
  expect((add as HTMLButtonElement).disabled).toBe(true);
});

test('the master sees which company the list is of, and nobody else needs to', async () => {
  server.answer(listStaff, listed(own, some()));
  const columns = async (user: typeof self) => {
    open('/user-management', user);
    await screen.findByText('Ruth Example');
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  expect(await columns(self)).toEqual(['User', 'Role', 'Created', 'Actions']);
  const master = { ...self, role: { id: 9, name: 'master', description: 'Master' } };
  expect(await columns(master)).toEqual(['User', 'Role', 'Company', 'Created', 'Actions']);
});

test('the form of a new user says what is wrong, knows the addresses of the list, and keeps what was typed', async () => {
  server.answer(listStaff, listed(own, some()));
  const { person, dialog, submit } = await openAddUser();
  await submit();
  for (const text of ['Username is required', 'Email is required', 'Role is required'])
    expect(await dialog.findByText(text)).toBeDefined();
  await person.type(dialog.getByLabelText(/^Username/), 'baker');
  await person.selectOptions(dialog.getByLabelText(/^Role/), 'Viewer');
  await person.type(dialog.getByLabelText(/^Password/), '12345');
  await person.type(dialog.getByLabelText(/^Email/), 'RUTH@example.com');
  expect(await dialog.findByText('Password must be at least 6 characters')).toBeDefined();
  await person.clear(dialog.getByLabelText(/^Password/));
  await submit();
  expect(await dialog.findByText('A user with this email already exists')).toBeDefined();
  expect(server.asked(inviteUser)).toEqual([]);

  server.answer(inviteUser, refusal('staff.both_taken'));
  await person.clear(dialog.getByLabelText(/^Email/));
  await person.type(dialog.getByLabelText(/^Email/), 'baker@example.com');
  await submit();
  expect(await dialog.findByText('Username already exists')).toBeDefined();
  expect(dialog.getByText('Email already exists')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Username/).value).toBe('baker');
});

test('an invited user is in the list of those who have not joined', async () => {
  server.answer(listStaff, listed(own, some()));
  server.answer(inviteUser, { success: true, message: 'Invited', user: some({ status: 'invited' }) });
  server.answer(listInvited, listed(some({ id: 8, displayName: 'Bo Baker', status: 'invited' })).data);
  const { person, dialog, add } = await openAddUser();
  await person.type(dialog.getByLabelText(/^Username/), 'bobaker');
  await person.selectOptions(dialog.getByLabelText(/^Role/), 'Viewer');
  await person.type(dialog.getByLabelText(/^Email/), 'bo@example.com');
  await pressTwice(person, add, {
    server,
    sends: [inviteUser],
    shows: () => screen.findByText('User created successfully'),
  });
  expect(server.asked(inviteUser).map(({ body }) => body)).toEqual([
    { username: 'bobaker', email: 'bo@example.com', role: 3 },
  ]);

  server.answer(resendInvitation, { success: true, message: 'Sent' });
  const resend = await button('Resend the invitation to Bo Baker');
  await pressTwice(person, resend, {
    server,
    sends: [resendInvitation],
    shows: () => screen.findByText('A new invitation is on its way'),
  });
  // The second half of a slow double click comes after the answer.
  fireEvent.click(resend, { detail: 2 });
  await person.click(await button('Users'));
  await screen.findByText('Ruth Example');
  expect(server.asked(resendInvitation)).toMatchObject([{ params: { id: '8' } }]);
});

test('an invitation is sent again only by those who may invite', async () => {
  const { create: _create, ...others } = allPermissions['user-management'] ?? {};
  server.answer(listInvited, listed(some({ id: 8, displayName: 'Bo Baker', status: 'invited' })).data);
  open(
    '/user-management?status=invited',
    signedInUser({ permissions: { ...permissions, 'user-management': others } }),
  );
  expect(await button('Edit the role of Bo Baker')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Resend/ })).toBeNull();
});

test('those who may only invite can send an invitation again, and see no empty column of actions', async () => {
  const inviter = signedInUser({ permissions: { 'user-management': { view: true, create: true } } });
  server.answer(listInvited, listed(some({ id: 8, displayName: 'Bo Baker', status: 'invited' })).data);
  server.answer(listStaff, listed(some()));
  const person = open('/user-management?status=invited', inviter);
  expect(await button('Resend the invitation to Bo Baker')).toBeDefined();
  await person.click(await button('Users'));
  await screen.findByText('Ruth Example');
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('search, role and page are requested as in the address, and one press clears them', async () => {
  server.answer(listStaff, ({ query }) => (query.get('search') === '' ? listed(own) : listed()));
  const person = open('/user-management?search=nobody&role=3&page=2');
  expect(await screen.findByText('No users found')).toBeDefined();
  expect(Object.fromEntries(server.asked(listStaff)[0]?.query ?? [])).toEqual({
    page: '2',
    pageSize: '10',
    search: 'nobody',
    role: '3',
  });
  await person.click(await button('Clear search and filter'));
  expect(await screen.findByText('Ada Hall')).toBeDefined();
  await person.selectOptions(await screen.findByLabelText('Filter by role'), 'Viewer');
  await waitFor(() => expect(server.asked(listStaff).at(-1)?.query.get('role')).toBe('3'));
  // Who has a role may be among those who have not accepted yet.
  server.answer(listInvited, listed().data);
  await person.click(await button('Invited'));
  await waitFor(() => expect(server.asked(listInvited).at(-1)?.query.get('role')).toBe('3'));
});

test('users cannot change themselves; another gets a role, or is deleted after a confirmation', async () => {
  server.answer(listStaff, listed(own, some()));
  server.answer(updateStaffRole, { success: true, message: 'Updated' });
  server.answer(deleteStaff, { success: true, message: 'Deleted' });
  const person = open();
  expect((await button("Can't edit yourself")).disabled).toBe(true);
  expect((await button("Can't delete yourself")).disabled).toBe(true);
  await person.click(await button('Edit the role of Ruth Example'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit user role' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  expect(save.disabled).toBe(true);
  await person.selectOptions(dialog.getByLabelText(/^Role/), 'Admin');
  await pressTwice(person, save, {
    server,
    sends: [updateStaffRole],
    shows: () => screen.findByText('User role updated successfully'),
  });
  expect(server.asked(updateStaffRole).map(({ body }) => body)).toEqual([{ role: 2 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await button('Delete Ruth Example'));
  server.answer(listStaff, listed(own));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete user' }));
  asking.getByText(/^Delete Ruth Example \(Viewer\)\?/);
  await pressTwice(person, asking.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [deleteStaff],
    shows: () => screen.findByText('User deleted successfully'),
  });
  await waitFor(() => expect(screen.queryByText('Ruth Example')).toBeNull());
  expect(server.asked(deleteStaff).map(({ params }) => params.id)).toEqual(['7']);
});

test('buttons follow the permissions, and users with more permissions cannot be changed', async () => {
  server.answer(listStaff, listed(own, some()));
  const view = { 'user-management': { view: true }, roles: { view: true } };
  open('/user-management', signedInUser({ id: 99, permissions: view }));
  expect(await screen.findByText('Ada Hall')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

test('a user with more permissions cannot be deleted', async () => {
  server.answer(listStaff, listed(own));
  const permissions = { 'user-management': { view: true, delete: true }, roles: { view: true } };
  open('/user-management', signedInUser({ id: 99, permissions }));
  expect((await button('Ada Hall has more permissions than you')).disabled).toBe(true);
});

test('a page behind the last one leads to the last', async () => {
  server.answer(listStaff, ({ query }) => {
    const page = Number(query.get('page'));
    return {
      success: true as const,
      data: {
        users: page === 2 ? [some()] : [],
        pagination: { page, pageSize: 10, total: 11, pageCount: 2 },
        totalUsers: 11,
      },
    };
  });
  open('/user-management?page=9');
  expect(await screen.findByText('Ruth Example')).toBeDefined();
  expect(screen.getByText(/Showing 11 to 11 of 11/)).toBeDefined();
});
