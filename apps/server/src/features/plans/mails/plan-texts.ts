import type { Language } from '@nimble/contracts/languages';
import { createOwnTexts } from '../../../platform/texts/index.ts';
import { planMails } from './plans.mails.ts';

export const planTexts = createOwnTexts(planMails, new URL('./plans.mails.ts', import.meta.url));

/** A day as part of a sentence: "May 4, 2026". */
export function dayIn(language: Language, moment: Date): string {
  return moment.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}
