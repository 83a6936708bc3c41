export { fieldsOfMail, fillFields, hasField, type MailField } from './mail-fields.ts';
export { type MailTemplateKind, mailTemplateKinds } from './mail-kinds.ts';
export {
  listMailTemplates,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from './mail-templates.routes.ts';
export {
  type MailTemplate,
  type MailWords,
  mailWordsOf,
  type RenderedMail,
} from './mail-templates.schemas.ts';
