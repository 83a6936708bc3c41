import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { addPerson, openSession } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import type { Prepared, ValidRequest } from './prepared.ts';

const password = 'Secret12';

/**
 * The current code, or that of the step after: each works once. That of the step before would be refused as soon as the
 * next step begins, which can be at any moment.
 */
function codeOf(secret: string, steps: 0 | 1): string {
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  return authenticator.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** A user with an authenticator app, not yet confirmed by a code. */
async function personWithApp({ nimble, owner }: Prepared) {
  const person = await addPerson(nimble, owner.companyId, 'viewer');
  const { token } = person;
  const { body } = await nimble.call('POST', '/api/auth/two-factor/set-up', { token, body: { password } });
  return { ...person, secret: body.data.secret as string, token: () => openSession(nimble, person.userId) };
}

/** A user with two-factor authentication. */
async function protectedPerson(prepared: Prepared) {
  const person = await personWithApp(prepared);
  const token = await person.token();
  const body = { code: codeOf(person.secret, 0) };
  const confirmed = await prepared.nimble.call('POST', '/api/auth/two-factor/confirm', { token, body });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return person;
}

async function withCode(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { token, secret } = await protectedPerson(prepared);
  return { token, body: { password, code: codeOf(secret, 1) } };
}

async function challengeOf({ call }: TestApp, identifier: string): Promise<string> {
  const { body } = await call('POST', '/api/users-permissions/user-login', {
    body: { identifier, password },
  });
  return body.twoFactor.challenge;
}

export const secondFactorPreparations: Record<
  string,
  (prepared: Prepared) => Promise<Partial<ValidRequest>>
> = {
  'POST /api/auth/two-factor/confirm': async (prepared) => {
    const { token, secret } = await personWithApp(prepared);
    return { token, body: { code: codeOf(secret, 0) } };
  },
  'POST /api/auth/two-factor/recovery-codes': withCode,
  'POST /api/auth/two-factor/disable': withCode,
  'POST /api/users-permissions/user-login/two-factor': async (prepared) => {
    const { email, secret } = await protectedPerson(prepared);
    const challenge = await challengeOf(prepared.nimble, email);
    return { body: { challenge, code: codeOf(secret, 1) } };
  },
};
