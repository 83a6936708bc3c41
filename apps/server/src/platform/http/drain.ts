import type { FastifyInstance } from 'fastify';

/**
 * Has closing wait for the calls on their way. Fastify itself waits only for those of the first address it listens on,
 * and `localhost` has two. Calls that come meanwhile are answered 503, so that a sender tries again.
 */
export function registerDrain(app: FastifyInstance): void {
  let onTheWay = 0;
  let onIdle: () => void = () => undefined;
  app.addHook('onRequest', async (_request, reply) => {
    onTheWay += 1;
    reply.raw.once('close', () => {
      onTheWay -= 1;
      if (onTheWay === 0) onIdle();
    });
  });
  app.addHook('preClose', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onIdle = resolve;
    if (onTheWay === 0) resolve();
    return promise;
  });
}
