import { textOf } from '@nimble/contracts';
import {
  type Notification,
  notificationMessages,
  notificationToSend,
  testToSend,
} from '@nimble/contracts/notifications';
import { withoutJobs } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/realtime/index.ts';
import type { NotificationsService } from './notifications.service.ts';

/** Handles messages of browsers on the socket; any other shape is an 'invalid payload'. */
export function createSocketHandlers(notifications: Pick<NotificationsService, 'send'>): SocketHandlers {
  return {
    /** Back to the one browser that sent it; it is not stored, so it has no id. */
    echo(said): Notification {
      const parsed = testToSend.safeParse(said);
      if (!parsed.success) throw invalidPayload();
      return {
        id: 0,
        type: 'info',
        title: textOf(notificationMessages.testTitle),
        message: parsed.data.message,
        read: false,
        submissionId: null,
        jobId: null,
        page: null,
        createdAt: new Date().toISOString(),
      };
    },

    async send({ companyId, userId, permissions, hiddenJobs, isStopped }, said) {
      if (isStopped) throw new RequestError('installation.stopped');
      const parsed = notificationToSend.safeParse(said);
      if (!parsed.success) throw invalidPayload();
      await withoutJobs(hiddenJobs, () =>
        notifications.send({ companyId, userId, permissions }, parsed.data),
      );
    },
  };
}

function invalidPayload(): RequestError {
  return new RequestError('notification.invalid_payload');
}
