import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const secondsOfYear = 365 * 24 * 60 * 60;

/** Allows no scripts but our own files. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Components set positions by style attributes; none of them comes from input.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Gives every answer, refusals too, strict security headers; a route may set its own instead. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...headersOfHelmet(publicUrl.startsWith('https:')),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/**
 * Computed once: they are the same for every answer, and `@fastify/helmet` would compute them for each, 40 µs of a
 * call.
 */
function headersOfHelmet(isEncrypted: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy,
    // Addresses contain share tokens and verification codes.
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isEncrypted && { maxAge: secondsOfYear, includeSubDomains: true },
    // Turns off the XSS filter of old browsers, which is exploitable.
    xXssProtection: false,
    xDownloadOptions: false,
  });
  setHeaders(request, response, () => undefined);
  return { ...response.getHeaders() };
}
