import {
  type Notification,
  notificationMessages,
  notificationToSend,
  testToSend,
} from '@nimble/contracts/notifications';
import { RequestError } from '../../platform/errors.ts';
import type { SocketWords } from '../../platform/realtime/index.ts';
import type { NotificationsService } from './notifications.service.ts';

/** What the socket does with what a browser says (spec 2 §7); anything of another shape is an 'invalid payload' (§8). */
export function createSocketWords(notifications: Pick<NotificationsService, 'send'>): SocketWords {
  return {
    /** Back to the one browser that asked; nothing is kept, so that it has no id. */
    echo(said): Notification {
      const parsed = testToSend.safeParse(said);
      if (!parsed.success) throw invalidPayload();
      return {
        id: 0,
        type: 'info',
        title: notificationMessages.testTitle,
        message: parsed.data.message,
        read: false,
        submissionId: null,
        jobId: null,
        page: null,
        createdAt: new Date().toISOString(),
      };
    },

    async send({ companyId, userId, permissions }, said) {
      const parsed = notificationToSend.safeParse(said);
      if (!parsed.success) throw invalidPayload();
      await notifications.send({ companyId, userId, permissions }, parsed.data);
    },
  };
}

function invalidPayload(): RequestError {
  return new RequestError('notification.invalid_payload');
}
