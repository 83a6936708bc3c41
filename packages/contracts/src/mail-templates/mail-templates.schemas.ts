import * as z from 'zod/mini';
import { nameField, text } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { textOf } from '../message.ts';
import { unknownField } from './mail-fields.ts';
import { mailTemplateMessages as messages } from './mail-templates.messages.ts';

/** What candidates get: after submitting, after it was watched, and after a decision. */
export const mailTemplateKinds = ['received', 'seen', 'next_step', 'rejected'] as const;
export type MailTemplateKind = (typeof mailTemplateKinds)[number];

const longestSubject = 150;
const longestMailText = 4000;

const knownFields = z.check<string>((context) => {
  const field = unknownField(context.value);
  if (field === undefined) return;
  const message = textOf(messages.unknownField, { field });
  context.issues.push({ code: 'custom', input: context.value, message });
});

/** Subject and text, with fields in braces. The text is plain; an empty line ends a paragraph. */
export const mailWords = z.object({
  subject: nameField({
    required: messages.subjectRequired,
    shortest: 1,
    tooShort: messages.subjectRequired,
    longest: longestSubject,
    tooLong: messages.subjectTooLong,
  }).check(knownFields),
  text: text(longestMailText, messages.textTooLong, messages.textRequired).check(
    z.trim(),
    z.minLength(1, messages.textRequired),
    knownFields,
  ),
});
export type MailWords = z.infer<typeof mailWords>;

export const mailTemplate = z.object({
  kind: z.enum(mailTemplateKinds),
  language: languageField,
  subject: z.string(),
  text: z.string(),
  /** False: the text that every company begins with. */
  isOwn: z.boolean(),
});
export type MailTemplate = z.infer<typeof mailTemplate>;

export const mailTemplateParameters = z.object({ kind: z.enum(mailTemplateKinds), language: languageField });

/** A mail as its candidate gets it. */
export const renderedMail = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type RenderedMail = z.infer<typeof renderedMail>;
