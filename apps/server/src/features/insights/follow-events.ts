import type { Transaction } from '../../platform/database/index.ts';
import type { DomainEvent } from '../../platform/events/index.ts';
import { findAllowedInsights, isAny } from './allowed-insights.repository.ts';
import { eraseInsights, isAllHeard } from './insights.repository.ts';
import { startComputing } from './insights.tasks.ts';

type Heard = DomainEvent<'submission.answer_heard' | 'submission.already_heard'>;

/**
 * Starts measuring a submission if allowed, once all of it has been transcribed. The caller has locked the submission
 * (`lockSubmitted`) before its own change, so that of two answers that end at once one sees the other.
 */
export async function startInsightsWhenTranscribed(
  transaction: Transaction,
  { by: { companyId }, submissionId }: Heard,
): Promise<void> {
  if (!isAny(await findAllowedInsights(transaction, companyId, submissionId))) return;
  if (await isAllHeard(transaction, companyId, submissionId))
    await startComputing(transaction, companyId, submissionId);
}

/** Computed insights are erased with the consent. */
export async function forgetInsights(
  transaction: Transaction,
  { by: { companyId }, submissionId }: DomainEvent<'submission.insights_declined'>,
): Promise<void> {
  await eraseInsights(transaction, companyId, submissionId);
}
