import type { ItemRequest } from '@nimble/contracts/collections';
import type { FastifyReply } from 'fastify';

/**
 * Leaves of each thing in `data` what `fields` asks for, with its id and the relations that were populated. What is left
 * out has a place in the answer's schema, so such an answer is written without it.
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
