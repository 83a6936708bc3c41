import { csvFormat } from '@nimble/contracts';
import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { locale } from '../../../../lib/language/language.ts';
import { submissionStatusLabels } from '../../messages.ts';
import { chosenMessages } from './messages.ts';

/** A row for each candidate; times are ISO 8601, UTC. */
export function candidatesCsv(candidates: readonly SubmissionSummary[], origin: string): string {
  const rows = candidates.map((one) => [
    one.candidateName,
    one.candidateEmail,
    one.job?.title ?? '',
    submissionStatusLabels[one.status],
    one.rating,
    one.createdAt,
    one.reviewedAt,
    one.notes,
    `${origin}/candidates/${one.id}`,
  ]);
  return stringify([[...chosenMessages.csv.columns], ...rows], csvFormat(locale()));
}
