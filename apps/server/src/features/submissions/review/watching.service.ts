import { type Database, isSubmitted } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { markFirstWatched } from './watching.repository.ts';

export function createWatchingService(database: Database) {
  return {
    /** @throws RequestError notFound. Watching again changes nothing. */
    async markWatched(companyId: number, submissionId: number): Promise<void> {
      if (await markFirstWatched(database, companyId, submissionId)) return;
      if (!(await isSubmitted(database, companyId, submissionId)))
        throw new RequestError('submission.not_found');
    },
  };
}
