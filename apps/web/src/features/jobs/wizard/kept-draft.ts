import * as z from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { storageKeys } from '../../../lib/storage-keys.ts';
import type { JobDraft } from '../form/job-draft.ts';
import { storedDraft } from '../form/stored-draft.ts';

/** The key of the unfinished job in this tab. */
const draftName = 'new-job';
/** The key of this tab's edits of the review. */
const reviewName = 'new-job-review';

const keptReview = z.object({ draft: storedDraft, original: storedDraft });
const keptJob = z.object({ step: z.enum(['details', 'review']), draft: storedDraft });

/** Unsaved edits of the review, and their starting point. */
export type KeptReview = { draft: JobDraft; original: JobDraft };

/**
 * The review edits of this tab. A tab without an unfinished job gets the last ones of this browser, for example those
 * of a tab that was closed. `broken` for invalid data.
 */
export function readReview(): KeptReview | 'broken' | undefined {
  const own = keptReview.safeParse(readDraft(reviewName));
  if (own.success) return own.data;
  const stored = localStorage.getItem(storageKeys.jobReview);
  if (stored === null || readKeptJob() !== undefined) return undefined;
  try {
    return keptReview.parse(JSON.parse(stored));
  } catch {
    return 'broken';
  }
}

/** In this tab, so that another one cannot replace them, and in the browser, for when the tab is closed. */
export function keepReview(review: KeptReview): void {
  keepDraft(reviewName, review);
  localStorage.setItem(storageKeys.jobReview, JSON.stringify(review));
}

/** Deletes the edits of this tab; those that another one has made since stay. */
export function dropReview(): void {
  if (localStorage.getItem(storageKeys.jobReview) === JSON.stringify(readDraft(reviewName))) dropLastReview();
  dropDraft(reviewName);
}

/** Deletes the last edits of this browser. */
export function dropLastReview(): void {
  localStorage.removeItem(storageKeys.jobReview);
}

/** The unfinished job of this tab. */
export type KeptJob = { step: 'details' | 'review'; draft: JobDraft };

export function readKeptJob(): KeptJob | undefined {
  const { success, data } = keptJob.safeParse(readDraft(draftName));
  return success ? data : undefined;
}

/** Does this tab keep an unfinished job? Another new one would replace it. */
export function hasKeptJob(): boolean {
  return readKeptJob() !== undefined || keptReview.safeParse(readDraft(reviewName)).success;
}

export function keepJob(job: KeptJob): void {
  keepDraft(draftName, job);
}

/** Deletes the unfinished job. */
export function dropKept(): void {
  dropDraft(draftName);
  dropReview();
}

/** Deletes the unfinished job that was offered: this tab's, else the last edits of this browser. */
export function discardKept(): void {
  if (readKeptJob() === undefined) dropLastReview();
  dropKept();
}
