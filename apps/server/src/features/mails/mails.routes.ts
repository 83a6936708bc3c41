import { textOf } from '@nimble/contracts';
import { mailMessages, openMailStop, stopMails } from '@nimble/contracts/mails';
import type { FastifyInstance } from 'fastify';
import { handle, showRefusedLink } from '../../platform/http/index.ts';
import type { MailStopsService } from './mail-stops.service.ts';

const page = '/stop-emails';

export async function mailsRoutes(parent: FastifyInstance, stops: MailStopsService): Promise<void> {
  await parent.register(async (app) => {
    showRefusedLink(app, page);
    handle(app, openMailStop, async ({ query, reply }) => {
      const name = await stops.companyName(query);
      const given = new URLSearchParams({ ...query, company: String(query.company), name });
      // In the fragment, which browsers never send, so that no proxy logs the token.
      return reply.header('cache-control', 'no-store').redirect(`${page}#${given.toString()}`);
    });
  });

  await parent.register(async (app) => {
    // Mail programs send a form of either kind, which adds nothing to the address.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    handle(app, stopMails, async ({ query }) => {
      await stops.stop(query);
      return { message: textOf(mailMessages.stopped) };
    });
  });
}
