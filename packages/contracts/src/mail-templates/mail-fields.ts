import type { MailTemplateKind } from './mail-kinds.ts';

/** What a template may name in braces, as in `{candidateName}`; each mail has its own value in that place. */
const mailFields = [
  'candidateName',
  'jobTitle',
  'companyName',
  'contact',
  'date',
  'answerBy',
  'length',
  'deadline',
  'message',
  'link',
] as const;
export type MailField = (typeof mailFields)[number];

const toApplicants = ['candidateName', 'jobTitle', 'companyName', 'contact', 'date'] as const;
/** Until the decision, with the day by which the company has promised it. */
const toUndecided = [...toApplicants, 'answerBy'] as const;
const toInvited = [
  'candidateName',
  'jobTitle',
  'companyName',
  'contact',
  'length',
  'deadline',
  'link',
] as const;

/** The fields of each kind of mail. */
export const fieldsOfMail = {
  invitation: [...toInvited, 'message'],
  reminder: toInvited,
  received: toUndecided,
  seen: toUndecided,
  next_step: toApplicants,
  rejected: toApplicants,
} as const satisfies Record<MailTemplateKind, readonly MailField[]>;

const inBraces = /\{([^{}\n]{1,60})\}/g;

function isMailField(name: string): name is MailField {
  return mailFields.some((field) => field === name);
}

/** The first name in braces that is none of these fields; undefined where all are. */
export function unknownField(text: string, fields: readonly MailField[]): string | undefined {
  for (const [, name = ''] of text.matchAll(inBraces))
    if (!isMailField(name) || !fields.includes(name)) return name;
  return undefined;
}

/** Does the text name one of these fields? */
export function hasField(text: string, fields: readonly MailField[]): boolean {
  return fields.some((field) => text.includes(`{${field}}`));
}

/** The text with the values of a mail; a value is never read for fields again. */
export function fillFields(text: string, values: Readonly<Partial<Record<MailField, string>>>): string {
  return text.replace(
    inBraces,
    (whole, name: string) => (isMailField(name) ? values[name] : undefined) ?? whole,
  );
}

/** What the writer typed, without the fields. */
export function withoutFields(text: string): string {
  return text.replace(inBraces, '');
}
