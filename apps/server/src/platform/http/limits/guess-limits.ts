import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors.ts';
import { networkOf } from './attempt-limits.ts';
import { sayLimit } from './limit-headers.ts';

const windowMilliseconds = 60_000;
/** Unknown tokens per minute and network. An office whose sessions have all expired overnight stays below. */
export const mostGuesses = 300;
/** Maximum of remembered networks and tokens; the oldest are dropped. */
const mostRemembered = 10_000;

type Call = Pick<FastifyRequest, 'ip'>;

/**
 * Counts calls with unknown tokens, by network, in the memory of this process. Over the limit they answer 429 in place
 * of 401, and tokens that only the database can check are not looked up any more, unless they were valid before:
 * signed-in users and programs in the same network go on meanwhile.
 */
export function createGuessLimits(now: () => number = Date.now) {
  const networks = new Map<string, { guesses: number; until: number }>();
  const goodTokens = new Map<string, true>();

  function countOf(network: string): { guesses: number; until: number } {
    const kept = networks.get(network);
    if (kept !== undefined && kept.until > now()) return kept;
    const fresh = { guesses: 0, until: now() + windowMilliseconds };
    // Moves it to the end of the eviction order.
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

    /** It was looked up and is valid. */
    holdGood(token: string): void {
      const hash = hashOf(token);
      if (!goodTokens.has(hash)) remember(goodTokens, hash, true);
    },

    /** @returns the error to throw: 401, or 429 over the limit; both say how many are left. */
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
