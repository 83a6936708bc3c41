import * as z from 'zod/mini';
import { idField, messageAnswer } from '../fields.ts';
import { route } from '../route.ts';

const digest = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What the link in every email of a company holds; it does not expire and names nobody. */
const mailStopQuery = z.object({ company: idField, address: digest, signature: digest });

/** The link in an email. Changes nothing: it leads to the page that asks. Answers 403 for another signature. */
export const openMailStop = route({
  method: 'GET',
  url: '/api/mail-stops',
  schema: { summary: 'To the page that stops a company’s emails', querystring: mailStopQuery },
  config: { access: 'signed' },
});

/** One click of a mail program (RFC 8058), or of the page. Works again and again. Answers 403 for another signature. */
export const stopMails = route({
  method: 'POST',
  url: '/api/mail-stops',
  schema: {
    summary: 'Stop a company’s emails to one address',
    querystring: mailStopQuery,
    response: { 200: messageAnswer },
  },
  config: { access: 'signed' },
});
