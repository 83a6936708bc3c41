import { isAllowed } from '@nimble/contracts/roles';
import type { Transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { type NewNotification, notifyHolders } from '../notifications/index.ts';
import { permissionsOf } from '../roles/index.ts';
import { findPeopleOf } from './plan-notices.repository.ts';
import { sendPlanMail } from './plans.tasks.ts';

const right = { resource: 'company', action: 'update' } as const;

/** Who may choose the company's plan. */
export async function findDeciders(transaction: Transaction, companyId: number) {
  const people = await findPeopleOf(transaction, companyId);
  return people.filter((person) => isAllowed(permissionsOf(person), right.resource, right.action));
}

export function notifyDeciders(
  transaction: Transaction,
  companyId: number,
  notification: NewNotification,
): Promise<void> {
  return notifyHolders(transaction, { companyId, right }, notification);
}

/** One mail for each of them, by a task of the transaction. */
export async function mailDeciders(
  transaction: Transaction,
  companyId: number,
  mail: { subject: string; paragraphs: string[] },
): Promise<void> {
  for (const { id: userId } of await findDeciders(transaction, companyId))
    await enqueue(transaction, sendPlanMail, { companyId, userId, ...mail });
}
