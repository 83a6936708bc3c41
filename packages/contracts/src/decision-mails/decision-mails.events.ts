import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { decisionMailKinds } from './decision-mails.schemas.ts';

const mail = { submissionId: z.number(), template: z.enum(decisionMailKinds) };

export const decisionMailEvents = {
  'submission.mail_planned': domainEvent('A person decided to email the candidate', mail, {
    audit: ['template'],
  }),
  'submission.mail_canceled': domainEvent('A person canceled an email to the candidate', mail, {
    audit: ['template'],
  }),
} as const;
