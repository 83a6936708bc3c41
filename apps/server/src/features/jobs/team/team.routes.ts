import { getJobTeam, listTeamPeople, updateJobTeam } from '@nimble/contracts/jobs';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { JobTeamService } from './team.service.ts';

export function jobTeamRoutes(app: FastifyInstance, team: JobTeamService): void {
  handle(app, listTeamPeople, async ({ principal }) => ({ data: await team.people(principal.companyId) }));
  handle(app, getJobTeam, async ({ principal, params }) => ({
    data: await team.one(principal.companyId, params.id),
  }));
  handle(app, updateJobTeam, async ({ principal, params, body }) => ({
    data: await team.change(principal, params.id, body.data),
  }));
}
