export { createMailer, type Mail, type Mailer } from './mailer.ts';
export { registerOutbox } from './outbox.ts';
