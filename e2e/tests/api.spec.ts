import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
let receiver: Server;
let arrived: { id: string; type: string }[] = [];
test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      arrived.push({ id: String(request.headers['webhook-id']), type: JSON.parse(body).type });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
test.afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});
test.beforeEach(async () => {
  arrived = [];
  admin = await newAdmin(nimble);
});

test('an admin makes a token, calls with it, receives a webhook, and revokes the token', async ({ page }) => {
  await openAs(page, nimble, admin, '/settings/profile');
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByText('No API tokens yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Enter what the token is for')).toBeVisible();
  await expect(dialog.getByText('Choose at least one permission')).toBeVisible();
  await dialog.getByLabel('Name').fill('Careers page');
  await dialog.getByRole('group', { name: 'Jobs' }).getByLabel('Create').check();
  await expect(dialog.getByRole('group', { name: 'Jobs' }).getByLabel('View')).toBeChecked();
  await expectAccessible(page, 'a new API token');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'API token' }).inputValue();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText('Jobs: View, Create')).toBeVisible();

  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/nimble`;
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('URL').fill('https://192.168.0.1/');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('Nimble does not send events to this machine')).toBeVisible();
  await form.getByLabel('URL').fill(address);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I have copied it' }).click();

  const authorization = `Bearer ${token}`;
  const data = {
    title: 'Baker',
    description: 'Bakes bread before the town wakes up.',
    type: 'full-time',
    experience: 'mid',
    currency: 'USD',
    status: 'active',
    questions: [{ question: 'Why bread?', time_limit: 60, required: true }],
  };
  const made = await page.request.post(`${nimble.url}/api/jobs/create-with-auth`, {
    headers: { authorization, 'idempotency-key': 'first-job' },
    data: { data },
  });
  expect([made.status(), await made.text()]).toEqual([200, expect.stringContaining('Baker')]);
  const refused = await page.request.get(`${nimble.url}/api/submissions`, { headers: { authorization } });
  expect(refused.status()).toBe(403);

  await page.getByRole('button', { name: /^Deliveries to/ }).click();
  const log = page.getByRole('dialog');
  await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(log.getByText('Job published')).toBeVisible();
  await expectAccessible(page, 'deliveries');
  await log.getByRole('button', { name: /^Resend/ }).click();
  await expect.poll(() => arrived.length).toBe(2);
  expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
  expect(arrived[0]?.type).toBe('job.published');
  await log.getByRole('button', { name: 'Close' }).last().click();

  await page.reload();
  await expect(page.getByText(/last used just now/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke Careers page' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  const later = await page.request.get(`${nimble.url}/api/jobs`, { headers: { authorization } });
  expect(later.status()).toBe(401);
  await expectAccessible(page, 'API settings');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'API settings on a phone');

  await page.goto(`${nimble.url}/settings/audit-log`);
  await expect(page.getByText('with the API token “Careers page”')).toBeVisible();
});
