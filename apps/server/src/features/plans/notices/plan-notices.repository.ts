import type { Transaction } from '../../../platform/database/index.ts';

/** What a company was notified of about its plan, once for each period. */
export type NoticeKey = { companyId: number; kind: string; period: string };

/** @returns false when it was notified before, also by a running transaction, which is awaited. */
export async function isNewNotice(
  transaction: Transaction,
  { companyId, kind, period }: NoticeKey,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('plan_notices')
    .values({ company_id: companyId, kind, period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return inserted !== undefined;
}
