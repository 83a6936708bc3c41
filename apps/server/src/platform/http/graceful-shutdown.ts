import type { FastifyInstance } from 'fastify';

/**
 * Once `leaving` aborts, every call is still answered and each answer closes its connection, so that a proxy opens the
 * next at another server. Closing waits for running calls. Fastify itself waits only for those of the first address it
 * listens on, and `localhost` has two. Calls that arrive meanwhile are answered 503, so that the sender retries.
 */
export function registerGracefulShutdown(app: FastifyInstance, leaving: AbortSignal): void {
  let onTheWay = 0;
  let onIdle: () => void = () => undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    onTheWay += 1;
    if (leaving.aborted) reply.header('connection', 'close');
    reply.raw.once('close', () => {
      onTheWay -= 1;
      if (onTheWay === 0) onIdle();
    });
    done();
  });
  app.addHook('preClose', () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onIdle = resolve;
    if (onTheWay === 0) resolve();
    return promise;
  });
}
