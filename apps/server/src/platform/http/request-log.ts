import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Typical ids of proxies: too short for an address, and without line breaks. */
const saneId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** What proxies, clusters and monitoring ask again and again. */
const probes = /^\/(health|metrics)(\/|$)/;

/** The logged id of a call: the proxy's, where it is valid, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}

/**
 * Returns each call's id in the answer and logs one line about it: its route and not its address, and nothing about the
 * caller. A probe that finds everything well is logged for debugging only.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const route = routeOf(request);
    const status = reply.statusCode;
    // A proxy asks every two seconds, and would bury what people do.
    const level = probes.test(route) && status < 400 ? 'debug' : 'info';
    request.log[level]({ method: request.method, route, status, milliseconds }, 'answered');
    done();
  });
}

/** The route's template. All files and pages of the web app are one. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  const url = routeOptions.url ?? '';
  return /^\/(api|health|metrics)(\/|$)/.test(url) ? url : 'web';
}
