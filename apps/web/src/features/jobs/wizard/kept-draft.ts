import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import type { JobDraft } from '../form/job-draft.ts';
import { storedDraft } from '../form/stored-draft.ts';

/** The key of the unfinished job in this tab. */
const draftName = 'new-job';

const keptReview = z.object({ draft: storedDraft, original: storedDraft });
const keptJob = z.object({ step: z.enum(['details', 'review']), draft: storedDraft });

/** Unsaved edits of the review, and their starting point. */
export type KeptReview = { draft: JobDraft; original: JobDraft };

/** The review edits stored by this browser; `broken` for invalid data. */
export function readReview(): KeptReview | 'broken' | undefined {
  const stored = localStorage.getItem(storageKeys.jobReview);
  if (stored === null) return undefined;
  try {
    return keptReview.parse(JSON.parse(stored));
  } catch {
    return 'broken';
  }
}

export function keepReview(review: KeptReview): void {
  localStorage.setItem(storageKeys.jobReview, JSON.stringify(review));
}

export function dropReview(): void {
  localStorage.removeItem(storageKeys.jobReview);
}

/** The unfinished job of this tab. */
export type KeptJob = { step: 'details' | 'review'; draft: JobDraft };

export function readKeptJob(): KeptJob | undefined {
  const { success, data } = keptJob.safeParse(readDraft(draftName));
  return success ? data : undefined;
}

export function keepJob(job: KeptJob): void {
  keepDraft(draftName, job);
}

/** Deletes the unfinished job. */
export function dropKept(): void {
  dropDraft(draftName);
  dropReview();
}
