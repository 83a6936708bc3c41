/** What a template may name in braces, as in `{candidateName}`; each mail has its own value in that place. */
export const mailFields = ['candidateName', 'jobTitle', 'companyName', 'contact', 'date'] as const;
export type MailField = (typeof mailFields)[number];

const inBraces = /\{([^{}\n]{1,60})\}/g;

function isMailField(name: string): name is MailField {
  return mailFields.some((field) => field === name);
}

/** The first name in braces that is no field; undefined where all are. */
export function unknownField(text: string): string | undefined {
  for (const [, name = ''] of text.matchAll(inBraces)) if (!isMailField(name)) return name;
  return undefined;
}

/** The text with the values of a mail; a value is never read for fields again. */
export function fillFields(text: string, values: Readonly<Record<MailField, string>>): string {
  return text.replace(inBraces, (whole, name: string) => (isMailField(name) ? values[name] : whole));
}
