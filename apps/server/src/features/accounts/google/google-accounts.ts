import { randomInt } from 'node:crypto';
import { type GoogleProblem, registerBody, usernameField } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../../platform/database/index.ts';
import { findBuiltInRoleId } from '../../roles/index.ts';
import { deleteCodesOf } from '../account-codes.repository.ts';
import { confirmUser } from '../accounts.repository.ts';
import { emitAccountEvent, emitJoined } from '../emit-account-event.ts';
import { mayJoin } from '../registration/registration.ts';
import {
  findSignInOf,
  findUserByGoogleSubject,
  insertGoogleUser,
  linkGoogleSubject,
} from './google-accounts.repository.ts';
import type { GoogleIdentity } from './google-issuer.ts';

type Found = { kind: 'user'; userId: number } | { kind: 'refused'; reason: GoogleProblem };

/**
 * The user that a Google account signs in as: the known one, or a new one that has no company yet.
 * @param address of the call, for the audit log
 */
export async function findOrAddGoogleUser(
  database: Database,
  identity: GoogleIdentity,
  mode: RegistrationMode,
  address: string,
): Promise<Found> {
  const find = () =>
    inTransaction(database, (transaction) => findOrAdd(transaction, identity, mode, address));
  return find().catch((error: unknown) => {
    // The same person in two tabs: the other one was first, so now the user exists.
    if (isUniqueViolation(error)) return find();
    throw error;
  });
}

async function findOrAdd(
  transaction: Transaction,
  identity: GoogleIdentity,
  mode: RegistrationMode,
  networkAddress: string,
): Promise<Found> {
  const known = await findUserByGoogleSubject(transaction, identity.subject);
  if (known !== undefined) return { kind: 'user', userId: known.id };
  const address = registerBody.shape.email.safeParse(identity.email);
  // An unverified address may belong to anybody.
  if (!identity.isEmailVerified || !address.success) return { kind: 'refused', reason: 'unverified' };
  const email = address.data;
  const owner = await findSignInOf(transaction, email);
  if (owner === undefined) {
    if (!(await mayJoin(transaction, mode, email))) return { kind: 'refused', reason: 'notInvited' };
    return { kind: 'user', userId: await add(transaction, { ...identity, email }) };
  }
  // The owner of the password may not be the owner of the Google account, so the password is required once.
  if (owner.hasPassword) return { kind: 'refused', reason: 'passwordAccount' };
  if (owner.hasGoogle) return { kind: 'refused', reason: 'failed' };
  const { id: userId } = owner;
  const now = new Date();
  const isLinked = await linkGoogleSubject(transaction, { ...identity, email, userId, now });
  if (!isLinked) return { kind: 'refused', reason: 'failed' };
  const companyId = await confirmUser(transaction, userId, now);
  // The invited user has joined: the emailed link must not set a password any more.
  await deleteCodesOf(transaction, userId);
  await emitAccountEvent(
    transaction,
    { userId, companyId, address: networkAddress },
    'account.google_linked',
  );
  await emitJoined(transaction, userId, companyId);
  return { kind: 'user', userId };
}

async function add(transaction: Transaction, { subject, email, name }: GoogleIdentity): Promise<number> {
  const roleId = await findBuiltInRoleId(transaction, 'authenticated');
  const now = new Date();
  for (
    let username = nameFor(name, email);
    ;
    username = `${nameFor(name, email)} ${randomInt(1000, 10_000)}`
  ) {
    const userId = await insertGoogleUser(transaction, { roleId, username, email, subject, now });
    if (userId !== undefined) return userId;
  }
}

/** Leaves room for a number, in case the name is taken. */
const longestName = 40;

function nameFor(name: string, email: string): string {
  const candidates = [name, email.split('@')[0] ?? ''].map((one) =>
    usernameField.safeParse(one.slice(0, longestName)),
  );
  return candidates.find(({ success }) => success)?.data ?? 'user';
}
