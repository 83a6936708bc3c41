import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';

const publicUrl = 'http://localhost:3000';
const masterEmail = 'olga@example.com';
const none = { outbox: undefined, masterSetup: undefined };

test('a first start prints the address, each sign-in link in a line of its own, and how to stop', () => {
  const links = { outbox: `${publicUrl}/outbox#one`, masterSetup: `${publicUrl}/master-setup#two` };
  expect(announcement({ publicUrl, masterEmail, registration: 'open' }, links)).toBe(`
  Nimble is ready: http://localhost:3000

  Sign in there, or sign up to register your company.
  Emails stay on this machine. Read them with this link, which works once:
  http://localhost:3000/outbox#one
  This installation has no master account yet. Its email will be olga@example.com.
  To use another one, set MASTER_EMAIL and restart first. Create the account with this link, which works once:
  http://localhost:3000/master-setup#two

  Press Ctrl-C to stop.

`);
});

test('with a mail server and a master account it prints only the address and how to stop', () => {
  const text = announcement({ publicUrl, masterEmail, registration: 'invite' }, none);
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    '  Nimble is ready: http://localhost:3000',
    '  Sign in there.',
    '  Press Ctrl-C to stop.',
  ]);
});
