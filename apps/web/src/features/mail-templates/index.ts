export { MailTemplatePage } from './mail-template-page.tsx';
export { MailTemplatesPage } from './mail-templates-page.tsx';
