import { createOwnTexts } from '../../../platform/texts/index.ts';
import { accountMails } from './accounts.mails.ts';

export const accountTexts = createOwnTexts(accountMails, new URL('./accounts.mails.ts', import.meta.url));
