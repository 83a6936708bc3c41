/** What candidates get: before they submit, right after it, after it was watched, and after a decision. */
export const mailTemplateKinds = [
  'invitation',
  'reminder',
  'received',
  'seen',
  'next_step',
  'rejected',
] as const;
export type MailTemplateKind = (typeof mailTemplateKinds)[number];
