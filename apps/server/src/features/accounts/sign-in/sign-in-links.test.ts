import { signInByLink } from '@nimble/contracts/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDependencies } from '../../../dependencies.ts';
import { addCompany } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const follow = (link: string) =>
  nimble.app.inject({
    method: 'POST',
    url: signInByLink.url,
    payload: { code: new URL(link).hash.slice(1) },
  });

test('a printed link signs in once, and a new one invalidates the older', async () => {
  const { userId } = await addCompany(nimble);
  const { signInLinks } = createDependencies(nimble);
  const [older, newer] = [await signInLinks.offer(userId), await signInLinks.offer(userId)];
  expect((await follow(older)).json()).toMatchObject({ error: { code: 'account.sign_in_link_invalid' } });
  const entered = await follow(newer);
  expect(entered.statusCode).toBe(200);
  const me = await nimble.app.inject({
    url: '/api/users/me',
    headers: { authorization: `Bearer ${entered.json().jwt}` },
  });
  expect(me.json()).toMatchObject({ id: userId });
  expect((await follow(newer)).statusCode).toBe(400);
});

test('of two concurrent uses of a link one signs in; after its time none does', async () => {
  const { userId } = await addCompany(nimble);
  const { signInLinks } = createDependencies(nimble);
  const link = await signInLinks.offer(userId);
  const both = await Promise.all([follow(link), follow(link)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  const late = await signInLinks.offer(userId);
  await nimble.pool.query(
    "UPDATE account_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1",
    [userId],
  );
  expect((await follow(late)).statusCode).toBe(400);
});
