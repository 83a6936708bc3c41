import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerUnknownRoute } from '../http/index.ts';
import { escapeHtml } from './mail-body.ts';
import { outboxFolder } from './mailer.ts';

const mostShown = 50;
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

type OutboxSettings = { smtpUrl: string | undefined; publicUrl: string; dataFolder: string };

/**
 * A page of the mails that were not sent because no mail server is set. They hold links that open accounts, so it is
 * there only while Nimble is used on one machine alone, and only for that machine.
 */
export function registerOutbox(app: FastifyInstance, settings: OutboxSettings): void {
  if (settings.smtpUrl !== undefined || !loopbackNames.has(new URL(settings.publicUrl).hostname)) return;
  app.get('/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return answerUnknownRoute(request, reply);
    const mails = await readOutbox(outboxFolder(settings.dataFolder));
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('text/html; charset=utf-8')
      .send(outboxPage(mails, settings.publicUrl));
  });
}

/** A page of another site that resolves to this machine has another Host; a proxy leaves its mark. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const address = request.raw.socket.remoteAddress ?? '';
  return (
    loopbackAddresses.has(address) &&
    loopbackNames.has(host) &&
    request.headers['x-forwarded-for'] === undefined
  );
}

async function readOutbox(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const newest = names.sort().reverse().slice(0, mostShown);
  return Promise.all(newest.map((name) => readFile(join(folder, name), 'utf8')));
}

function outboxPage(mails: readonly string[], publicUrl: string): string {
  const articles = mails.map((mail) => {
    const header = (name: string) => escapeHtml(new RegExp(`^${name}: (.*)$`, 'mi').exec(mail)?.[1] ?? '');
    const unfolded = mail.replace(/=\n/g, '').replace(/=3D/g, '=');
    const link = unfolded.split(/\s/).find((word) => word.startsWith(`${publicUrl}/`)) ?? '';
    return `<article><h2>${header('Subject')}</h2><p>${header('To')} · ${header('Date')}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p></article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Outbox · Nimble</title><style>body{font:15px/1.5 system-ui,sans-serif;max-width:720px;margin:40px auto;padding:0 16px;color:#18181b;background:#fafafa}article{background:#fff;border:1px solid #e4e4e7;border-radius:10px;padding:16px 20px;margin:16px 0}h2{font-size:16px;margin:0}p{margin:4px 0;overflow-wrap:anywhere}a{color:#047857}@media(prefers-color-scheme:dark){body{color:#f4f4f5;background:#0c0c0e}article{background:#18181b;border-color:#3f3f46}a{color:#34d399}}</style>
<h1>Outbox</h1><p>No mail server is set (SMTP_URL), so these mails were kept here instead of being sent.</p>
${articles.join('\n') || '<p>No mails yet.</p>'}</html>`;
}
