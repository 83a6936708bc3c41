import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignedTokens } from '../../signed-tokens.ts';
import { sessionSeconds } from '../../signing/bearer-tokens.ts';

const name = 'nimble_reading';

/**
 * Gives the browser of a session a cookie that says so to the addresses of private files, which players and frames ask
 * for without a token. It reads and nothing else, and only what a signed address names.
 */
export function registerReadingCookie(
  app: FastifyInstance,
  { tokens, publicUrl }: { tokens: SignedTokens; publicUrl: string },
): void {
  const attributes = `Path=/api; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { principal } = request;
    // Whoever has another cookie under this name harms nobody but himself: it is not looked into here.
    if (principal?.kind === 'signedIn' && cookieOf(request)?.startsWith(`${principal.sessionId}.`) !== true) {
      const cookie = tokens.readingCookie(principal.sessionId);
      reply.header('set-cookie', `${name}=${cookie}; Max-Age=${sessionSeconds}; ${attributes}`);
    }
    done();
  });
}

/** What the browser says by the cookie; not looked into yet. */
export function cookieOf({ headers: { cookie } }: FastifyRequest): string | undefined {
  const prefix = `${name}=`;
  return cookie
    ?.split(/;\s*/)
    .find((part) => part.startsWith(prefix))
    ?.slice(prefix.length);
}
