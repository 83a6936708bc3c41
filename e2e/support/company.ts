import type { Page } from '@playwright/test';
import { skipTutorial } from './journeys.ts';
import type { CalledServer, NimbleServer } from './nimble-server.ts';

let made = 0;

export type Employee = { username: string; email: string; token: string };
type Session = { jwt: string };

const users = '/api/users-permissions';
export const password = 'Secret12';

/** A new company's admin, created by calls: for tests about something else. */
export async function newAdmin(nimble: CalledServer): Promise<Employee> {
  made += 1;
  const username = `employer${made}`;
  return register(nimble, { company: `Bakery ${made}`, username, email: `${username}@example.com` });
}

export async function register(
  nimble: CalledServer,
  registration: { company: string; username: string; email: string },
): Promise<Employee> {
  const { username, email } = registration;
  await post(nimble, `${users}/auth/custom-register`, { ...registration, password });
  return { username, email, token: await verifyAndSignIn(nimble, email) };
}

/** A user of the admin's company, with the role of this name. */
export async function newColleague(
  nimble: NimbleServer,
  admin: Employee,
  role: { name: string } | { id: number },
): Promise<Employee> {
  made += 1;
  const username = `colleague${made}`;
  const email = `${username}@example.com`;
  const id = 'id' in role ? role.id : await builtInRole(nimble, admin, role.name);
  await post(nimble, `${users}/users/invite`, { username, email, password, role: id }, admin.token);
  return { username, email, token: await verifyAndSignIn(nimble, email) };
}

/** @returns its id. */
export async function newRole(
  nimble: NimbleServer,
  admin: Employee,
  name: string,
  predefinedPermissions: object = { job: { view: true } },
): Promise<number> {
  const body = { name, description: 'Bakes what the harbour eats.', predefinedPermissions };
  const answer = await post<{ role: { id: number } }>(nimble, '/api/roles/create', body, admin.token);
  return answer.role.id;
}

/** Opens a page of the workspace as this person. */
export async function openAs(
  page: Page,
  nimble: NimbleServer,
  { token }: Employee,
  path: string,
): Promise<void> {
  // Local storage needs any page of the address; this answer is faster than a page.
  await page.goto(`${nimble.url}/api/settings/public`);
  await skipTutorial(page);
  await page.evaluate((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('loginTime', new Date().toISOString());
  }, token);
  await page.goto(nimble.url + path);
}

async function builtInRole(nimble: NimbleServer, admin: Employee, name: string): Promise<number> {
  const answer = await fetch(`${nimble.url}/api/roles/company?search=${name}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const { roles } = (await answer.json()) as { roles: { id: number; name: string }[] };
  const role = roles.find((each) => each.name === name);
  if (role === undefined) throw new Error(`There is no role ${name}.`);
  return role.id;
}

async function verifyAndSignIn(nimble: CalledServer, email: string): Promise<string> {
  const verificationCode = (await nimble.linkInMailTo(email)).split('/').at(-1);
  await post(nimble, `${users}/auth/account-verification`, { verificationCode });
  return (await post<Session>(nimble, `${users}/user-login`, { identifier: email, password })).jwt;
}

export async function post<Answer>(
  nimble: CalledServer,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  return (await send(nimble, 'POST', path, body, token)) as Answer;
}

export async function put(nimble: CalledServer, path: string, body: unknown, token: string): Promise<void> {
  await send(nimble, 'PUT', path, body, token);
}

async function send(
  nimble: CalledServer,
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
  token: string | undefined,
): Promise<unknown> {
  const answer = await fetch(nimble.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
