import { takePaymentEvent } from '@nimble/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { PaymentEventsService } from './payment-events.service.ts';

export async function paymentEventsRoutes(
  parent: FastifyInstance,
  events: PaymentEventsService,
): Promise<void> {
  await parent.register(async (app) => {
    // The signature is over the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    handle(app, takePaymentEvent, async ({ request }) => {
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await events.take(bytes, typeof signature === 'string' ? signature : '');
      return { received: true };
    });
  });
}
