import type { Notification } from '@nimble/contracts/notifications';
import type { NotificationRow } from './notifications.repository.ts';

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    message: row.message,
    read: row.read_at !== null,
    submissionId: row.submission_id,
    jobId: row.job_id,
    page: row.page,
    createdAt: row.created_at.toISOString(),
  };
}
