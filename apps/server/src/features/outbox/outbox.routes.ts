import { openOutbox } from '@nimble/contracts/outbox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import { browserSeconds, type OutboxService } from './outbox.service.ts';
import { doorPage, doorPolicy, mailsPage, mailsPolicy } from './outbox-pages.ts';

const cookieName = 'nimble_outbox';
const longestForm = 1024;

/** A page of the server alone, because it is needed before anybody can sign in. */
export async function outboxRoutes(parent: FastifyInstance, outbox: OutboxService): Promise<void> {
  handle(parent, openOutbox, async () => ({ data: { address: await outbox.offerMasterLink() } }));
  if (!outbox.isKept) return;
  await parent.register(async (app) => {
    app.get('/outbox', async (request, reply) => {
      const mails = await outbox.mails(cookieIn(request.headers.cookie));
      if (mails === undefined)
        return sendPage(reply.status(401), doorPolicy, doorPage({ wasRefused: false }));
      return sendPage(reply, mailsPolicy, mailsPage(mails, outbox.publicUrl));
    });

    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, new URLSearchParams(body).get('code') ?? ''),
    );
    app.post<{ Body: string | undefined }>('/outbox', async (request, reply) => {
      const key = await outbox.enter(request.body ?? '');
      if (key === undefined) return sendPage(reply.status(401), doorPolicy, doorPage({ wasRefused: true }));
      return reply
        .header('set-cookie', cookieOf(key, outbox.publicUrl))
        .header('cache-control', 'no-store')
        .redirect('/outbox', 303);
    });
  });
}

function sendPage(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Strict: a link on another site must not open the page with the cookie. */
function cookieOf(key: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${key}; Max-Age=${browserSeconds}; Path=/outbox; HttpOnly; SameSite=Strict${secure}`;
}

function cookieIn(header: string | undefined): string | undefined {
  const prefix = `${cookieName}=`;
  const found = header?.split(/;\s*/).find((part) => part.startsWith(prefix));
  return found?.slice(prefix.length);
}
