export { candidateMail, fillWords } from './candidate-mail.ts';
export { greetingIn, stopLabelIn } from './frame-texts.ts';
export { isRefused } from './is-refused.ts';
export type { Mail, MailBrand, Mailer } from './mail.ts';
export { renderMail } from './mail-body.ts';
export { createMailer, tryMailServer } from './mailer.ts';
export { readOutbox } from './outbox.ts';
export { plainName } from './plain-name.ts';
export { plainSentence } from './plain-sentence.ts';
