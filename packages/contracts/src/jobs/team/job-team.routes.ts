import * as z from 'zod/mini';
import { idParameters } from '../../fields.ts';
import { route } from '../../route.ts';
import { jobTeam, jobTeamInput, teamPeople } from './job-team.schemas.ts';

const answer = { 200: z.object({ data: jobTeam }) };

export const getJobTeam = route({
  method: 'GET',
  url: '/api/jobs/:id/team',
  schema: { summary: 'Get the hiring team of a job', params: idParameters, response: answer },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['job.not_found'] },
});

/** Lists the people whom the team of a new job can have. */
export const listTeamPeople = route({
  method: 'GET',
  url: '/api/jobs/team/people',
  schema: {
    summary: 'List the people of whom a hiring team can consist',
    response: { 200: z.object({ data: teamPeople }) },
  },
  config: { access: { resource: 'job', action: 'create' } },
});

/**
 * With `teamOnly` only these members see the job and its candidates, besides those who may manage team members or the
 * plan; for everyone else it does not exist (404). An API token sees what the person sees who made it.
 */
export const updateJobTeam = route({
  method: 'PUT',
  url: '/api/jobs/:id/team',
  schema: {
    summary: 'Change who sees a job',
    params: idParameters,
    body: z.object({ data: jobTeamInput }),
    response: answer,
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: ['job.not_found', 'job.team_empty', 'job.team_person_unknown'],
  },
});
