import * as z from 'zod/mini';
import { nameField, text } from '../fields.ts';
import { languageField } from '../languages.schemas.ts';
import { linkLike } from '../link-like.ts';
import { textOf } from '../message.ts';
import { fieldsOfMail, hasField, type MailField, unknownField, withoutFields } from './mail-fields.ts';
import { mailTemplateKinds } from './mail-kinds.ts';
import { mailTemplateMessages as messages } from './mail-templates.messages.ts';

const longestSubject = 150;
const longestMailText = 4000;

const subjectField = nameField({
  required: messages.subjectRequired,
  shortest: 1,
  tooShort: messages.subjectRequired,
  longest: longestSubject,
  tooLong: messages.subjectTooLong,
});
const textField = text(longestMailText, messages.textTooLong, messages.textRequired).check(
  z.trim(),
  z.minLength(1, messages.textRequired),
);

function knownFields(fields: readonly MailField[]) {
  return z.check<string>((context) => {
    const field = unknownField(context.value, fields);
    if (field === undefined) return;
    const message = textOf(messages.unknownField, { field, fields: fields.join(', ') });
    context.issues.push({ code: 'custom', input: context.value, message });
  });
}

/** People who are invited have not asked for the email: it leads to the interview and nowhere else. */
const noOtherLinks = z.refine<string>(
  (words) => !linkLike.test(withoutFields(words)),
  messages.linkNotAllowed,
);

/** A field that can be without a value stands in the text alone, where its paragraph can be left out. */
function wordsWith(fields: readonly MailField[]) {
  return z.object({
    subject: subjectField.check(knownFields(fields.filter((field) => field !== 'answerBy'))),
    text: textField.check(knownFields(fields)),
  });
}

function invitingWords(fields: readonly MailField[]) {
  const hasLink = z.refine<string>((words) => hasField(words, ['link']), messages.linkRequired);
  const { subject } = wordsWith(fields.filter((field) => field !== 'link')).shape;
  return z.object({
    subject: subject.check(noOtherLinks),
    text: textField.check(knownFields(fields), hasLink, noOtherLinks),
  });
}

/** Subject and text, with the fields of one kind in braces. The text is plain; an empty line ends a paragraph. */
export const mailWordsOf = {
  invitation: invitingWords(fieldsOfMail.invitation),
  reminder: invitingWords(fieldsOfMail.reminder),
  received: wordsWith(fieldsOfMail.received),
  seen: wordsWith(fieldsOfMail.seen),
  next_step: wordsWith(fieldsOfMail.next_step),
  rejected: wordsWith(fieldsOfMail.rejected),
} as const;

/** Words of any kind of email; which fields they may use depends on the kind in the address. */
export const anyMailWords = z.object({ subject: subjectField, text: textField });
export type MailWords = z.infer<typeof anyMailWords>;

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
