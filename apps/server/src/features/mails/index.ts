export { mayMailAddress } from './address-limits.ts';
export { type CompanyMails, createCompanyMails } from './company-mails.ts';
export { createMailStopsService } from './mail-stops.service.ts';
export { mailsRoutes } from './mails.routes.ts';
export { sweepMails } from './mails.tasks.ts';
export { sendCompanyMail } from './send-company-mail.ts';
