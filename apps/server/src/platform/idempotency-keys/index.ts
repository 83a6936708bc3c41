export { sweepIdempotencyKeys } from './idempotency-keys.tasks.ts';
export { createIdempotencyKeys, type IdempotencyKeys, type KeyOwner } from './idempotency-keys.ts';
