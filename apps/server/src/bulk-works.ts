import { findPeople } from './dependencies/people.ts';
import { findPermissionsOfToken } from './features/api-tokens/index.ts';
import { assignMany, restoreAssignments } from './features/assignments/index.ts';
import { ownRecentChanges } from './features/audit/index.ts';
import type { BulkWorks, FindPermissions } from './features/bulk-actions/index.ts';
import { createPlannedMails, type PlannedMails } from './features/decision-mails/index.ts';
import { giveExtraTimeToMany, restoreExtraTimes } from './features/extra-time/index.ts';
import { findAddressee } from './features/interviews/index.ts';
import { findWords } from './features/mail-templates/index.ts';
import { findPermissionsOfUser, seeingAs } from './features/roles/index.ts';
import {
  deleteMany,
  mailMany,
  moveBack,
  moveMany,
  reviewMany,
  tagMany,
  takeBackMails,
  undoReviews,
} from './features/submissions/index.ts';
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
  return { ...worksOfDecisions(plannedMails), ...otherWorks };
}

function worksOfDecisions(plannedMails: PlannedMails): Pick<BulkWorks, 'status' | 'stage' | 'mail'> {
  return {
    status: {
      permission: update,
      partSize: ({ mail }) => (mail === undefined ? partOfStatuses : partOfOthers),
      work: (transaction, by, { change: { status, mail }, items, at }) =>
        reviewMany(transaction, by, items, { status, mail, at, ownRecentChanges, plannedMails }),
      undo: (transaction, by, { items }) => undoReviews(transaction, by, items, { plannedMails }),
    },
    stage: {
      permission: update,
      partSize: () => partOfStatuses,
      work: (transaction, by, { change: { stageId }, items, at }) =>
        moveMany(transaction, by, items, { stageId, at, ownRecentChanges, plannedMails }),
      undo: (transaction, by, { change: { stageId }, items }) =>
        moveBack(transaction, by, items, { stageId, plannedMails }),
    },
    mail: {
      permission: update,
      partSize: () => partOfOthers,
      work: (transaction, by, { change: { mail }, items }) =>
        mailMany(transaction, by, idsOf(items), { mail, plannedMails }),
      undo: (transaction, by, { items }) => takeBackMails(transaction, by, items, { plannedMails }),
    },
  };
}

const otherWorks: Omit<BulkWorks, 'status' | 'stage' | 'mail'> = {
  tag: {
    permission: update,
    partSize: () => partOfStatuses,
    work: (transaction, by, { change: { tagId, action }, items }) =>
      tagMany(transaction, by, idsOf(items), { tagId, action }),
    undo: (transaction, by, { change: { tagId, action }, items }) =>
      tagMany(transaction, by, idsOf(items), { tagId, action: action === 'add' ? 'remove' : 'add' }),
  },
  assign: {
    permission: update,
    partSize: () => partOfStatuses,
    work: (transaction, by, { change: { userId, dueOn }, items }) =>
      assignMany(transaction, by, idsOf(items), { userId, dueOn, findPeople }),
    undo: (transaction, by, { change: { userId, dueOn }, items }) => {
      const earlier = new Map(items.map(({ submissionId, before }) => [submissionId, before ?? {}]));
      return restoreAssignments(transaction, by, earlier, { userId, dueOn, findPeople });
    },
  },
  delete: {
    permission: remove,
    partSize: () => partOfOthers,
    work: (transaction, by, { items }) => deleteMany(transaction, by, idsOf(items)),
    undo: null,
  },
  extra_time: {
    permission: update,
    partSize: () => partOfOthers,
    work: (transaction, by, { change: { factor }, items }) =>
      giveExtraTimeToMany(transaction, by, idsOf(items), factor),
    undo: (transaction, by, { change: { factor }, items }) => {
      const earlier = new Map(items.map(({ submissionId, before }) => [submissionId, before?.factor ?? 1]));
      return restoreExtraTimes(transaction, by, earlier, factor);
    },
  },
};

export { seeingAs };

/** People of a suspended company change nothing any more. */
export const findPermissions: FindPermissions = async (transaction, { companyId, userId, apiTokenId }) => {
  const company = await findSender(transaction, companyId);
  if (company === undefined || company.stopped_at !== null) return {};
  return apiTokenId === null
    ? findPermissionsOfUser(transaction, companyId, userId)
    : findPermissionsOfToken(transaction, companyId, apiTokenId);
};

function idsOf(items: readonly { submissionId: number }[]): number[] {
  return items.map(({ submissionId }) => submissionId);
}
