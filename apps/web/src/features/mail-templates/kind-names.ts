import type { MailTemplateKind } from '@nimble/contracts/mail-templates';
import { mailTemplateMessages } from './messages.ts';

export const mailKindNames: Readonly<Record<MailTemplateKind, string>> = mailTemplateMessages.kinds;
