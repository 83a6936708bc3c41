import { isAllowed, type Permissions, seesEveryJob } from '@nimble/contracts/roles';
import { findBrand } from './features/companies/index.ts';
import { findReader } from './features/plans/index.ts';
import { permissionsOf } from './features/roles/index.ts';
import { findTeamRatings, showScorecard } from './features/scorecards/index.ts';
import {
  archivedBytes,
  archiveEntries,
  countSelected,
  findArchived,
  findSelected,
  folderOf,
  plainName,
} from './features/submissions/index.ts';
import type { Database } from './platform/database/index.ts';

/** What exports read, from the features that own it. */
export const exportSources = {
  archivedBytes,
  archiveEntries,
  countSelected,
  findArchived,
  findBrand,
  findReader: readerOf,
  findSelected,
  findTeamRatings,
  folderOf,
  mayExport,
  plainName,
  showScorecard,
};

type PermissionHolder = { permissions: Permissions };

function mayExport({ permissions }: PermissionHolder): boolean {
  return isAllowed(permissions, 'submission', 'view');
}

/** A person and their permissions now, for what is done long after their call. */
async function readerOf(database: Database, userId: number) {
  const found = await findReader(database, userId);
  if (found === undefined || found.company_id === null) return undefined;
  const permissions = permissionsOf(found);
  const hiddenJobs = seesEveryJob(permissions) ? [] : found.hidden_jobs;
  return { userId, companyId: found.company_id, permissions, hiddenJobs };
}
