import { insightsConsentVersion } from '@nimble/contracts/insights';
import { type InsightsConsent } from '@nimble/contracts/interviews';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import { lockInterview } from '../interviews.repository.ts';
import { findUsedInsights, writeInsightsConsent } from './insights-consent.repository.ts';

/** Replaces the former consent. @throws RequestError conflict once it is submitted, unprocessable for another text. */
export async function changeInsightsConsent(
  database: Database,
  candidate: Candidate,
  { performance, behavioral, version }: InsightsConsent,
): Promise<void> {
  if (version !== insightsConsentVersion) {
    throw new RequestError('interview.consent_outdated');
  }
  await inTransaction(database, async (transaction) => {
    const interview = await lockInterview(transaction, candidate);
    if (interview?.status !== 'uploading') {
      throw new RequestError('interview.already_submitted');
    }
    const used = await findUsedInsights(transaction, candidate.companyId);
    const agreed = {
      performance: used.performance && performance,
      behavioral: used.behavioral && behavioral,
    };
    await writeInsightsConsent(transaction, candidate, agreed, version);
  });
}
