import type { Transaction } from '../../platform/database/index.ts';
import { type DomainEvent, emit } from '../../platform/events/index.ts';

/** A signed-in user, and where the call comes from. */
export type Self = { userId: number; companyId: number | null; address: string };

type PlainEvent =
  | 'account.verified'
  | 'account.signed_in'
  | 'account.signed_in_by_recovery_code'
  | 'account.google_linked'
  | 'account.email_confirmed'
  | 'account.password_changed'
  | 'account.password_set'
  | 'account.password_reset'
  | 'account.two_factor_enabled'
  | 'account.two_factor_disabled';

/** Emits events of a user's own account. Before they have a company there are no listeners. */
export async function emitAccountEvent(
  transaction: Transaction,
  { userId, companyId, address }: Self,
  own:
    | PlainEvent
    | Pick<DomainEvent<'account.profile_changed'>, 'type' | 'fields'>
    | Pick<DomainEvent<'account.signed_out'>, 'type' | 'places'>,
): Promise<void> {
  if (companyId === null) return;
  const by = { userId, companyId, address };
  await emit(transaction, { ...(typeof own === 'string' ? { type: own } : own), by, userId });
}

/** An invited user has joined their company; null: they have none yet. */
export async function emitJoined(
  transaction: Transaction,
  userId: number,
  companyId: number | null,
): Promise<void> {
  if (companyId !== null) await emit(transaction, { type: 'staff.joined', by: { companyId }, userId });
}
