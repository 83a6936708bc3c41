import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedTokens } from '../../signed-tokens.ts';
import { sessionSeconds } from '../../signing/bearer-tokens.ts';

const name = 'nimble_reading';

/**
 * Gives the browser of a session a cookie for the addresses of private files, which players and frames request without
 * a token. It only allows reading, and only what a signed address names.
 */
export function registerReadingCookie(
  app: FastifyInstance,
  { tokens, publicUrl }: { tokens: SignedTokens; publicUrl: string },
): void {
  const attributes = `Path=/api; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { principal } = request;
    // Overwriting this cookie harms only its own browser: it is not checked here.
    if (principal?.kind === 'signedIn' && cookieOf(request)?.startsWith(`${principal.sessionId}.`) !== true) {
      const cookie = tokens.readingCookie(principal.sessionId);
      reply.header('set-cookie', `${name}=${cookie}; Max-Age=${sessionSeconds}; ${attributes}`);
    }
    done();
  });
}

/** The cookie's value; not verified yet. */
export function cookieOf({ headers: { cookie } }: FastifyRequest): string | undefined {
  const prefix = `${name}=`;
  return cookie
    ?.split(/;\s*/)
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
