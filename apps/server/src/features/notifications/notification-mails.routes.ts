import { textOf } from '@nimble/contracts';
import {
  changeNotificationMails,
  getNotificationMails,
  notificationMessages,
  openUnsubscribing,
  unsubscribe,
} from '@nimble/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { handle, showRefusedLink } from '../../platform/http/index.ts';
import type { NotificationMailsService } from './notification-mails.service.ts';

const page = '/unsubscribe';

export async function notificationMailsRoutes(
  parent: FastifyInstance,
  mails: NotificationMailsService,
): Promise<void> {
  handle(parent, getNotificationMails, async ({ principal }) => ({
    data: await mails.own(principal.userId),
  }));
  handle(parent, changeNotificationMails, async ({ principal, body }) => ({
    data: await mails.change(principal.userId, body.data),
  }));

  await parent.register(async (app) => {
    showRefusedLink(app, page);
    handle(app, openUnsubscribing, async ({ query: { user, signature }, reply }) => {
      mails.requireSignature(user, signature);
      const given = new URLSearchParams({ user: String(user), signature });
      // In the fragment, which browsers never send, so that no proxy logs the token.
      return reply.header('cache-control', 'no-store').redirect(`${page}#${given.toString()}`);
    });
  });

  await parent.register(async (app) => {
    // Mail programs send a form of either kind, which adds nothing to the address.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    handle(app, unsubscribe, async ({ query: { user, signature } }) => {
      await mails.unsubscribe(user, signature);
      return { message: textOf(notificationMessages.unsubscribed) };
    });
  });
}
