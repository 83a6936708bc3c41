// @vitest-environment happy-dom
import { createRole, getRole, updateRole } from '@nimble/contracts/roles';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { pressByKeys, tabTo, typeByKeys } from '../../../testing/keyboard.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { someRole } from '../../../testing/roles.ts';
import { show } from '../../../testing/show.tsx';
import { AddRolePage, EditRolePage } from './role-form-pages.tsx';

const server = contractServer();
const add = () => show(<AddRolePage />, { path: '/roles/add-role', user: signedInUser() });
const edit = (user = signedInUser()) =>
  show(<EditRolePage />, { path: '/roles/edit/:id', at: '/roles/edit/9', user });
const permission = (module: string, action: string) =>
  within(screen.getByRole('group', { name: module })).getByRole<HTMLInputElement>('checkbox', {
    name: action,
  });
const title = () => screen.getByRole('textbox', { name: /^Title/ });
const description = () => screen.getByRole('textbox', { name: /^Description/ });

test('shows the error of each missing field, and goes to the first', async () => {
  const person = add();
  await person.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByText('Role title is required')).toBeDefined();
  expect(screen.getByText('Role description is required')).toBeDefined();
  expect(document.activeElement).toBe(title());
  expect(server.asked(createRole)).toEqual([]);
});

test('a title that is taken shows an error at its field, and the input stays', async () => {
  server.answer(createRole, refusal('role.title_taken'));
  const person = add();
  await person.type(title(), 'BAKER');
  await person.type(description(), 'Bakes what the harbour eats.');
  await person.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByText('Try a different title, this title already exists')).toBeDefined();
  expect((title() as HTMLInputElement).value).toBe('BAKER');
});

test('the matrix keeps its rules, and what it shows is what is saved', async () => {
  server.answer(createRole, { message: 'Created', role: someRole() });
  const person = add();
  await person.click(permission('User management', 'Create'));
  expect(permission('User management', 'View').checked).toBe(true);
  expect(permission('Role management', 'View').checked).toBe(true);
  await person.click(permission('Role management', 'View'));
  expect(permission('User management', 'Create').checked).toBe(false);
  expect(permission('User management', 'View').checked).toBe(false);
  await person.click(permission('Company', 'Select all'));
  expect(permission('Company', 'Update').checked).toBe(true);
  expect(permission('Company', 'Delete').disabled).toBe(true);
  expect(permission('Company', 'Delete').checked).toBe(false);
  await person.type(title(), 'Night Baker');
  await person.type(description(), 'Bakes while the harbour sleeps.');
  await pressTwice(person, screen.getByRole('button', { name: 'Create role' }), {
    server,
    sends: [createRole],
    shows: () => screen.findByText('Role created successfully'),
  });
  expect(await screen.findByText('at /roles')).toBeDefined();
  const [sent] = server.asked(createRole).map(({ body }) => body as { predefinedPermissions: object });
  expect(sent?.predefinedPermissions).toMatchObject({ company: { view: true, update: true } });
});

test('a role is created by keyboard alone', async () => {
  server.answer(createRole, { message: 'Created', role: someRole() });
  const person = add();
  await typeByKeys(person, /^Title/, 'Night Baker');
  await typeByKeys(person, /^Description/, 'Bakes while the harbour sleeps.');
  await tabTo(person, permission('User management', 'Create'));
  await person.keyboard(' ');
  expect(permission('User management', 'Create').checked).toBe(true);
  await tabTo(person, permission('Role management', 'View'));
  await person.keyboard(' ');
  expect(permission('User management', 'Create').checked).toBe(false);
  await tabTo(person, permission('Company', 'Select all'));
  await person.keyboard(' ');
  await pressByKeys(person, 'Create role');
  expect(await screen.findByText('at /roles')).toBeDefined();
  const permissions = { company: { view: true, update: true } };
  expect(server.asked(createRole)).toMatchObject([
    { body: { name: 'Night Baker', predefinedPermissions: permissions } },
  ]);
});

test('a double click saves a changed role once, and leads to the list', async () => {
  server.answer(getRole, { role: someRole() });
  server.answer(updateRole, { message: 'Updated', role: someRole({ name: 'Dawn Baker' }) });
  const person = edit();
  const save = await screen.findByRole('button', { name: 'Save changes' });
  await person.clear(title());
  await person.type(title(), 'Dawn Baker');
  await pressTwice(person, save, {
    server,
    sends: [updateRole],
    shows: () => screen.findByText('Role updated successfully'),
  });
  expect(await screen.findByText('at /roles')).toBeDefined();
  expect(server.asked(updateRole)).toMatchObject([{ params: { id: '9' }, body: { name: 'Dawn Baker' } }]);
});

test('leaving asks while something is unsaved, and stays or goes as answered', async () => {
  server.answer(getRole, { role: someRole() });
  const person = edit();
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  expect(save.disabled).toBe(true);
  await person.click(permission('Jobs', 'Delete'));
  const back = () => screen.getByRole('button', { name: 'Back to roles' });
  await person.click(back());
  await person.click(await screen.findByRole('button', { name: 'Continue editing' }));
  expect(permission('Jobs', 'Delete').checked).toBe(true);
  await person.click(back());
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /roles')).toBeDefined();
  expect(server.asked(updateRole)).toEqual([]);
});

test('a user who may not change a role only views it', async () => {
  server.answer(getRole, { role: someRole() });
  edit(signedInUser({ permissions: { roles: { view: true } } }));
  expect(await screen.findByText('Your role can view this but not change it.')).toBeDefined();
  expect(permission('Jobs', 'View').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('a missing role redirects to the list', async () => {
  server.answer(getRole, refusal('role.not_found'));
  edit();
  expect(await screen.findByText('Failed to load role data')).toBeDefined();
  expect(await screen.findByText('at /roles')).toBeDefined();
});
