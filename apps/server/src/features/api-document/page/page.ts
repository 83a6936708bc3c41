import type { ApiDocument, JsonSchema, Operation, Parameter } from '../document-types.ts';
import { flatKeys } from '../filter-schemas.ts';
import { type Html, html, line, paragraphs } from './html.ts';
import { pageStyle } from './page-style.ts';
import { schemaText } from './schema-text.ts';

type Schemas = ApiDocument['components']['schemas'];

/** A method, its address, and its description. */
type Call = { method: string; path: string; operation: Operation };

/** The document as one page without scripts: sections unfold by themselves. */
export function renderPage(document: ApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const features = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const sent = Object.entries(document.webhooks).map(
    ([path, { post }]): Call => ({ method: 'post', path, operation: post }),
  );
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${document.info.title}</title>
<style>${{ markup: pageStyle }}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${document.info.title} <small>${document.info.version}</small></h1>
<p><a href="/api/openapi.json">openapi.json</a> has all of this for programs (OpenAPI 3.1).</p>
</header>
<div class="columns">
<nav aria-label="Subjects"><ul>${features.map(({ name, calls: own }) => html`<li><a href="#${name}">${titleOf(name)}</a> <span>${String(own.length)}</span></li>`)}<li><a href="#sent">Webhook events</a> <span>${String(sent.length)}</span></li></ul></nav>
<main id="calls" tabindex="-1">
<section class="introduction">${paragraphs(document.info.description)}</section>
${features.map(
  ({ name, description, calls: own }) => html`<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${titleOf(name)}</h2>
${paragraphs(description)}
${own.map((call) => callMarkup(call, document.components.schemas))}
</section>`,
)}
<section id="sent" aria-labelledby="sent-title">
<h2 id="sent-title">Webhook events</h2>
${sent.map((call) => callMarkup(call, document.components.schemas))}
</section>
</main>
</div>
</body>
</html>
`;
  return page.markup;
}

/** `job-templates` is "Job templates". */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`.replace(/^Api\b/, 'API');
}

function callMarkup({ method, path, operation }: Call, schemas: Schemas): Html {
  const { operationId, summary, description, requestBody, responses } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  return html`<details id="${operationId}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> <span class="summary">${line(summary)}</span></summary>
<div class="call">
${paragraphs(description)}
${parametersMarkup(operation.parameters, schemas)}
${body.map(([type, { schema }]) => html`<h3>Body <small>${type}</small></h3><pre tabindex="0">${schemaText(schema)}</pre>`)}
<h3>Responses</h3>
<dl>${Object.entries(responses).map(([status, answer]) => answerMarkup(status, answer))}</dl>
</div>
</details>`;
}

function parametersMarkup(parameters: readonly Parameter[], schemas: Schemas): Html {
  const filters = parameters.filter(({ name }) => name === 'filters');
  const others = parameters.filter((one) => !filters.includes(one));
  const table = html`<h3>Parameters</h3>
<dl>${others.map(
    ({ name, required, schema, description = '' }) =>
      html`<div><dt><code>${name}</code>${required ? '' : html` <small>optional</small>`}</dt><dd>${line(description)} <code>${schemaText(schema)}</code></dd></div>`,
  )}</dl>`;
  return html`${others.length === 0 ? [] : table}${filters.map(({ schema }) => filtersMarkup(schemas[nameIn(schema)] ?? schema))}`;
}

function nameIn({ $ref = '' }: JsonSchema): string {
  return $ref.split('/').at(-1) ?? '';
}

/** One line for each field, with its operators. */
function filtersMarkup(filters: JsonSchema): Html {
  const fields = new Map<string, { operators: string[]; value: string }>();
  for (const { name, schema } of flatKeys('filters', filters)) {
    const at = name.lastIndexOf('[');
    const field = name.slice(0, at);
    const known = fields.get(field) ?? { operators: [], value: schemaText(schema) };
    known.operators.push(name.slice(at + 1, -1));
    fields.set(field, known);
  }
  return html`<h3>Filters</h3>
<dl>${[...fields].map(
    ([field, { operators, value }]) =>
      html`<div><dt><code>${field}</code></dt><dd><code>${value}</code> <small>${operators.join(' ')}</small></dd></div>`,
  )}</dl>`;
}

function answerMarkup(status: string, answer: Operation['responses'][string]): Html {
  if ('$ref' in answer)
    return html`<div><dt><code>${status}</code></dt><dd>${answer.$ref.split('/').at(-1) ?? ''}</dd></div>`;
  const content = Object.entries(answer.content ?? {});
  return html`<div><dt><code>${status}</code></dt><dd>${line(answer.description)}${content.map(
    ([type, { schema }]) =>
      type === 'application/json'
        ? html`<pre tabindex="0">${schemaText(schema)}</pre>`
        : html` <small>${type}</small>`,
  )}</dd></div>`;
}
