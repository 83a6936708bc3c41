import { type loginBody, type registerBody, type User } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import type { output } from 'zod/v4/core';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { emit } from '../../platform/events/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { insertCompany } from '../companies/index.ts';
import { findBuiltInRoleId } from '../roles/index.ts';
import { takeCode } from './account-codes.repository.ts';
import { hashOfCode } from './account-codes.ts';
import { confirmUser, findUserByIdentifier, insertUser } from './accounts.repository.ts';
import { sendVerificationMail } from './accounts.tasks.ts';
import { hashPassword, isPasswordRight } from './password/passwords.ts';
import { checkRegistration, useInvitation } from './registration/registration.ts';
import type { Device } from './sessions/device.ts';
import type { SignInAnswer, SignInService } from './sign-in/sign-in.service.ts';
import { tellOwn } from './tell-own.ts';

type Registration = output<typeof registerBody>;
type Added = { companyId: number; userId: number };

type Dependencies = {
  database: Database;
  signIn: SignInService;
  findUser: (userId: number) => Promise<User>;
  config: { registration: RegistrationMode };
};

export function createAccountsService({ database, signIn, findUser, config }: Dependencies) {
  /** The company and its first user, who becomes its admin; `next` belongs to the same transaction. */
  async function addCompany(
    input: Registration,
    address: string | null,
    next: (transaction: Transaction, userId: number) => Promise<unknown>,
  ): Promise<Added> {
    const passwordHash = await hashPassword(input.password);
    const { username, email } = input;
    return inTransaction(database, async (transaction) => {
      const company = await insertCompany(transaction, input.company);
      if (company === undefined) throw new RequestError('account.company_taken', { at: 'company' });
      const roleId = await findBuiltInRoleId(transaction, 'admin');
      const person = { companyId: company.id, roleId, username, email, passwordHash };
      const userId = await insertUser(transaction, person);
      const actor = { companyId: company.id, userId, address };
      await emit(transaction, { type: 'company.created', by: actor, name: input.company });
      await emit(transaction, { type: 'account.registered', by: actor, userId });
      await next(transaction, userId);
      return { companyId: company.id, userId };
    }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email'))
        throw new RequestError('account.email_taken', { at: 'email' });
      if (isUniqueViolation(error, 'users_username'))
        throw new RequestError('account.username_taken', { at: 'username' });
      throw error;
    });
  }

  return {
    /** @throws RequestError unauthorized for somebody who is gone. */
    one: findUser,

    /**
     * Makes the company and its admin, and has the verification mail sent, unless an invitation has proven the address.
     * @throws RequestError also for who may make none here (see `checkRegistration`).
     */
    async register(input: Registration, address: string): Promise<{ confirmed: boolean }> {
      const { registration } = config;
      const isInvited = await checkRegistration(database, registration, input);
      await addCompany(input, address, async (transaction, userId) => {
        if (!isInvited) return enqueue(transaction, sendVerificationMail, { userId });
        // Of two that use one link at once, the second finds it used.
        await useInvitation(transaction, 'invite', input.email);
        return confirmUser(transaction, userId, new Date());
      });
      return { confirmed: isInvited };
    },

    /** The same for whoever runs the server, who needs no mail to prove an address. */
    addVerified: (input: Registration): Promise<Added> =>
      addCompany(input, null, (transaction, userId) => confirmUser(transaction, userId, new Date())),

    /** Confirms the address of an invited user for whoever runs the server, who needs no mail to prove it. */
    confirm: (userId: number): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const companyId = await confirmUser(transaction, userId, new Date());
        if (companyId !== null) await emit(transaction, { type: 'staff.joined', by: { companyId }, userId });
      }),

    /** @throws RequestError invalidInput; that an account waits for verification is told only to who knows the password. */
    async login(input: output<typeof loginBody>, device: Device): Promise<SignInAnswer> {
      const row = await findUserByIdentifier(database, input.identifier);
      const isRight = await isPasswordRight(row?.password_hash, input.password);
      if (row === undefined || !isRight) throw new RequestError('account.invalid_credentials');
      if (row.confirmed_at === null) throw new RequestError('account.not_confirmed');
      return signIn.enter(row.id, device);
    },

    async verify(code: string, address: string): Promise<void> {
      const now = new Date();
      await inTransaction(database, async (transaction) => {
        const userId = await takeCode(
          transaction,
          { purposes: ['verification'], hash: hashOfCode(code) },
          now,
        );
        if (userId === undefined) throw new RequestError('account.verification_invalid');
        const companyId = await confirmUser(transaction, userId, now);
        if (companyId !== null) await emit(transaction, { type: 'staff.joined', by: { companyId }, userId });
        await tellOwn(transaction, { userId, companyId, address }, 'account.verified');
      });
    },

    /** Does the same for known and unknown addresses; the task finds out. */
    async resendVerification(email: string): Promise<void> {
      const key = `verification:${hashOfCode(email.toLowerCase()).toString('base64url')}`;
      await inTransaction(database, (transaction) =>
        enqueue(transaction, sendVerificationMail, { email }, { key }),
      );
    },
  };
}
