import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { networkOf } from './attempt-limits.ts';
import { sayLimit } from './limit-headers.ts';

const windowMilliseconds = 60_000;
/** Tokens that are nobody's, a minute of one network. An office whose sessions have all ended overnight stays below. */
export const mostGuesses = 300;
/** How many networks and tokens are remembered; the oldest are forgotten. */
const mostRemembered = 10_000;

type Call = Pick<FastifyRequest, 'ip'>;

/**
 * Counts calls whose token is nobody's, by network, in the memory of this process. Over the limit they answer 429 in place
 * of 401, and a token that is only known by looking it up is not looked up any more, unless it was good before: whoever is
 * signed in, and every program that has called already, goes on, though somebody guesses from beside them.
 */
export function createGuessLimits(now: () => number = Date.now) {
  const networks = new Map<string, { guesses: number; until: number }>();
  const goodTokens = new Map<string, true>();

  function countOf(network: string): { guesses: number; until: number } {
    const kept = networks.get(network);
    if (kept !== undefined && kept.until > now()) return kept;
    const fresh = { guesses: 0, until: now() + windowMilliseconds };
    // At the end of the order in which they are forgotten.
    networks.delete(network);
    remember(networks, network, fresh);
    return fresh;
  }

  return {
    /** May this token be looked up? */
    mayLookUp({ ip }: Call, token: string): boolean {
      const count = networks.get(networkOf(ip));
      const isOver = count !== undefined && count.until > now() && count.guesses >= mostGuesses;
      return !isOver || goodTokens.has(hashOf(token));
    },

    /** It was looked up and is somebody's. */
    holdGood(token: string): void {
      const hash = hashOf(token);
      if (!goodTokens.has(hash)) remember(goodTokens, hash, true);
    },

    /** @returns what to throw: 401, or 429 over the limit; both say how many are left. */
    refusal({ ip }: Call, reply: FastifyReply, code?: 'api_token.not_valid'): RequestError {
      const count = countOf(networkOf(ip));
      count.guesses += 1;
      const secondsLeft = Math.max(1, Math.ceil((count.until - now()) / 1000));
      sayLimit(reply, { max: mostGuesses, hits: count.guesses, secondsLeft });
      return count.guesses > mostGuesses
        ? new RequestError('request.too_many', { retryAfterSeconds: secondsLeft })
        : new RequestError(code ?? 'request.unauthorized');
    },
  };
}
export type GuessLimits = ReturnType<typeof createGuessLimits>;

function remember<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  const oldest = kept.size >= mostRemembered ? kept.keys().next() : undefined;
  if (oldest?.value !== undefined) kept.delete(oldest.value);
  kept.set(key, value);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
