/** The part of JSON Schema 2020-12 that the contracts use. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  default?: unknown;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  style?: 'form' | 'deepObject';
  explode?: boolean;
  schema: JsonSchema;
};

export type Media = Record<string, { schema: JsonSchema }>;
export type ApiAnswer = { description: string; content?: Media } | { $ref: string };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  /** The permissions (`resource:action`) of which the caller needs one. */
  'x-permissions'?: string[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Media };
  responses: Record<string, ApiAnswer>;
};

export type ApiWebhook = { post: Operation };

/** The part of OpenAPI 3.1 that is used. */
export type ApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    contact: { name: string; url: string };
    license: { name: string; identifier: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, ApiWebhook>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { description: string; content: Media }>;
    securitySchemes: Record<string, object>;
  };
};
