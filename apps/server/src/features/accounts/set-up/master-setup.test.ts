import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { createMasterSetupService } from './master-setup.service.ts';

const password = 'Master-Password-1';
let nimble: TestApp;
let offerLink: () => Promise<string | undefined>;
beforeAll(async () => {
  nimble = await createTestApp({ MASTER_EMAIL: 'root@example.com' });
  ({ offerLink } = createMasterSetupService(nimble));
});
afterAll(() => nimble.close());

const tokenOf = (link: string | undefined) => link?.split('#')[1] ?? '';
const open = (token: string) => nimble.call('POST', '/api/master-setup/open', { body: { token } });
const setUp = (token: string) =>
  nimble.call('POST', '/api/master-setup', { body: { token, password, passwordConfirmation: password } });

test('the link that every web server prints makes the master account, once', async () => {
  const [link, other] = await Promise.all([offerLink(), createMasterSetupService(nimble).offerLink()]);
  expect(other).toBe(link);
  expect(link).toContain(`${nimble.config.publicUrl}/master-setup#`);
  const token = tokenOf(link);
  for (const wrong of [`${token.slice(0, -1)}-`, 'A'.repeat(43)]) {
    expect((await open(wrong)).status).toBe(400);
    expect((await setUp(wrong)).status).toBe(400);
  }
  expect((await open(token)).body.data).toEqual({ email: 'root@example.com' });
  const answers = await Promise.all([setUp(token), setUp(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect((await open(token)).status).toBe(400);
  expect(await offerLink()).toBeUndefined();
});

test('the master signs in, sees no company, and keeps the role in the one that they set up', async () => {
  const { body } = await nimble.call('POST', '/api/users-permissions/user-login', {
    body: { identifier: 'root@example.com', password },
  });
  expect(body.user).toMatchObject({ role: { name: 'master' }, company: null });
  const token = body.jwt as string;
  expect((await nimble.call('GET', '/api/jobs', { token })).status).toBe(403);
  const made = await nimble.call('POST', '/api/users-permissions/auth/company-registration', {
    token,
    body: { company: 'Headquarters' },
  });
  expect(made.body.user).toMatchObject({ role: { name: 'master' }, company: { name: 'Headquarters' } });
  expect((await nimble.call('GET', '/api/jobs', { token })).body.data).toEqual([]);
});
