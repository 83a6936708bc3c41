import { expect } from '@playwright/test';
import { type Employee, post } from './company.ts';
import type { NimbleServer } from './nimble-server.ts';

const masterPassword = 'Secret-Master-1';

/** The master account, set up by the link that the server prints. */
export async function setUpMaster(nimble: NimbleServer): Promise<Employee> {
  const link = /http:\S+\/master-setup#\S+/;
  // It is printed a moment after the server answers.
  await expect(() => nimble.printed(link)).toPass();
  const token = nimble.printed(link).split('#')[1];
  const pair = { password: masterPassword, passwordConfirmation: masterPassword };
  await post(nimble, '/api/master-setup', { ...pair, token });
  const login = { identifier: 'master@nimble.local', password: masterPassword };
  const { jwt } = await post<{ jwt: string }>(nimble, '/api/users-permissions/user-login', login);
  return { username: 'master', email: login.identifier, token: jwt };
}
