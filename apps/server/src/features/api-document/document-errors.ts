import { errorCatalog, type RouteContract } from '@nimble/contracts';
import { type RefusalCode, refusalCatalog } from '@nimble/contracts/all-refusals';
import { isCarriedOutOnce } from '../../platform/http/index.ts';
import type { ApiAnswer, ApiDocument, JsonSchema } from './document-types.ts';
import { idempotencyKeyRefusals } from './idempotency-key.ts';
import { nameOf, plainBodies } from './plain-answers.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The responses of errors, by the names of the catalog. */
const errorResponses = {
  ...Object.fromEntries(
    Object.values(errorCatalog).map(({ name, message }) => [name, { description: message, content }]),
  ),
  AnyError: { description: 'Any other error; see `error.status`', content },
};

/** Where every call names codes of its own, the general answer is referred to by none. */
export function usedErrorResponses(paths: ApiDocument['paths']): ApiDocument['components']['responses'] {
  const written = JSON.stringify(paths);
  return Object.fromEntries(
    Object.entries(errorResponses).filter(([name]) => written.includes(`"${referenceTo(name)}"`)),
  );
}

const referenceTo = (name: string) => `#/components/responses/${name}`;

export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer', minimum: 400, maximum: 599 },
        name: { type: 'string' },
        message: { type: 'string', description: 'For people' },
        code: { type: 'string', description: 'For programs: the exact reason' },
        details: {
          type: 'object',
          properties: {
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  path: { type: 'string' },
                  code: { type: 'string' },
                  message: { type: 'string' },
                },
                required: ['path', 'code', 'message'],
                additionalProperties: false,
              },
            },
          },
          // Other values of the text.
          additionalProperties: true,
        },
      },
      required: ['status', 'name', 'message', 'code', 'details'],
      additionalProperties: false,
    },
  },
  required: ['data', 'error'],
  additionalProperties: false,
};

/** Errors that follow from the contract, and those that its description names. */
export function errorsOf(route: RouteContract, description: string): Record<string, ApiAnswer> {
  const { schema, config, method } = route;
  const statuses = new Set<number>([429, 500, 503]);
  const takes = [schema.params, schema.querystring, schema.body, plainBodies[nameOf(route)]];
  if (takes.some((part) => part !== undefined)) statuses.add(400);
  if (schema.params !== undefined) statuses.add(404);
  if (method === 'POST' || method === 'PUT' || method === 'PATCH')
    for (const status of [400, 413, 415]) statuses.add(status);
  if (config.access !== 'public') statuses.add(config.access === 'signed' ? 403 : 401);
  if (typeof config.access === 'object' || config.access === 'master') statuses.add(403);
  for (const [status] of description.matchAll(/\b4\d\d\b/g)) statuses.add(Number(status));
  const keyCodes = isCarriedOutOnce(route) ? idempotencyKeyRefusals : [];
  const ownCodes = codesByStatus([...(config.refuses ?? []), ...keyCodes, ...accessRefusals(config)]);
  for (const status of ownCodes.keys()) statuses.add(status);
  const known = Object.values(errorCatalog).filter(({ status }) => statuses.has(status));
  return {
    ...Object.fromEntries(
      known.map(({ status, name }) => [status, answerNaming(name, ownCodes.get(status))]),
    ),
    default: { $ref: referenceTo('AnyError') },
  };
}

/** Other kinds of access refuse by general codes alone. */
const accessRefusals = ({ access }: RouteContract['config']): readonly RefusalCode[] =>
  access === 'candidate' || access === 'take' ? ['interview.moved'] : [];

function codesByStatus(codes: readonly RefusalCode[]): Map<number, RefusalCode[]> {
  return Map.groupBy(codes, (code) => errorCatalog[refusalCatalog[code].kind].status);
}

/** The answer for a kind of error; with the codes that this call may give besides the general ones. */
function answerNaming(name: string, codes: readonly RefusalCode[] | undefined): ApiAnswer {
  if (codes === undefined) return { $ref: referenceTo(name) };
  const lines = codes.map((code) => `- \`${code}\``);
  return {
    description: `Also, as \`error.code\`:\n\n${lines.join('\n')}`,
    content,
  };
}
