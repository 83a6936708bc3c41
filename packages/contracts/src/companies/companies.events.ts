import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { insightsChoice } from '../insights/insights.schemas.ts';
import { billingCycles, planNames } from '../plans/plans.catalogue.ts';
import { keepChoices } from '../plans/retention.schemas.ts';

const company = { name: z.string() };
const ids = z.array(z.number());
/** How many, which, and the titles of the jobs. */
const counted = {
  jobs: z.number(),
  users: z.number(),
  jobIds: ids,
  userIds: ids,
  titles: z.array(z.string()),
};

/** Events of the company itself. `name` is the company's at that moment. */
export const companyEvents = {
  'company.created': domainEvent('A company was made', company, { audit: [] }),
  'company.insights_changed': domainEvent(
    'A person changed what is measured of candidates',
    { ...company, ...insightsChoice.shape },
    { audit: ['insights', 'behavioral'] },
  ),
  'company.branding_changed': domainEvent(
    'A person changed how the company presents itself',
    { ...company, fields: z.string() },
    { audit: ['fields'] },
  ),
  'company.plan_chosen': domainEvent(
    'A person chose a plan',
    { ...company, from: z.enum(planNames), to: z.enum(planNames), billing: z.enum(billingCycles) },
    { audit: ['from', 'to', 'billing'] },
  ),
  'company.plan_set': domainEvent(
    'The master set the plan',
    {
      from: z.enum(planNames),
      to: z.enum(planNames),
      billing: z.enum(billingCycles),
      title: z.string(),
      text: z.string(),
    },
    { audit: ['from', 'to', 'billing'] },
  ),
  'company.sales_contacted': domainEvent('A person wrote to the people who sell plans', company, {
    audit: [],
  }),
  'company.plan_paid': domainEvent(
    'A payment, or the end of payments, changed the plan',
    { from: z.enum(planNames), to: z.enum(planNames) },
    { audit: ['from', 'to'] },
  ),
  'company.retention_kept': domainEvent(
    'The clock erased what is older than the plan keeps',
    { submissions: z.number(), files: z.number(), failed: z.number() },
    { audit: ['submissions', 'files', 'failed'] },
  ),
  'company.kept_chosen': domainEvent(
    'A person chose which jobs and users stay within a smaller plan',
    { ...company, jobs: z.number(), users: z.number() },
    { audit: ['jobs', 'users'] },
  ),
  'company.paused_by_plan': domainEvent('A plan has no room for some jobs or users', counted, {
    audit: ['jobs', 'users'],
  }),
  'company.resumed_by_plan': domainEvent('A plan has room again for paused jobs or users', counted, {
    audit: ['jobs', 'users'],
  }),
  'company.retention_paused': domainEvent(
    'A person stopped the erasing',
    { ...company, keep: z.enum(keepChoices) },
    { audit: ['keep'] },
  ),
  'company.retention_resumed': domainEvent('A person let the erasing go on', company, { audit: [] }),
  'company.retention_downloaded': domainEvent('A person downloaded what will be erased', company, {
    audit: [],
  }),
  'company.stopped': domainEvent('The master stopped the company', {}, { audit: [] }),
  'company.resumed': domainEvent('The master let the company go on', {}, { audit: [] }),
  'company.plan_warned': domainEvent(
    'A limit or an end of the plan is near or reached, once for each',
    { level: z.enum(['warning', 'error']), title: z.string(), text: z.string() },
    {},
  ),
  'company.candidate_turned_away': domainEvent(
    'A limit of the plan turned a candidate away, the first of a day',
    { jobId: z.number(), text: z.string() },
    {},
  ),
  'company.payment_failed': domainEvent('A payment for the plan failed for the first time', {}, {}),
} as const;
