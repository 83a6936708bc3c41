import { collectionQuery, errorCatalogue, type RouteContract } from '@nimble/contracts';
import { allRoutes, routeNames } from '@nimble/contracts/all-routes';
import type { Asked } from '../../platform/http/index.ts';
import { errorResponses, securityOf, securitySchemes } from './access-and-errors.ts';
import { propertiesOf, schemaOf } from './contract-schemas.ts';
import { readDocstrings, type Said } from './docstrings.ts';
import type { ApiAnswer, ApiDocument, JsonSchema, Operation, Parameter } from './document-types.ts';
import { introduction } from './introduction.ts';
import { plainAnswers, plainBodies } from './plain-answers.ts';
import { askedParameters } from './query-parameters.ts';
import server from '../../../package.json' with { type: 'json' };

const nameOf = ({ method, url }: RouteContract) => `${method} ${url}`;

/** The OpenAPI document of every route. @throws when a contract's source does not tell its name. */
export function createApiDocument(asked: ReadonlyMap<string, Asked>, publicUrl: string): ApiDocument {
  const docstrings = readDocstrings();
  const paths: ApiDocument['paths'] = {};
  const rooms = new Set<string>();
  for (const route of allRoutes) {
    const name = routeNames.get(route) ?? '';
    const said = docstrings.get(name);
    if (said === undefined) throw new Error(`The source of ${nameOf(route)} was not found`);
    rooms.add(said.room);
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route, { name, ...said }, asked.get(nameOf(route)) ?? {});
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nimble API', version: server.version, description: introduction },
    servers: [{ url: publicUrl }],
    tags: [...rooms].sort().map((name) => ({ name })),
    paths,
    components: { schemas: { Error: errorSchema }, responses: errorResponses, securitySchemes },
  };
}

function operationOf(
  route: RouteContract,
  { room, name, description }: Said & { name: string },
  asked: Asked,
): Operation {
  const content = contentOf(route);
  return {
    operationId: name,
    tags: [room],
    summary: route.schema.summary,
    description,
    security: securityOf(route),
    parameters: [...parametersOf(route), ...askedParameters(asked)],
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...answersOf(route, asked), ...errorsOf(route, description) },
  };
}

function parametersOf({ schema }: RouteContract): Parameter[] {
  const inPath = schema.params === undefined ? [] : propertiesOf(schema.params);
  const hasOwnQuery = schema.querystring !== undefined && schema.querystring !== collectionQuery;
  const inQuery = hasOwnQuery ? propertiesOf(schema.querystring) : [];
  return [
    ...inPath.map((one) => ({ name: one.name, in: 'path' as const, required: true, schema: one.schema })),
    ...inQuery.map((one) => ({
      name: one.name,
      in: 'query' as const,
      required: one.isRequired,
      schema: one.schema,
    })),
  ];
}

function contentOf(route: RouteContract) {
  const { body } = route.schema;
  if (body === undefined) return plainBodies[nameOf(route)];
  return { 'application/json': { schema: schemaOf(body, 'input') } };
}

function answersOf(route: RouteContract, asked: Asked): Record<string, ApiAnswer> {
  const answers = Object.entries(route.schema.response ?? {});
  const plain = plainAnswers[nameOf(route)] ?? {};
  const isChosen = asked.collection !== undefined || asked.item !== undefined;
  const written = Object.fromEntries(
    answers.map(([status, answer]) => {
      const schema = schemaOf(answer, 'output');
      const content = { 'application/json': { schema: isChosen ? withChosenFields(schema) : schema } };
      return [status, { description: 'Done', content }];
    }),
  );
  return { ...plain, ...written };
}

/** By `fields` a caller may leave out everything but the id. */
function withChosenFields(schema: JsonSchema): JsonSchema {
  const data = schema.properties?.['data'];
  if (data === undefined) return schema;
  const less = (item: JsonSchema): JsonSchema => ({ ...item, required: ['id'] });
  const chosen = data.items === undefined ? less(data) : { ...data, items: less(data.items) };
  return { ...schema, properties: { ...schema.properties, data: chosen } };
}

/** Those that follow from the contract, and those that its description names. */
function errorsOf(route: RouteContract, description: string): Record<string, ApiAnswer> {
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
  const known = Object.values(errorCatalogue).filter(({ status }) => statuses.has(status));
  return {
    ...Object.fromEntries(
      known.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
    ),
    default: { $ref: '#/components/responses/AnyError' },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer', minimum: 400, maximum: 599 },
        name: { type: 'string' },
        message: { type: 'string', description: 'For people' },
        code: { type: 'string', description: 'For programs, where a refusal has one of its own' },
        details: {
          type: 'object',
          properties: {
            company: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
                required: ['path', 'message'],
                additionalProperties: false,
              },
            },
          },
          additionalProperties: false,
        },
      },
      required: ['status', 'name', 'message', 'details'],
      additionalProperties: false,
    },
  },
  required: ['data', 'error'],
  additionalProperties: false,
};
