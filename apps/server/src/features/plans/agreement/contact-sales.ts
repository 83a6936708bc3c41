import { type SalesRequest, salesLimits } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { lockTerms } from '../plans.repository.ts';
import { sendSalesRequest } from '../plans.tasks.ts';
import { findMasters } from './masters.repository.ts';

export type SalesDependencies = {
  database: Database;
  /** The event in the audit log. */
  countOfLastDay: (
    transaction: Transaction,
    companyId: number,
    action: 'company.sales_contacted',
  ) => Promise<number>;
};

/**
 * One email to each master. The lock of the company serializes its requests, so that two cannot both be the last of a
 * day.
 * @throws RequestError unprocessable without a recipient, and for too many within a day.
 */
export async function askSales(
  { database, countOfLastDay }: SalesDependencies,
  member: Actor,
  request: SalesRequest,
): Promise<void> {
  const { companyId, userId } = member;
  await inTransaction(database, async (transaction) => {
    const { name } = await lockTerms(transaction, companyId);
    const masters = await findMasters(transaction);
    if (masters.length === 0) throw new RequestError('plan.no_sales');
    const most = salesLimits.perDay;
    if ((await countOfLastDay(transaction, companyId, 'company.sales_contacted')) >= most)
      throw new RequestError('plan.sales_requests_used_up', { values: { most } });
    for (const { id: masterId } of masters)
      await enqueue(transaction, sendSalesRequest, { companyId, userId, masterId, ...request });
    await emit(transaction, { type: 'company.sales_contacted', by: member, name });
  });
}
