import { originHeader } from '@nimble/contracts/realtime/origin';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

const originShape = /^[0-9a-z]{8,40}$/;

/**
 * The browser tab that a call names; undefined for programs. Other browsers of the company see it, so it proves
 * nothing.
 * @throws RequestError for a malformed header, and for several.
 */
export function originOf({ headers }: FastifyRequest): string | undefined {
  const origin = headers[originHeader];
  if (origin === undefined) return undefined;
  if (typeof origin !== 'string' || !originShape.test(origin)) throw new RequestError('request.bad_origin');
  return origin;
}
