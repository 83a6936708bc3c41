import { randomBytes } from 'node:crypto';
import { type GoogleProblem } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import * as z from 'zod';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { saveCode, takeCode } from '../account-codes.repository.ts';
import { hashOfCode, newCode } from '../account-codes.ts';
import { emitAccountEvent, type Self } from '../emit-account-event.ts';
import type { Device } from '../sessions/device.ts';
import type { SignInAnswer, SignInService } from '../sign-in/sign-in.service.ts';
import { linkGoogleSubject } from './google-accounts.repository.ts';
import { findOrAddGoogleUser } from './google-accounts.ts';
import type { GoogleIdentity, GoogleIssuer } from './google-issuer.ts';

/** Content of the browser's signed cookie between the steps. */
export const googleStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('issuer'), state: z.string(), nonce: z.string(), verifier: z.string() }),
  z.object({ step: z.literal('exchange'), browser: z.string() }),
  z.object({ step: z.literal('link'), subject: z.string(), email: z.string() }),
]);
export type GoogleStep = z.output<typeof googleStep>;
/** Long enough to choose an account at the issuer and to type a password, seconds. */
export const googleStepSeconds = 10 * 60;

const exchangeSeconds = 60;

type Outcome =
  | { kind: 'token'; token: string; next: GoogleStep }
  | { kind: 'refused'; reason: GoogleProblem; next: GoogleStep | undefined };
type Dependencies = {
  database: Database;
  issuer: GoogleIssuer | undefined;
  signIn: SignInService;
  config: { registration: RegistrationMode };
};

/** `issuer` is undefined where Google sign-in is not set up. */
export function createGoogleSignInService({ database, issuer, signIn, config }: Dependencies) {
  return {
    isSetUp: issuer !== undefined,

    /** The redirect address, and the content of the cookie. @throws when the issuer cannot be reached. */
    async begin(): Promise<{ address: string; next: GoogleStep } | undefined> {
      const begun = await issuer?.begin();
      return begun && { address: begun.address, next: { step: 'issuer', ...begun.handshake } };
    },

    /** Handles the issuer's answer. @throws the fault of the issuer or its tokens. */
    async finish(query: string, kept: GoogleStep | undefined, address: string): Promise<Outcome> {
      if (issuer === undefined) return refused('notSetUp');
      if (kept?.step !== 'issuer') return refused('failed');
      const identity = await issuer.finish(query, kept);
      if (identity === 'canceled') return refused('canceled');
      const found = await findOrAddGoogleUser(database, identity, config.registration, address);
      if (found.kind === 'user') return tokenFor(database, found.userId);
      return refused(found.reason, found.reason === 'passwordAccount' ? linkOf(identity) : undefined);
    },

    /** @throws RequestError invalidInput for a token that is unknown, used, expired or of another browser. */
    async exchange(token: string, kept: GoogleStep | undefined, device: Device): Promise<SignInAnswer> {
      const failed = new RequestError('google.failed');
      if (kept?.step !== 'exchange') throw failed;
      const hash = hashOfCode(`${token}.${kept.browser}`);
      const userId = await inTransaction(database, (transaction) =>
        takeCode(transaction, { purposes: ['google-sign-in'], hash }, new Date()),
      );
      if (userId === undefined) throw failed;
      return signIn.enter(userId, device);
    },

    /** Links the refused Google account, after the user has proven the password. */
    async link(self: Self, kept: GoogleStep | undefined): Promise<void> {
      if (kept?.step !== 'link') throw new RequestError('google.nothing_to_link');
      const { subject, email } = kept;
      const link = { userId: self.userId, subject, email, now: new Date() };
      const isLinked = await inTransaction(database, async (transaction) => {
        if (!(await linkGoogleSubject(transaction, link))) return false;
        await emitAccountEvent(transaction, self, 'account.google_linked');
        return true;
      }).catch((error: unknown) => {
        if (isUniqueViolation(error, 'users_google_subject')) return false;
        throw error;
      });
      if (!isLinked) throw new RequestError('google.different_email');
    },
  };
}
export type GoogleSignInService = ReturnType<typeof createGoogleSignInService>;

/** A one-time token that works in this browser only, so that a link cannot sign a person in to another account. */
async function tokenFor(database: Database, userId: number): Promise<Outcome> {
  const { code: token } = newCode();
  const browser = randomBytes(16).toString('base64url');
  const hash = hashOfCode(`${token}.${browser}`);
  const expiresAt = new Date(Date.now() + exchangeSeconds * 1000);
  await saveCode(database, { userId, purpose: 'google-sign-in' }, { hash, expiresAt });
  return { kind: 'token', token, next: { step: 'exchange', browser } };
}

function refused(reason: GoogleProblem, next?: GoogleStep): Outcome {
  return { kind: 'refused', reason, next };
}

function linkOf({ subject, email }: GoogleIdentity): GoogleStep {
  return { step: 'link', subject, email };
}
