export { fillFields, type MailField, mailFields } from './mail-fields.ts';
export {
  listMailTemplates,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from './mail-templates.routes.ts';
export {
  type MailTemplate,
  type MailTemplateKind,
  type MailWords,
  mailTemplateKinds,
  mailWords,
  type RenderedMail,
} from './mail-templates.schemas.ts';
