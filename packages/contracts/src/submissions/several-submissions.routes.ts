import * as z from 'zod/mini';
import { route } from '../route.ts';
import {
  severalChanged,
  severalDecisions,
  severalIds,
  severalStatusChanges,
  severalUndone,
} from './several-submissions.schemas.ts';

/**
 * Each as `updateSubmission` would, by itself: one that is refused leaves the others changed, and the answer says which and
 * why. An id that is not the company's is refused as not found.
 */
export const changeSeveralSubmissions = route({
  method: 'POST',
  url: '/api/submissions/several/status',
  schema: {
    summary: 'Set the status of several submissions',
    body: z.object({ data: severalStatusChanges }),
    response: { 200: z.object({ data: severalChanged }) },
  },
  config: { access: { resource: 'submission', action: 'update' } },
});

/** Each as `undoDecision` would, by itself: the answer says which stay decided, and why. */
export const undoSeveralDecisions = route({
  method: 'POST',
  url: '/api/submissions/several/undo-decision',
  schema: {
    summary: 'Undo the latest decisions on several submissions',
    body: z.object({ data: severalDecisions }),
    response: { 200: z.object({ data: severalUndone }) },
  },
  config: { access: { resource: 'submission', action: 'update' } },
});

/** Erases them with every file of theirs, all or none; those that are gone already are left out of the answer. */
export const deleteSeveralSubmissions = route({
  method: 'POST',
  url: '/api/submissions/several/delete',
  schema: {
    summary: 'Delete several submissions and their files',
    body: z.object({ data: severalIds }),
    response: { 200: z.object({ data: z.object({ deleted: z.array(z.number()) }) }) },
  },
  config: { access: { resource: 'submission', action: 'delete' } },
});
