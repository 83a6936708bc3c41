import { collectionQuery, type RouteContract, rowPagination } from '@nimble/contracts';
import { allRoutes, routeNames } from '@nimble/contracts/all-routes';
import server from '../../../package.json' with { type: 'json' };
import { isCarriedOutOnce } from '../../platform/http/index.ts';
import { accessText, permissionsOf, securityOf, securitySchemes } from './access.ts';
import { propertiesOf, schemaOf } from './contract-schemas.ts';
import { readDocstrings, type Said } from './docstrings.ts';
import { errorSchema, errorsOf, usedErrorResponses } from './document-errors.ts';
import type { ApiAnswer, ApiDocument, JsonSchema, Operation, Parameter } from './document-types.ts';
import { documentWebhooks } from './document-webhooks.ts';
import { filterSchemas } from './filter-schemas.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { introduction } from './introduction.ts';
import { nameOf, plainAnswers, plainBodies } from './plain-answers.ts';
import { askedParameters } from './query-parameters.ts';
import { subjects } from './subjects.ts';

/** The OpenAPI document of every route. @throws when a contract's source has no name for it. */
export function createApiDocument(publicUrl: string): ApiDocument {
  const docstrings = readDocstrings();
  const paths: ApiDocument['paths'] = {};
  const features = new Set<string>();
  for (const route of allRoutes) {
    const name = routeNames.get(route) ?? '';
    const said = docstrings.get(name);
    if (said === undefined) throw new Error(`The source of ${nameOf(route)} was not found`);
    features.add(said.feature);
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route, { name, ...said });
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nimble API',
      version: server.version,
      description: introduction,
      contact: { name: 'The people who run this installation', url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl(publicUrl), description: 'This installation' }],
    tags: [...features].sort().map((name) => ({ name, description: subjectOf(name) })),
    paths,
    webhooks: documentWebhooks(),
    components: {
      schemas: { Error: errorSchema, ...filterSchemas(allRoutes) },
      responses: usedErrorResponses(paths),
      securitySchemes,
    },
  };
}

/** An address of this machine alone is wrong wherever else the document is read: there its own address counts. */
function serverUrl(publicUrl: string): string {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname) ? '/' : publicUrl;
}

function subjectOf(feature: string): string {
  const subject = subjects[feature];
  if (subject === undefined) throw new Error(`The subject of ${feature} has no description`);
  return subject;
}

function operationOf(
  route: RouteContract,
  { feature, name, description }: Said & { name: string },
): Operation {
  const content = contentOf(route);
  const permissions = permissionsOf(route);
  return {
    operationId: name,
    tags: [feature],
    summary: route.schema.summary,
    description: [description, accessText(route)].filter((part) => part !== '').join('\n\n'),
    security: securityOf(route),
    ...(permissions.length > 0 && { 'x-permissions': permissions }),
    parameters: [
      ...parametersOf(route),
      ...askedParameters(route),
      ...(isCarriedOutOnce(route) ? [idempotencyKey] : []),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...answersOf(route), ...errorsOf(route, description) },
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

function answersOf(route: RouteContract): Record<string, ApiAnswer> {
  const answers = Object.entries(route.schema.response ?? {});
  const plain = plainAnswers[nameOf(route)] ?? {};
  const isChosen = route.collection !== undefined || route.item !== undefined;
  const written = Object.fromEntries(
    answers.map(([status, answer]) => {
      const schema = schemaOf(answer, 'output');
      const content = {
        'application/json': {
          schema: isChosen ? withChosenFields(route.collection ? countedBothWays(schema) : schema) : schema,
        },
      };
      return [status, { description: 'Done', content }];
    }),
  );
  return { ...plain, ...written };
}

/** A query by rows is answered by rows. */
function countedBothWays(schema: JsonSchema): JsonSchema {
  const { pagination, meta } = schema.properties ?? {};
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...(meta && { meta: countedBothWays(meta) }),
      ...(pagination && { pagination: { anyOf: [pagination, schemaOf(rowPagination, 'output')] } }),
    },
  };
}

/** With `fields`, a caller may leave out everything but the id. */
function withChosenFields(schema: JsonSchema): JsonSchema {
  const data = schema.properties?.['data'];
  if (data === undefined) return schema;
  const less = (item: JsonSchema): JsonSchema => ({ ...item, required: ['id'] });
  const chosen = data.items === undefined ? less(data) : { ...data, items: less(data.items) };
  return { ...schema, properties: { ...schema.properties, data: chosen } };
}
