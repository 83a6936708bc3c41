import type { WebhookDelivery } from '@nimble/contracts/webhooks';
import { expect, test } from 'vitest';
import { deliveriesQuery } from './webhooks.queries.ts';

const minute = 60_000;

function isPolled(changes: Partial<WebhookDelivery>): boolean {
  const delivery: WebhookDelivery = {
    id: 1,
    event: 'ping',
    state: 'waiting',
    attempts: 1,
    answerStatus: 500,
    failure: 'answer',
    milliseconds: 20,
    body: '{}',
    createdAt: new Date(0).toISOString(),
    triedAt: new Date(0).toISOString(),
    nextTryAt: new Date(Date.now() - minute).toISOString(),
    ...changes,
  };
  const data = { data: [delivery], meta: { pagination: { page: 1, pageSize: 10, pageCount: 1, total: 1 } } };
  const { refetchInterval } = deliveriesQuery(1, 1, 10);
  if (typeof refetchInterval !== 'function') throw new Error('never polled');
  return refetchInterval({ state: { data } } as Parameters<typeof refetchInterval>[0]) !== false;
}

test('deliveries are polled while one is due, also one that is resent', () => {
  expect(isPolled({ attempts: 0 })).toBe(true);
  expect(isPolled({})).toBe(true);
  expect(isPolled({ nextTryAt: new Date(Date.now() + minute).toISOString() })).toBe(false);
  // That of a suspended company waits without a try.
  expect(isPolled({ attempts: 0, nextTryAt: new Date(Date.now() + 60 * minute).toISOString() })).toBe(false);
  // The clock of this machine may be slow.
  expect(isPolled({ attempts: 0, nextTryAt: new Date(Date.now() + minute).toISOString() })).toBe(true);
  expect(isPolled({ state: 'delivered', nextTryAt: null })).toBe(false);
});
