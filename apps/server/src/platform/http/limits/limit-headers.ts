import type { FastifyReply } from 'fastify';

/** Sets the headers of every rate limit: RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds). */
export function sayLimit(
  reply: FastifyReply,
  { max, hits, secondsLeft }: { max: number; hits: number; secondsLeft: number },
): void {
  reply.headers({
    'ratelimit-limit': max,
    'ratelimit-remaining': Math.max(0, max - hits),
    'ratelimit-reset': secondsLeft,
  });
}
