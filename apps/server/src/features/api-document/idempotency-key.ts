import type { RefusalCode } from '@nimble/contracts/all-refusals';
import type { Parameter } from './document-types.ts';

/** The header of each call that is carried out once. */
export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the call safe to repeat: for 24 hours the same call with the same key returns the first response, with the header `Idempotency-Replayed: true`.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]*$' },
};

export const idempotencyKeyRefusals: readonly RefusalCode[] = [
  'request.idempotency_key_in_use',
  'request.idempotency_key_reused',
  'request.idempotency_key_unreadable',
];
