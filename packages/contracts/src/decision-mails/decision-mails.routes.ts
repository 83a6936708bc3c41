import * as z from 'zod/mini';
import { idParameters } from '../fields.ts';
import { route } from '../route.ts';
import {
  decisionMail,
  mailDraft,
  mailParameters,
  plannedMail,
  recentMails,
} from './decision-mails.schemas.ts';

/** Mails about decisions, newest first; `updateSubmission` plans them with the decision. */
export const listDecisionMails = route({
  method: 'GET',
  url: '/api/submissions/:id/mails',
  schema: {
    summary: 'List the emails about decisions on a submission',
    params: idParameters,
    response: { 200: z.object({ data: z.array(plannedMail) }) },
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/** The progress of emails about decisions, as after deciding on many, and those that were not sent. */
export const getRecentMails = route({
  method: 'GET',
  url: '/api/decision-mails/recent',
  schema: {
    summary: 'Get the progress and failures of recent emails about decisions',
    response: { 200: z.object({ data: recentMails }) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});

/** The mail as this candidate would get it, from the given words or the template. Nothing is stored or sent. */
export const draftDecisionMail = route({
  method: 'POST',
  url: '/api/submissions/:id/mails/draft',
  schema: {
    summary: 'Preview an email about a decision',
    params: idParameters,
    body: z.object({ data: decisionMail }),
    response: { 200: z.object({ data: mailDraft }) },
  },
  config: { access: { resource: 'submission', action: 'update' }, refuses: ['submission.not_found'] },
});

/** Cancels a mail that waits; 409 once it has left. The decision stays. */
export const cancelDecisionMail = route({
  method: 'DELETE',
  url: '/api/submissions/:id/mails/:mailId',
  schema: {
    summary: 'Cancel an email about a decision',
    params: mailParameters,
    response: { 200: z.object({ data: z.object({ id: z.number() }) }) },
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: ['decision_mail.not_found', 'decision_mail.sent', 'submission.not_found'],
  },
});
