import type { FastifyInstance } from 'fastify';

/** No script runs but our own files. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Components set positions by style attributes; none of them comes from input.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  // Addresses hold share tokens and verification codes.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

const secondsOfYear = 365 * 24 * 60 * 60;

/** Gives every answer, refusals too, the headers that keep browsers strict; a route may set its own instead. */
export function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers: Record<string, string> = publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': `max-age=${secondsOfYear}; includeSubDomains` }
    : securityHeaders;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
