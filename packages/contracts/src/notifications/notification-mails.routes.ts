import * as z from 'zod/mini';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { notificationMails } from './notification-mails.schemas.ts';

const mailsAnswer = { 200: z.object({ data: notificationMails }) };

export const getNotificationMails = route({
  method: 'GET',
  url: '/api/notifications/mails',
  schema: { summary: 'Get the settings of notification emails', response: mailsAnswer },
  config: { access: 'signedIn' },
});

/** Applies to notifications that arrive from now on. */
export const changeNotificationMails = route({
  method: 'PUT',
  url: '/api/notifications/mails',
  schema: {
    summary: 'Change the settings of notification emails',
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
  schema: { summary: 'Open the page that unsubscribes from notification emails', querystring: signedUser },
  config: { access: 'signed' },
});

/** RFC 8058: what a mail program calls for one-click "unsubscribe"; the body adds nothing. */
export const unsubscribe = route({
  method: 'POST',
  url: '/api/notifications/unsubscribe',
  schema: {
    summary: 'Unsubscribe from notification emails',
    querystring: signedUser,
    response: { 200: messageAnswer },
  },
  config: { access: 'signed' },
});
