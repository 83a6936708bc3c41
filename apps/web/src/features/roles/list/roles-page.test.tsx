// @vitest-environment happy-dom
import { deleteRole, listRoles } from '@nimble/contracts/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { timersAfterTyping } from '../../../testing/keyboard.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { rolesPage, someRole } from '../../../testing/roles.ts';
import { show } from '../../../testing/show.tsx';
import { RolesPage } from './roles-page.tsx';

const server = contractServer();
const open = (at = '/roles', user = signedInUser()) => show(<RolesPage />, { path: '/roles', at, user });
const lastSearch = () => Object.fromEntries(server.asked(listRoles).at(-1)?.query ?? []);
const confirm = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Confirm deletion' })).getByRole('button', {
    name: 'Delete',
  });

test('page, size and search of the address are requested, and paging and searching change it', async () => {
  const roles = Array.from({ length: 10 }, (_, index) => someRole({ id: index + 1, name: `Baker ${index}` }));
  server.answer(listRoles, ({ query }) => ({
    roles,
    pagination: {
      page: Number(query.get('page')),
      pageSize: Number(query.get('pageSize')),
      total: 24,
      hasPrevPage: false,
      hasNextPage: true,
    },
  }));
  const person = open('/roles?page=2');
  expect(await screen.findByText('Showing 11 to 20 of 24 roles')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Showing 1 to 10 of 24 roles')).toBeDefined();
  await person.type(screen.getByPlaceholderText('Search roles...'), 'mill{Enter}');
  await waitFor(() => expect(lastSearch()).toEqual({ page: '1', pageSize: '10', search: 'mill' }));
});

test('a search is sent after half a second without typing', async () => {
  server.answer(listRoles, rolesPage(someRole()));
  open();
  const search = await screen.findByPlaceholderText('Search roles...');
  expect(timersAfterTyping(search, 'mill')).toEqual([500]);
});

test('a search without a hit says so, and one press clears it', async () => {
  server.answer(listRoles, ({ query }) => (query.get('search') === '' ? rolesPage(someRole()) : rolesPage()));
  const person = open('/roles?search=nobody');
  expect(await screen.findByText('No roles found.')).toBeDefined();
  await person.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement);
  expect(await screen.findByText('Bakes what the harbour eats.')).toBeDefined();
  expect(screen.getByText('Showing 1 to 1 of 1 roles'), 'There is no other page.').toBeDefined();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('a role in use says at once how many have it, and leads to them', async () => {
  server.answer(listRoles, rolesPage(someRole({ name: 'Miller', userCount: 2 })));
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Delete Miller' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Miller is in use' }));
  expect(dialog.getByText(/^2 team members have this role/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(dialog.getByRole('link', { name: 'Show team members' }).getAttribute('href')).toBe(
    '/user-management?role=9',
  );
});

test('a role that was given to a member meanwhile stays, with the number of its users', async () => {
  server.answer(listRoles, rolesPage(someRole({ name: 'Miller', userCount: 0 })));
  server.answer(deleteRole, refusal('role.in_use', { users: 1 }));
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Delete Miller' }));
  await person.click(await confirm());
  expect(await screen.findByText(/^This role is assigned to 1 user and cannot be deleted/)).toBeDefined();
});

test('an unused role is deleted, once by a double click', async () => {
  server.answer(listRoles, rolesPage(someRole({ name: 'Miller' })));
  server.answer(deleteRole, { message: 'Deleted', success: true });
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Delete Miller' }));
  server.answer(listRoles, rolesPage());
  await pressTwice(person, await confirm(), {
    server,
    sends: [deleteRole],
    shows: () => screen.findByText('Role deleted successfully'),
  });
  expect(await screen.findByText('No roles found.')).toBeDefined();
  expect(server.asked(deleteRole).map(({ params }) => params.id)).toEqual(['9']);
});

test('a user who may only see roles cannot change them, and one who may not see them gets a message', async () => {
  server.answer(listRoles, rolesPage(someRole()));
  open('/roles', signedInUser({ permissions: { roles: { view: true } } }));
  expect(await screen.findByRole('link', { name: 'View Baker' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add role' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();

  open('/roles', signedInUser({ permissions: {} }));
  expect(await screen.findByText('Your role can’t view roles')).toBeDefined();
});

test('built-in roles, and those with more permissions than one’s own, are read-only', async () => {
  const above = someRole({ id: 2, name: 'Chef', permissions: { company: { view: true, update: true } } });
  server.answer(listRoles, rolesPage(someRole({ id: 1, name: 'viewer', builtIn: true }), above));
  open('/roles', signedInUser({ permissions: { roles: { view: true, update: true, delete: true } } }));
  expect(await screen.findByRole('link', { name: 'View Chef' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View Viewer' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a list that cannot be loaded can be retried', async () => {
  server.answer(listRoles, refusal('server.failed'));
  const person = open();
  const again = await screen.findByRole('button', { name: /again|Retry/i });
  server.answer(listRoles, rolesPage(someRole()));
  await person.click(again);
  expect(await screen.findByText('Bakes what the harbour eats.')).toBeDefined();
});
