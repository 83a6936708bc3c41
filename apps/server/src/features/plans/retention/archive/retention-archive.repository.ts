import type { Database } from '../../../../platform/database/index.ts';
import { type ArchivedSubmission, selectArchived } from '../../../submissions/index.ts';
import { isCovered, type Span } from '../batches.repository.ts';

/** Some submissions of a batch, after this one by id, with everything that an archive of them needs. */
export function findToArchive(
  database: Database,
  companyId: number,
  { span, afterId, most }: { span: Span; afterId: number; most: number },
): Promise<ArchivedSubmission[]> {
  return selectArchived(database, companyId)
    .where(isCovered(span))
    .where('submissions.id', '>', afterId)
    .limit(most)
    .execute();
}
