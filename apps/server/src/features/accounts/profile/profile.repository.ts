import type { ProfileChanges } from '@nimble/contracts/accounts';
import type { Transaction } from '../../../platform/database/index.ts';

type OwnChanges = Omit<ProfileChanges, 'company'>;

const columnOf = {
  displayName: 'display_name',
  username: 'username',
  firstName: 'first_name',
  lastName: 'last_name',
  position: 'position',
  bio: 'bio',
  phone: 'phone',
  location: 'location',
  website: 'website',
  avatar: 'avatar_file_id',
  theme: 'theme',
  language: 'language',
} as const satisfies Record<keyof OwnChanges, string>;

/** Changes the given fields; an empty text is stored as null. @throws a unique violation of `users_username`. */
export async function saveProfile(
  transaction: Transaction,
  userId: number,
  changes: OwnChanges,
): Promise<void> {
  const columns = Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [columnOf[name as keyof OwnChanges], value === '' ? null : value]);
  await transaction
    .updateTable('users')
    .set({ ...Object.fromEntries(columns), updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
}

/** The current profile, with the row locked: two concurrent changes must see each other's. */
export async function lockProfile(transaction: Transaction, userId: number) {
  const row = await transaction
    .selectFrom('users')
    .select(Object.values(columnOf))
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    avatar: row.avatar_file_id,
    /** Does this value change the stored one? */
    differsIn: (name: string, value: unknown) =>
      row[columnOf[name as keyof OwnChanges]] !== (value === '' ? null : value),
  };
}

/** @returns false when the password has been changed since `oldHash` was read. */
export async function changePassword(
  transaction: Transaction,
  userId: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ password_hash: newHash, updated_at: new Date() })
    .where('id', '=', userId)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
