import * as z from 'zod/mini';
import { idField, messageAnswer, signedQuery } from '../../fields.ts';
import { collectionAnswer, largestPageSize } from '../../pagination.ts';
import { route } from '../../route.ts';
import { keepChoice, retention, submissionToErase } from './retention.schemas.ts';

const retentionAnswer = { 200: z.object({ data: retention }) };

/**
 * Like all calls about retention only for people who decide about the company (`companyPermissions`); others get 403.
 */
export const getRetention = route({
  method: 'GET',
  url: '/api/plans/retention',
  schema: { summary: 'Get when old submissions will be erased', response: retentionAnswer },
  config: { access: { resource: 'dashboards', action: 'view' }, refuses: ['plan.retention_not_allowed'] },
});

/** Pauses the erasing for a time, or resumes it. Submissions that are due get a new warning afterwards. */
export const changeRetention = route({
  method: 'PUT',
  url: '/api/plans/retention',
  schema: {
    summary: 'Keep old submissions or erase them again',
    body: z.object({ data: keepChoice }),
    response: retentionAnswer,
  },
  config: {
    access: { resource: 'dashboards', action: 'view' },
    apiToken: 'refused',
    whileSuspended: 'allowed',
    refuses: ['plan.retention_not_allowed'],
  },
});

/** The oldest first. Also needs the view of candidates. */
export const listSubmissionsToErase = route({
  method: 'GET',
  url: '/api/plans/retention/submissions',
  schema: {
    summary: 'List the submissions that will be erased',
    querystring: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
      pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(largestPageSize)), 20),
    }),
    response: { 200: collectionAnswer(submissionToErase) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['plan.retention_not_allowed'] },
});

/** The caller has seen the warnings up to this one: they count as received. */
export const confirmRetentionWarning = route({
  method: 'POST',
  url: '/api/plans/retention/seen',
  schema: {
    summary: 'Confirm a warning before erasing',
    body: z.object({ data: z.object({ warning: idField }) }),
    response: { 200: messageAnswer },
  },
  config: {
    access: { resource: 'dashboards', action: 'view' },
    apiToken: 'refused',
    whileSuspended: 'allowed',
    refuses: ['plan.retention_not_allowed'],
  },
});

/** A download link for everything that will be erased, for five minutes. Also needs the view of candidates. */
export const openRetentionArchive = route({
  method: 'POST',
  url: '/api/plans/retention/archive',
  schema: {
    summary: 'Create a download link for the submissions that will be erased',
    response: { 200: z.object({ data: z.object({ url: z.string() }) }) },
  },
  config: {
    access: { resource: 'submission', action: 'view' },
    apiToken: 'refused',
    whileSuspended: 'allowed',
    refuses: ['plan.retention_not_allowed'],
  },
});

/** A ZIP, streamed: films, answers, resumes and transcripts in a folder for each candidate, and candidates.csv. */
export const readRetentionArchive = route({
  method: 'GET',
  url: '/api/plans/retention/archive',
  schema: {
    summary: 'Download the submissions that will be erased',
    querystring: z.extend(signedQuery, { user: z.string().check(z.regex(/^[1-9]\d{0,15}$/)) }),
  },
  config: {
    access: 'signed',
    rateLimit: { max: 10, windowSeconds: 60 },
    refuses: ['plan.retention_not_allowed'],
  },
});
