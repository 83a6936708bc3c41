import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findAllowedInsights } from './allowed-insights.repository.ts';
import { eraseInsights, isAllHeard } from './insights.repository.ts';
import { startComputing } from './insights.tasks.ts';

type Heard = DomainEvent<'submission.answer_heard' | 'submission.already_heard'>;

/**
 * Has a submission measured if that may be and all of it has been listened to. The cause keeps the submission as it is
 * (`lockSubmitted`) from before its own change on, so that of two answers that end at once one sees the other.
 */
export async function startInsightsWhenHeard(
  transaction: Transaction,
  { by: { companyId }, submissionId }: Heard,
): Promise<void> {
  const allowed = await findAllowedInsights(transaction, companyId, submissionId);
  if (!(allowed.performance || allowed.behavioral)) return;
  if (await isAllHeard(transaction, companyId, submissionId))
    await startComputing(transaction, companyId, submissionId);
}

/** What was computed is erased with the consent. */
export async function forgetInsights(
  transaction: Transaction,
  { by: { companyId }, submissionId }: DomainEvent<'submission.insights_declined'>,
): Promise<void> {
  await eraseInsights(transaction, companyId, submissionId);
}
