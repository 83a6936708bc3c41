import { findRightsOfToken } from './features/api-tokens/index.ts';
import { ownRecentChanges } from './features/audit/index.ts';
import type { BulkWorks, FindRights } from './features/bulk-actions/index.ts';
import { createPlannedMails } from './features/decision-mails/index.ts';
import { giveExtraTimeToMany } from './features/extra-time/index.ts';
import { findAddressee } from './features/interviews/index.ts';
import { findWords } from './features/mail-templates/index.ts';
import { findRightsOfUser, seeingAs } from './features/roles/index.ts';
import { deleteMany, reviewMany, undoMany } from './features/submissions/index.ts';
import { type CompanyMails, findSender } from './platform/company-mails/index.ts';

/** Larger parts lock their rows for longer (bench/bulk). */
const partOfStatuses = 500;
/** Each of these takes several statements. */
const partOfOthers = 50;

const update = { resource: 'submission', action: 'update' } as const;
const remove = { resource: 'submission', action: 'delete' } as const;

/** What bulk actions do, by the features that do the same to one submission. A new kind is added here. */
export function createBulkWorks({ companyMails }: { companyMails: CompanyMails }): BulkWorks {
  const plannedMails = createPlannedMails({ companyMails, findAddressee, findWords });
  return {
    status: {
      right: update,
      partSize: ({ mail }) => (mail === undefined ? partOfStatuses : partOfOthers),
      work: (transaction, by, { change: { status, mail }, items, at }) =>
        reviewMany(transaction, by, items, { status, mail, at, ownRecentChanges, plannedMails }),
    },
    undo: {
      right: update,
      partSize: () => partOfStatuses,
      work: (transaction, by, { items }) => undoMany(transaction, by, items, { plannedMails }),
    },
    delete: {
      right: remove,
      partSize: () => partOfOthers,
      work: async (transaction, by, { items }) => {
        await deleteMany(transaction, by, idsOf(items));
        return new Map();
      },
    },
    extra_time: {
      right: update,
      partSize: () => partOfOthers,
      work: (transaction, by, { change: { factor }, items }) =>
        giveExtraTimeToMany(transaction, by, idsOf(items), factor),
    },
  };
}

export { seeingAs };

/** People of a stopped company change nothing any more. */
export const findRights: FindRights = async (transaction, { companyId, userId, apiTokenId }) => {
  const company = await findSender(transaction, companyId);
  if (company === undefined || company.stopped_at !== null) return {};
  return apiTokenId === null
    ? findRightsOfUser(transaction, companyId, userId)
    : findRightsOfToken(transaction, companyId, apiTokenId);
};

function idsOf(items: readonly { submissionId: number }[]): number[] {
  return items.map(({ submissionId }) => submissionId);
}
