import * as z from 'zod/mini';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { notificationMails } from './notification-mails.schemas.ts';

const mailsAnswer = { 200: z.object({ data: notificationMails }) };

export const getNotificationMails = route({
  method: 'GET',
  url: '/api/notifications/mails',
  schema: { summary: 'Whether notifications come by mail', response: mailsAnswer },
  config: { access: 'signedIn' },
});

/** Applies to notifications that arrive from now on. */
export const changeNotificationMails = route({
  method: 'PUT',
  url: '/api/notifications/mails',
  schema: {
    summary: 'Choose whether notifications come by mail',
    body: z.object({ data: notificationMails }),
    response: mailsAnswer,
  },
  config: { access: 'signedIn' },
});

const signedUser = z.object({
  user: z.coerce.number().check(z.int(), z.positive()),
  signature: z.string().check(z.minLength(1), z.maxLength(100)),
});

/** For a browser: leads to a page that asks. Changes nothing, because programs follow links in emails. */
export const openUnsubscribing = route({
  method: 'GET',
  url: '/api/notifications/unsubscribe',
  schema: { summary: 'Show the page that ends mails of notifications', querystring: signedUser },
  config: { access: 'signed' },
});

/** RFC 8058: what a mail program calls for one-click "unsubscribe"; the body adds nothing. */
export const unsubscribe = route({
  method: 'POST',
  url: '/api/notifications/unsubscribe',
  schema: {
    summary: 'End mails of notifications by the link of one',
    querystring: signedUser,
    response: { 200: messageAnswer },
  },
  config: { access: 'signed' },
});
