import type { registerBody } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import type { output } from 'zod/v4/core';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { namedLanguageOfCall } from '../../../platform/texts/index.ts';
import { insertCompany } from '../../companies/index.ts';
import { findBuiltInRoleId } from '../../roles/index.ts';
import { confirmUser, insertUser } from '../accounts.repository.ts';
import { sendVerificationMail } from '../accounts.tasks.ts';
import { hashPassword } from '../password/passwords.ts';
import { checkRegistration, useInvitation } from './registration.ts';

type Registration = output<typeof registerBody>;
type Added = { companyId: number; userId: number };

export type RegistrationDependencies = {
  database: Database;
  config: { registration: RegistrationMode; planEnforcement: 'on' | 'off' };
};

/** The creation of companies. */
export function createRegistrationService({ database, config }: RegistrationDependencies) {
  return {
    /**
     * Creates the company and its admin, and sends the verification email, unless an invitation has proven the address.
     * @throws RequestError also for people who may not create one (see `checkRegistration`).
     */
    async register(input: Registration, address: string): Promise<{ confirmed: boolean }> {
      const { registration } = config;
      const isInvited = await checkRegistration(database, registration, input);
      await addCompany({ database, config }, input, address, async (transaction, userId) => {
        if (!isInvited)
          return enqueue(transaction, sendVerificationMail, { userId, language: namedLanguageOfCall() });
        // When a link is used twice at the same time, the second use fails here.
        await useInvitation(transaction, 'invite', input.email);
        return confirmUser(transaction, userId, new Date());
      });
      return { confirmed: isInvited };
    },

    /** The same for the operator of the server, who needs no email to prove an address. */
    addVerified: (input: Registration): Promise<Added> =>
      addCompany({ database, config }, input, null, (transaction, userId) =>
        confirmUser(transaction, userId, new Date()),
      ),
  };
}

/** Creates the company and its first user, who becomes its admin; `next` runs in the same transaction. */
async function addCompany(
  { database, config }: RegistrationDependencies,
  input: Registration,
  address: string | null,
  next: (transaction: Transaction, userId: number) => Promise<unknown>,
): Promise<Added> {
  const passwordHash = await hashPassword(input.password);
  const { username, email } = input;
  return inTransaction(database, async (transaction) => {
    const company = await insertCompany(transaction, input.company, config);
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
