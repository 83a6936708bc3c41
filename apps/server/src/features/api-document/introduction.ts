/** The head of the document, in Markdown. */
export const introduction = `Everything that the pages of Nimble do, they do with these calls.

**Authentication**: send \`Authorization: Bearer …\` with the \`jwt\` of a session, or with an API token (\`nim_…\`) that an
admin has created under Settings, API. \`x-permissions\` of a call lists the
permissions of which it needs one. Data of another company answers 404, a missing permission 403.

**Collections** accept \`page\` and \`pageSize\` (at most 100), \`sort=createdAt:desc\`, \`fields=id,title\`,
\`populate=job,responses.question\` and \`filters[field][$operator]=value\`. Several filters must all match;
\`filters[$or][0][title][$containsi]=x&filters[$or][1][title][$eq]=y\`, \`$and\` and \`$not\` combine them in other ways, at most 20
in one call. Clients generated from this document take \`filters\` as an object; \`qs\` writes it into a URL. A parameter that a collection does not declare answers 400 with its name. The response is
\`{ "data": […], "meta": { "pagination": { "page", "pageSize", "total", "pageCount" } } }\`.
\`pagination[start]\` (from 0) and \`pagination[limit]\` count rows instead; the response then has \`start\`, \`limit\` and \`total\`.

**Errors** are \`{ "data": null, "error": { "status", "name", "message", "code", "details" } }\`. Programs compare \`error.code\`, which never changes its meaning; \`message\` is for people. \`details.errors\` lists the invalid fields, each with its own code.
Times are ISO 8601 in UTC, durations are in seconds, and sizes are in bytes.`;
