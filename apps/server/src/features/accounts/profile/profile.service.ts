import { type PasswordChange, type ProfileChanges, type User } from '@nimble/contracts/accounts';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { isOwnPicture, removeFiles } from '../../../platform/files/index.ts';
import type { SignedIn } from '../../../platform/http/index.ts';
import { deleteCodesOf } from '../account-codes.repository.ts';
import { emitAccountEvent, type Self } from '../emit-account-event.ts';
import { requireCurrentPassword, wrongPassword } from '../password/current-password.ts';
import { hashPassword } from '../password/passwords.ts';
import type { Device } from '../sessions/device.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Entered } from '../sign-in/sign-in.service.ts';
import { changePassword, lockProfile, saveProfile } from './profile.repository.ts';

type Dependencies = {
  database: Database;
  sessions: SessionsService;
  findUser: (userId: number) => Promise<User>;
};

/** Users' changes of their own profile. */
export function createProfileService({ database, sessions, findUser }: Dependencies) {
  return {
    /** @throws RequestError notFound for another user. */
    async own({ userId }: SignedIn, wantedId: number): Promise<User> {
      if (userId !== wantedId) throw new RequestError('request.not_found');
      return findUser(userId);
    },

    /**
     * Changes the given fields; an unused picture is deleted, and its bytes by a task.
     * @throws RequestError notFound for another user; invalidInput on `username`, `avatar` or `company`.
     */
    async change(principal: Self, wantedId: number, { company, ...changes }: ProfileChanges): Promise<User> {
      if (principal.userId !== wantedId) throw new RequestError('request.not_found');
      if (company !== undefined) requireOwnCompany(await findUser(wantedId), company);
      if (Object.keys(changes).length > 0) await saveChanges(database, principal, changes);
      return findUser(wantedId);
    },

    /**
     * Ends all sessions and emailed links, and begins one session. @throws RequestError invalidInput, on
     * `currentPassword` if that is wrong.
     */
    async changePassword(self: Self, input: PasswordChange, device: Device): Promise<Entered> {
      const { userId } = self;
      const { hash: oldHash } = await requireCurrentPassword(database, userId, input.currentPassword);
      const newHash = await hashPassword(input.password);
      const { ended, jwt } = await inTransaction(database, async (transaction) => {
        const isChanged = await changePassword(transaction, userId, oldHash, newHash);
        if (!isChanged) throw wrongPassword();
        await emitAccountEvent(transaction, self, 'account.password_changed');
        await deleteCodesOf(transaction, userId);
        const ended = await endSessions(transaction, { userId });
        return { ended, jwt: await sessions.begin(transaction, userId, device) };
      });
      sessions.forget(ended);
      return { user: await findUser(userId), jwt };
    },
  };
}
export type ProfileService = ReturnType<typeof createProfileService>;

/** People change companies by an invitation alone; sending the current value is no change. */
function requireOwnCompany({ company: own }: User, given: ProfileChanges['company']): void {
  const isOwn = own === null ? given === null : given === own.id || given === own.name;
  if (!isOwn) throw new RequestError('profile.other_company', { at: 'company' });
}

async function saveChanges(
  database: Database,
  principal: Self,
  given: Omit<ProfileChanges, 'company'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const before = await lockProfile(transaction, principal.userId);
    const changes: typeof given = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => before.differsIn(name, value)),
    );
    const fields = Object.keys(changes).join(', ');
    if (fields === '') return;
    const { avatar } = changes;
    if (avatar !== undefined) await expectOwnPicture(transaction, principal, avatar);
    await saveProfile(transaction, principal.userId, changes);
    if (avatar !== undefined && before.avatar !== null && principal.companyId !== null)
      await removeFiles(transaction, principal.companyId, [before.avatar]);
    await emitAccountEvent(transaction, principal, { type: 'account.profile_changed', fields });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_username'))
      throw new RequestError('account.username_taken', { at: 'username' });
    throw error;
  });
}

async function expectOwnPicture(
  transaction: Transaction,
  { userId, companyId }: Self,
  avatar: number | null,
): Promise<void> {
  const isKnown = avatar === null || (await isOwnPicture(transaction, { userId, companyId }, avatar));
  if (!isKnown) throw new RequestError('profile.avatar_unknown', { at: 'avatar' });
}
