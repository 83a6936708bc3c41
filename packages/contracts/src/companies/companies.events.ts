import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { insightsChoice } from '../insights/insights.schemas.ts';
import type { Notice } from '../notifications/notifications.notices.ts';
import { billingCycles, planNames } from '../plans/plans.catalog.ts';
import { keepChoices } from '../plans/retention/retention.schemas.ts';

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
  'company.created': domainEvent('A company was created', company, { audit: [] }),
  'company.insights_changed': domainEvent(
    'A person changed the insights settings',
    { ...company, ...insightsChoice.shape },
    { audit: ['level', 'behavioral'], socket: 'company-updated' },
  ),
  'company.settings_changed': domainEvent(
    'A person changed settings of the company',
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
      notice: z.custom<Notice>(),
    },
    { audit: ['from', 'to', 'billing'] },
  ),
  'company.sales_contacted': domainEvent('A person contacted sales', company, {
    audit: [],
  }),
  'company.plan_paid': domainEvent(
    'The plan changed after a payment or when payments ended',
    { from: z.enum(planNames), to: z.enum(planNames) },
    { audit: ['from', 'to'] },
  ),
  'company.retention_kept': domainEvent(
    'The nightly task erased submissions older than the plan keeps',
    { submissions: z.number(), files: z.number(), failed: z.number() },
    { audit: ['submissions', 'files', 'failed'] },
  ),
  'company.kept_chosen': domainEvent(
    'A person chose which jobs and users stay within a smaller plan',
    { ...company, jobs: z.number(), users: z.number() },
    { audit: ['jobs', 'users'] },
  ),
  'company.paused_by_plan': domainEvent('The plan paused jobs or users above its limits', counted, {
    audit: ['jobs', 'users'],
  }),
  'company.resumed_by_plan': domainEvent('The plan resumed jobs or users that it had paused', counted, {
    audit: ['jobs', 'users'],
  }),
  'company.retention_paused': domainEvent(
    'A person paused the erasure of old submissions',
    { ...company, keep: z.enum(keepChoices) },
    { audit: ['keep'] },
  ),
  'company.retention_resumed': domainEvent('A person resumed the erasure of old submissions', company, {
    audit: [],
  }),
  'company.retention_downloaded': domainEvent(
    'A person downloaded the submissions that will be erased',
    company,
    {
      audit: [],
    },
  ),
  'company.stopped': domainEvent('The master suspended the company', {}, { audit: [] }),
  'company.resumed': domainEvent('The master resumed the company', {}, { audit: [] }),
  'company.plan_warned': domainEvent(
    'A plan limit or the end of the plan is near or reached, once each',
    { level: z.enum(['warning', 'error']), notice: z.custom<Notice>() },
    {},
  ),
  'company.candidate_turned_away': domainEvent(
    'A plan limit turned away the first candidate of a day',
    { jobId: z.number(), notice: z.custom<Notice>() },
    {},
  ),
  'company.payment_failed': domainEvent('A payment for the plan failed for the first time', {}, {}),
} as const;
