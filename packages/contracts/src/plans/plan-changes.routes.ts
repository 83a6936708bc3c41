import * as z from 'zod/mini';
import { route } from '../route.ts';
import { keptChoice, keptState, planChange } from './plan-changes.schemas.ts';
import { decides } from './plan-permissions.ts';
import { planNames } from './plans.catalog.ts';

/** Everything that a smaller plan would change, with the company's own figures; a larger one takes nothing away. */
export const getPlanChange = route({
  method: 'GET',
  url: '/api/plans/changes/:plan',
  schema: {
    summary: 'Preview what another plan would change',
    params: z.object({ plan: z.enum(planNames) }),
    response: { 200: z.object({ data: planChange }) },
  },
  config: { access: decides },
});

const keptAnswer = { 200: z.object({ data: keptState }) };

export const getKept = route({
  method: 'GET',
  url: '/api/plans/kept',
  schema: { summary: 'List the jobs and users that stay within the plan', response: keptAnswer },
  config: { access: decides },
});

/** Until the moment of `chooseBy` the choice is only stored; afterwards it applies at once. */
export const chooseKept = route({
  method: 'PUT',
  url: '/api/plans/kept',
  schema: {
    summary: 'Choose the jobs and users that stay within the plan',
    body: z.object({ data: keptChoice }),
    response: keptAnswer,
  },
  // Decides who may sign in.
  config: {
    access: decides,
    apiToken: 'refused',
    refuses: ['plan.keep_yourself', 'plan.limit_reached', 'plan.nothing_to_choose'],
  },
});
