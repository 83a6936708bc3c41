import { companyPermissions } from '@nimble/contracts/plans';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findPeopleWithPermission } from '../roles/index.ts';
import type { NewNotification } from './notifications.repository.ts';
import { notifyUsers } from './notify.ts';

type Standing = DomainEvent<'company.paused_by_plan' | 'company.resumed_by_plan'>;

/** For people who decide about the company, like everything about its plan. */
export async function notifyOfStanding(
  transaction: Transaction,
  { type, by: { companyId }, titles, users }: Standing,
): Promise<void> {
  const code = type === 'company.paused_by_plan' ? 'notice.plan_paused' : 'notice.plan_resumed';
  const notice = { code, values: { titles, users } } as const;
  await notifyDeciders(transaction, companyId, { type: 'warning', notice, page: 'plans' });
}

export async function notifyPlanWarned(
  transaction: Transaction,
  { by: { companyId }, level, notice }: DomainEvent<'company.plan_warned'>,
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: level, notice, page: 'plans' });
}

export async function notifyPlanSet(
  transaction: Transaction,
  { by: { companyId }, notice }: DomainEvent<'company.plan_set'>,
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: 'info', notice, page: 'plans' });
}

export async function notifyTurnedAway(
  transaction: Transaction,
  { by: { companyId }, jobId, notice }: DomainEvent<'company.candidate_turned_away'>,
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: 'error', notice, jobId });
}

async function notifyDeciders(
  transaction: Transaction,
  companyId: number,
  notification: NewNotification,
): Promise<void> {
  const people = await findPeopleWithPermission(transaction, companyId, companyPermissions);
  const userIds = people.map(({ id }) => id);
  await notifyUsers(transaction, companyId, userIds, notification);
}
