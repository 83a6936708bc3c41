import type { Database } from '../../platform/database/index.ts';
import { eraseSomeUnusedVoices } from '../sounds/index.ts';
import { eraseSomeUnusedFaceViews } from './face-views.repository.ts';
import { eraseSomeUnused } from './insights.repository.ts';

const batchSize = 1000;

export async function eraseUnusedHandler(
  { companyId }: { companyId: number },
  { database }: { database: Database },
): Promise<void> {
  while ((await eraseSomeUnused(database, companyId, batchSize)) > 0);
  while ((await eraseSomeUnusedFaceViews(database, companyId, batchSize)) > 0);
  while ((await eraseSomeUnusedVoices(database, companyId, batchSize)) > 0);
}
