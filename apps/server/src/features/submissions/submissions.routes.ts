import {
  allowNewAttempt,
  compileSubmission,
  deleteSubmission,
  getSubmission,
  getWaveform,
  listSubmissions,
  markWatched,
  undoDecision,
  updateSubmission,
  withdrawNewAttempt,
} from '@nimble/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection, handleItem } from '../../platform/http/index.ts';
import type { SubmissionsService } from './submissions.service.ts';

export function submissionsRoutes(app: FastifyInstance, submissions: SubmissionsService): void {
  handleCollection(app, listSubmissions, async ({ principal }, request) =>
    submissions.list(principal.companyId, request),
  );
  handleItem(app, getSubmission, async ({ principal, params }, request) => ({
    data: await submissions.one(principal.companyId, params.id, request),
  }));
  handle(app, updateSubmission, async ({ principal, params, body }) => ({
    data: await submissions.change(principal, params.id, body.data),
  }));
  handle(app, markWatched, async ({ principal, params }) => {
    await submissions.markWatched(principal.companyId, params.id);
    return { data: { id: params.id } };
  });
  handle(app, undoDecision, async ({ principal, params, body }) => ({
    data: await submissions.undoDecision(principal, params.id, body.data),
  }));
  handle(app, deleteSubmission, async ({ principal, params }) => {
    await submissions.remove(principal, params.id);
    return { data: { id: params.id } };
  });
  handle(app, allowNewAttempt, async ({ principal, params }) => ({
    data: await submissions.allowNewAttempt(principal, params.id),
  }));
  handle(app, withdrawNewAttempt, async ({ principal, params }) => ({
    data: await submissions.withdrawNewAttempt(principal, params.id),
  }));
  handle(app, getWaveform, async ({ principal, params }) => ({
    data: await submissions.waveform(principal.companyId, params.id),
  }));
  handle(app, compileSubmission, async ({ principal, params }) => ({
    data: await submissions.compile(principal, params.id),
  }));
}
