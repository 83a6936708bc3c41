import { expect, type Page } from '@playwright/test';
import { type Employee, newAdmin, newColleague, newRole, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';
import { get } from '../support/submissions.ts';

type StaffList = { data: { users: [{ id: number }] } };

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('changed permissions of a role show at once to its users, and a deleted user is signed out at once', async ({
  page,
  request,
}) => {
  const view = { 'user-management': { view: true }, roles: { view: true } };
  const id = await newRole(nimble, admin, 'Clerk', view);
  const clerk = await newColleague(nimble, admin, { id });
  await openAs(page, nimble, clerk, '/user-management');
  await expect(row(page, admin.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  const more = { 'user-management': { view: true, create: true, delete: true }, roles: { view: true } };
  await request.put(`${nimble.url}/api/roles/update/${id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { name: 'Clerk', description: 'Keeps the books in order.', predefinedPermissions: more },
  });
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();

  const { data } = await get<StaffList>(nimble, `/api/staff/list?search=${clerk.username}`, admin.token);
  const [{ id: userId }] = data.users;
  await request.delete(`${nimble.url}/api/staff/deletestaff/${userId}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  await expect(page).toHaveURL(/\/login$/);
});
