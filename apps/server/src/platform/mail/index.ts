export { isRefused } from './is-refused.ts';
export type { Mail, MailBrand, Mailer } from './mail.ts';
export { createMailer, tryMailServer } from './mailer.ts';
export { registerOutbox } from './outbox.ts';
