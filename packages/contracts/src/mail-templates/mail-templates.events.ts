import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { languageField } from '../languages.schemas.ts';
import { mailTemplateKinds } from './mail-kinds.ts';

const template = { name: z.string(), template: z.enum(mailTemplateKinds), language: languageField };

/** `name` is the company's. */
export const mailTemplateEvents = {
  'company.mail_template_changed': domainEvent('A person changed an email template', template, {
    audit: ['template', 'language'],
  }),
  'company.mail_template_reset': domainEvent('A person reset an email template', template, {
    audit: ['template', 'language'],
  }),
} as const;
