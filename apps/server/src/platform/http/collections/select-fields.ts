import type { ItemRequest } from '@nimble/contracts/collections';
import type { FastifyReply } from 'fastify';

/**
 * Reduces each record in `data` to the requested `fields`, its id and the populated relations. The answer's schema
 * requires the other fields, so such an answer is serialized without it.
 */
export function selectFields<Answer>(
  reply: FastifyReply,
  { fields, populate }: ItemRequest,
  answer: Answer,
): Answer {
  if (fields === undefined || typeof answer !== 'object' || answer === null || !('data' in answer))
    return answer;
  const kept = new Set(['id', ...fields, ...populate]);
  const data = Array.isArray(answer.data)
    ? answer.data.map((item) => pick(item, kept))
    : pick(answer.data, kept);
  reply.type('application/json; charset=utf-8').serializer(JSON.stringify);
  return { ...answer, data };
}

function pick(item: unknown, kept: ReadonlySet<string>): unknown {
  if (typeof item !== 'object' || item === null) return item;
  return Object.fromEntries(Object.entries(item).filter(([name]) => kept.has(name)));
}
