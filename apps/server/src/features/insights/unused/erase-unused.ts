import type { Database } from '../../../platform/database/index.ts';
import { eraseSomeUnusedVoices } from '../../sounds/index.ts';
import { eraseSomeUnusedFaceViews } from '../face-views.repository.ts';
import { eraseSomeUnused } from '../insights.repository.ts';
import { eraseSomeUnusedScores } from './unused-scores.repository.ts';

const batchSize = 1000;
/** Each is read and written by itself. */
const scoresAtOnce = 100;

export function eraseUnusedHandler(
  { companyId }: { companyId: number },
  { database }: { database: Database },
): Promise<void> {
  return eraseUnused(database, companyId);
}

/** Erases what the company's current settings do not use. */
export async function eraseUnused(database: Database, companyId: number): Promise<void> {
  while ((await eraseSomeUnused(database, companyId, batchSize)) > 0);
  while ((await eraseSomeUnusedScores(database, companyId, scoresAtOnce)) > 0);
  while ((await eraseSomeUnusedFaceViews(database, companyId, batchSize)) > 0);
  while ((await eraseSomeUnusedVoices(database, companyId, batchSize)) > 0);
}
