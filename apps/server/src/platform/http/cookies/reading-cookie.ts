import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedTokens } from '../../signed-tokens.ts';
import { sessionSeconds } from '../../signing/bearer-tokens.ts';

/** Two names, because one browser can have a session and be a candidate. */
const names = { session: 'nimble_reading', candidate: 'nimble_own_reading' } as const;
type Reader = keyof typeof names;

declare module 'fastify' {
  interface FastifyRequest {
    /** The submission whose files this caller may read, where no principal says so. */
    readsSubmission: number | null;
  }
}

/**
 * Gives the browser of a session or of a candidate a cookie for the addresses of private files, which players and
 * frames request without a token. It only allows reading, and only what a signed address names.
 */
export function registerReadingCookie(
  app: FastifyInstance,
  { tokens, publicUrl }: { tokens: SignedTokens; publicUrl: string },
): void {
  const attributes = `Path=/api; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  // Overwriting these cookies harms only their own browser: they are not checked here.
  function give(request: FastifyRequest, reply: FastifyReply, reader: Reader, value: string): void {
    if (cookieOf(request, reader) === value) return;
    reply.header('set-cookie', `${names[reader]}=${value}; Max-Age=${sessionSeconds}; ${attributes}`);
  }
  app.decorateRequest('readsSubmission', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { principal } = request;
    if (principal?.kind === 'signedIn') {
      give(request, reply, 'session', tokens.readingCookie(principal.sessionId));
    }
    const own = principal?.kind === 'candidate' ? principal.submissionId : request.readsSubmission;
    if (own !== null) give(request, reply, 'candidate', tokens.ownReadingCookie(own));
    done();
  });
}

/** The cookie's value; not verified yet. */
export function cookieOf(
  { headers: { cookie } }: FastifyRequest,
  reader: Reader = 'session',
): string | undefined {
  const prefix = `${names[reader]}=`;
  return cookie
    ?.split(/;\s*/)
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
