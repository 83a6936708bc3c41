import {
  addVideoComment,
  deleteVideoComment,
  getCriteria,
  getScorecard,
  saveScorecard,
  updateCriteria,
} from '@nimble/contracts/scorecards';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { CriteriaService } from './criteria.service.ts';
import type { ScorecardsService } from './scorecards.service.ts';
import type { VideoCommentsService } from './video-comments.service.ts';

type Services = {
  criteria: CriteriaService;
  scorecards: ScorecardsService;
  videoComments: VideoCommentsService;
};

export function scorecardsRoutes(app: FastifyInstance, services: Services): void {
  const { criteria, scorecards, videoComments } = services;
  handle(app, getCriteria, async ({ principal, params }) => ({
    data: await criteria.of(principal.companyId, params.id),
  }));
  handle(app, updateCriteria, async ({ principal, params, body }) => ({
    data: await criteria.change(principal, params.id, body.data),
  }));
  handle(app, getScorecard, async ({ principal, params }) => ({
    data: await scorecards.view(principal, params.id),
  }));
  handle(app, saveScorecard, async ({ principal, params, body }) => ({
    data: await scorecards.save(principal, params.id, body.data),
  }));
  handle(app, addVideoComment, async ({ principal, params, body }) => ({
    data: await videoComments.add(principal, params.id, body.data),
  }));
  handle(app, deleteVideoComment, async ({ principal, params }) => {
    await videoComments.remove(principal, params.id);
    return { data: { id: params.id } };
  });
}
