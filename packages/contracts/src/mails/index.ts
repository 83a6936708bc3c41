export { mostCompanyMails, mostMailsPerAddress } from './mail-limits.ts';
export { mailMessages } from './mails.messages.ts';
export { openMailStop, stopMails } from './mails.routes.ts';
