import { companyRights, planMessages } from '@nimble/contracts/plans';
import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findPeopleWithRight } from '../roles/index.ts';
import type { NewNotification } from './notifications.repository.ts';
import { notifyUsers } from './notify.ts';

type Standing = DomainEvent<'company.paused_by_plan' | 'company.resumed_by_plan'>;

/** For people who decide about the company, like everything about its plan. */
export async function notifyOfStanding(
  transaction: Transaction,
  { type, by: { companyId }, titles, users }: Standing,
): Promise<void> {
  const say = type === 'company.paused_by_plan' ? planMessages.pausedByPlan : planMessages.resumedByPlan;
  const { title, text: message } = say(titles, users);
  await notifyDeciders(transaction, companyId, { type: 'warning', title, message, page: 'plans' });
}

export async function notifyPlanWarned(
  transaction: Transaction,
  { by: { companyId }, level, title, text }: DomainEvent<'company.plan_warned'>,
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: level, title, message: text, page: 'plans' });
}

export async function notifyPlanSet(
  transaction: Transaction,
  { by: { companyId }, title, text }: DomainEvent<'company.plan_set'>,
): Promise<void> {
  await notifyDeciders(transaction, companyId, { type: 'info', title, message: text, page: 'plans' });
}

export async function notifyTurnedAway(
  transaction: Transaction,
  { by: { companyId }, jobId, text }: DomainEvent<'company.candidate_turned_away'>,
): Promise<void> {
  const title = planMessages.turnedAwayTitle;
  await notifyDeciders(transaction, companyId, { type: 'error', title, message: text, jobId });
}

async function notifyDeciders(
  transaction: Transaction,
  companyId: number,
  notification: NewNotification,
): Promise<void> {
  const people = await findPeopleWithRight(transaction, companyId, companyRights);
  const userIds = people.map(({ id }) => id);
  await notifyUsers(transaction, companyId, userIds, notification);
}
