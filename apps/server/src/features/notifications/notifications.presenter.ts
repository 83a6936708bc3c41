import type { Language } from '@nimble/contracts/languages';
import { longestMessage, longestTitle, type Notification } from '@nimble/contracts/notifications';
import { languageOfCall, noticeText } from '../../platform/texts/index.ts';
import type { NotificationRow } from './notifications.repository.ts';

/** In the language of its reader. */
export function presentNotification(
  row: NotificationRow,
  language: Language = languageOfCall(),
): Notification {
  return {
    id: row.id,
    type: row.type,
    ...presentTold(row, language),
    read: row.read_at !== null,
    submissionId: row.submission_id,
    jobId: row.job_id,
    page: row.page,
    createdAt: row.created_at.toISOString(),
  };
}

/** The title and the text. */
export function presentTold(
  { notice, title, message }: Pick<NotificationRow, 'notice' | 'title' | 'message'>,
  language: Language,
): { title: string; message: string } {
  const told =
    notice === null ? { title: title ?? '', message: message ?? '' } : noticeText(language, notice);
  return { title: shortened(told.title, longestTitle), message: shortened(told.message, longestMessage) };
}

/** Never cuts a character in two. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
