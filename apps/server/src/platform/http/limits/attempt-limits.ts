import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttemptLimit } from '@nimble/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Attempts, Counted } from '../../attempts/index.ts';
import { RequestError } from '../../errors.ts';
import { sayLimit } from './limit-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    attemptLimit?: AttemptLimit;
  }
  interface FastifyRequest {
    /** Undone when the call succeeds. */
    forgivable: readonly Counted[];
  }
}

const longestDelaySeconds = 5;
const delayStepSeconds = 0.25;

type Dependencies = { attempts: Attempts; delay?: (seconds: number) => Promise<unknown> };

/**
 * Counts the calls whose contract sets an `attemptLimit`, over all processes; above it answers 429 with Retry-After,
 * and that limit's headers in place of the general ones. Runs after validation, so that the account's name is a bounded
 * text.
 */
export function registerAttemptLimits(
  app: FastifyInstance,
  { attempts, delay = (seconds) => wait(seconds * 1000) }: Dependencies,
): void {
  app.decorateRequest('forgivable');
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.attemptLimit;
    if (limit === undefined) return;
    const counted = whatCounts(request, limit);
    const counts = await attempts.count(counted.map(({ what }) => what));
    request.forgivable = counted.filter(({ failuresOnly }) => failuresOnly).map(({ what }) => what);
    for (const [index, { max }] of counted.entries()) {
      const count = counts[index];
      if (count === undefined || count.hits <= max) continue;
      sayLimit(reply, { max, ...count });
      throw new RequestError('request.too_many', { retryAfterSeconds: count.secondsLeft });
    }
    const seconds = delaySeconds(counts[2]?.hits ?? 0, limit.account?.slowAfter);
    if (seconds > 0) await delay(seconds);
  });
  // Before the answer is sent, so that its receiver can rely on it.
  app.addHook('onSend', async (request, reply) => {
    const { forgivable } = request;
    if (forgivable !== undefined && forgivable.length > 0 && reply.statusCode < 400)
      await attempts.forgive(forgivable);
  });
}

/** Seconds of delay for one more try on an account. It only slows: a lock would let attackers lock the owner out. */
export function delaySeconds(hits: number, slowAfter: number | undefined): number {
  if (slowAfter === undefined || hits <= slowAfter) return 0;
  return Math.min(longestDelaySeconds, (hits - slowAfter) * delayStepSeconds);
}

type Limited = { what: Counted; max: number; failuresOnly: boolean };

/**
 * Attempts are counted by address, by address and account, and, where it slows, by account alone: always in this order,
 * to lock the counters without deadlocks.
 */
function whatCounts(request: FastifyRequest, { address, account }: AttemptLimit): Limited[] {
  const url = request.routeOptions.url ?? '';
  const network = networkOf(request.ip);
  const limits: Limited[] = [
    {
      what: { of: [url, network], windowSeconds: address.windowSeconds },
      max: address.max,
      failuresOnly: false,
    },
  ];
  const named = account === undefined ? undefined : namedAccount(request.body, account.field);
  if (account === undefined || named === undefined) return limits;
  const { windowSeconds, max, failuresOnly = false, slowAfter } = account;
  limits.push({ what: { of: [url, network, named], windowSeconds }, max, failuresOnly });
  if (slowAfter !== undefined)
    limits.push({
      what: { of: [url, '', named], windowSeconds },
      max: Number.POSITIVE_INFINITY,
      failuresOnly,
    });
  return limits;
}

function namedAccount(body: unknown, field: string): string | undefined {
  const value = field.split('.').reduce(fieldOf, body);
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
}

function fieldOf(given: unknown, field: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.entries(given).find(([name]) => name === field)?.[1];
}

/** The owner of one IPv6 address has all 2^64 of its network, so these count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return groups.slice(0, 4).join(':');
}
