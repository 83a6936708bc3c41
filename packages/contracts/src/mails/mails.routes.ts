import * as z from 'zod/mini';
import { idField, messageAnswer } from '../fields.ts';
import { route } from '../route.ts';

const digest = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Content of the unsubscribe link in every email of a company; it does not expire and contains no name. */
const mailStopQuery = z.object({ company: idField, address: digest, signature: digest });

/**
 * The unsubscribe link in an email. Changes nothing: it leads to a page that asks. Answers 403 for a wrong signature.
 */
export const openMailStop = route({
  method: 'GET',
  url: '/api/mail-stops',
  schema: { summary: 'Open the page that unsubscribes from a company’s emails', querystring: mailStopQuery },
  config: { access: 'signed' },
});

/**
 * One-click unsubscribe of a mail program (RFC 8058), or of the page. Can be repeated. Answers 403 for a wrong
 * signature.
 */
export const stopMails = route({
  method: 'POST',
  url: '/api/mail-stops',
  schema: {
    summary: 'Unsubscribe from a company’s emails',
    querystring: mailStopQuery,
    response: { 200: messageAnswer },
  },
  config: { access: 'signed' },
});
