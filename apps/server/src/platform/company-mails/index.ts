export { mayMailAddress } from './address-limits.ts';
export { sweepMails } from './company-mails.tasks.ts';
export { type CompanyMails, createCompanyMails } from './company-mails.ts';
export { languageOfCompany, languageOfUser } from './language-of-user.ts';
export { findSender, insertStop } from './mail-stops.ts';
export { type CompanyMail, sendCompanyMail } from './send-company-mail.ts';
export { sendOnce } from './send-once.ts';
