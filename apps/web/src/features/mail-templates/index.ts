export { mailKindNames } from './kind-names.ts';
export { MailPreview } from './mail-preview.tsx';
export { MailTemplatePage } from './mail-template-page.tsx';
export { MailTemplatesPage } from './mail-templates-page.tsx';
export { MailWordsFields } from './mail-words-fields.tsx';
