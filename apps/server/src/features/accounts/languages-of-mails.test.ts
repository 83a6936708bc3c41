import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; userId: number; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Linguists');
});
afterAll(() => nimble.close());

const mailTo = (address: string) => nimble.mails.findLast(({ to }) => to === address);

/** @param page the language of the sign-in page */
async function resetMail(page?: string) {
  await nimble.call('POST', '/api/users-permissions/mail/forgot-password', {
    body: { email: 'linguists@example.com' },
    ...(page !== undefined && { headers: { 'accept-language': page } }),
  });
  await nimble.runTasks();
  return mailTo('linguists@example.com');
}

test('a new account is verified in the language of the page where it was made', async () => {
  const email = 'nueva@example.com';
  await nimble.call('POST', '/api/users-permissions/auth/custom-register', {
    body: { company: 'Nueva', username: 'nueva', email, password: 'Secret12' },
    headers: { 'accept-language': 'es' },
  });
  await nimble.runTasks();
  expect(mailTo(email)).toMatchObject({ language: 'es', subject: 'Verifique su cuenta de Nimble' });
});

test('emails are in the language of the user, else of the page, else of the company', async () => {
  expect(await resetMail()).toMatchObject({ language: 'en', subject: 'Reset your Nimble password' });
  await nimble.call('PUT', `/api/companies/${admin.companyId}`, {
    token: admin.token,
    body: { data: { language: 'fr' } },
  });
  expect(await resetMail()).toMatchObject({
    language: 'fr',
    subject: 'Réinitialisez votre mot de passe Nimble',
    greeting: 'Bonjour linguists,',
  });
  expect(await resetMail('es')).toMatchObject({ language: 'es' });
  await nimble.call('PUT', `/api/users/${admin.userId}`, { token: admin.token, body: { language: 'de' } });
  expect(await resetMail('es')).toMatchObject({ language: 'de', greeting: 'Guten Tag linguists,' });
});
