import { randomUUID } from 'node:crypto';
import { accountMessages, type loginBody, type registerBody, type User } from '@nimble/contracts/accounts';
import type { output } from 'zod/v4/core';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { FreshCache } from '../../platform/fresh-cache.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import { publishSessionEnd } from '../../platform/realtime/index.ts';
import { type SignedTokens, sessionSeconds } from '../../platform/signed-tokens.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { insertCompany } from '../companies/index.ts';
import { findBuiltInRoleId, permissionsOf } from '../roles/index.ts';
import { presentUser } from './accounts.presenter.ts';
import {
  confirmUser,
  findUnconfirmed,
  findUser,
  findUserByIdentifier,
  insertUser,
  setTheme,
  takeVerificationCode,
} from './accounts.repository.ts';
import { sendVerificationMail } from './accounts.tasks.ts';
import { hashPassword, isPasswordRight } from './passwords.ts';
import { deleteSession, findSession, insertSession } from './sessions.repository.ts';
import { hashOfCode } from './verification-codes.ts';

type Registration = output<typeof registerBody>;
type Added = { companyId: number; userId: number };

type Dependencies = { database: Database; tokens: SignedTokens; sessions: FreshCache<SignedIn | undefined> };

export function createAccountsService({ database, tokens, sessions }: Dependencies) {
  async function one(userId: number): Promise<User> {
    const row = await findUser(database, userId);
    if (row === undefined) throw new RequestError('unauthorized');
    return presentUser(row);
  }

  async function openSession(sessionId: string): Promise<SignedIn | undefined> {
    const row = await findSession(database, sessionId, new Date());
    if (row === undefined) return undefined;
    const permissions = permissionsOf(row);
    return { kind: 'signedIn', sessionId, userId: row.id, companyId: row.company_id, permissions };
  }

  /** The company and its first user, who becomes its admin; `next` belongs to the same transaction. */
  async function addCompany(
    input: Registration,
    next: (transaction: Transaction, userId: number) => Promise<void>,
  ): Promise<Added> {
    const passwordHash = await hashPassword(input.password);
    const { username, email } = input;
    return inTransaction(database, async (transaction) => {
      const company = await insertCompany(transaction, input.company);
      if (company === undefined) throw taken('company', accountMessages.companyTaken);
      const roleId = await findBuiltInRoleId(transaction, 'admin');
      const person = { companyId: company.id, roleId, username, email, passwordHash };
      const userId = await insertUser(transaction, person);
      await next(transaction, userId);
      return { companyId: company.id, userId };
    }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw taken('email', accountMessages.emailTaken);
      if (isUniqueViolation(error, 'users_username')) throw taken('username', accountMessages.usernameTaken);
      throw error;
    });
  }

  return {
    one,

    /** @returns who holds this session token, if the session is still open. */
    async authenticate(token: string): Promise<SignedIn | undefined> {
      const sessionId = tokens.readSession(token);
      return sessionId === undefined ? undefined : sessions.get(sessionId, '', () => openSession(sessionId));
    },

    /** Makes the company and its admin, and has the verification mail sent. */
    async register(input: Registration): Promise<void> {
      await addCompany(input, (transaction, userId) =>
        enqueue(transaction, sendVerificationMail, { userId }),
      );
    },

    /** The same for whoever runs the server, who needs no mail to prove an address. */
    addVerified: (input: Registration): Promise<Added> =>
      addCompany(input, (transaction, userId) => confirmUser(transaction, userId, new Date())),

    /** @throws RequestError invalidInput; that an account waits for verification is told only to who knows the password. */
    async login(input: output<typeof loginBody>): Promise<{ user: User; jwt: string }> {
      const row = await findUserByIdentifier(database, input.identifier);
      const isRight = await isPasswordRight(row?.password_hash, input.password);
      if (row === undefined || !isRight)
        throw new RequestError('invalidInput', accountMessages.invalidCredentials);
      if (row.confirmed_at === null) throw new RequestError('invalidInput', accountMessages.notConfirmed);
      const id = randomUUID();
      await insertSession(database, {
        id,
        userId: row.id,
        expiresAt: new Date(Date.now() + sessionSeconds * 1000),
      });
      return { user: presentUser(row), jwt: tokens.signSession(id) };
    },

    async signOut(sessionId: string): Promise<void> {
      await deleteSession(database, sessionId);
      sessions.forget(sessionId);
      await publishSessionEnd(database, sessionId);
    },

    async verify(code: string): Promise<void> {
      const now = new Date();
      await inTransaction(database, async (transaction) => {
        const userId = await takeVerificationCode(transaction, hashOfCode(code), now);
        if (userId === undefined) throw new RequestError('invalidInput', accountMessages.verificationInvalid);
        await confirmUser(transaction, userId, now);
      });
    },

    /** Does the same for known and unknown addresses, as far as the caller can see. */
    async resendVerification(email: string): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const user = await findUnconfirmed(transaction, { email });
        if (user === undefined) return;
        await enqueue(
          transaction,
          sendVerificationMail,
          { userId: user.id },
          { key: `verification:${user.id}` },
        );
      });
    },

    /** @throws RequestError notFound for anybody but oneself. */
    async changeTheme(userId: number, wantedId: number, theme: 'light' | 'dark'): Promise<User> {
      if (userId !== wantedId) throw new RequestError('notFound');
      await setTheme(database, userId, theme);
      return one(userId);
    },
  };
}
export type AccountsService = ReturnType<typeof createAccountsService>;

function taken(path: string, message: string): RequestError {
  return new RequestError('invalidInput', message, [{ path, message }]);
}
