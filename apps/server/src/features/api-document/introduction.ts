/** The head of the document, in Markdown. */
export const introduction = `Everything that the pages of Nimble do, they do by these calls.

**Who is calling** goes into \`Authorization: Bearer …\`: the \`jwt\` of a session, or an API token (\`nim_…\`) that an
admin has made under Settings, API. What lies with another company answers 404, what a role or token may not do 403.

**Collections** are asked by \`page\` and \`pageSize\` (at most 100), \`sort=createdAt:desc\`, \`fields=id,title\`,
\`populate=job,responses.question\` and \`filters[field][$operator]=value\`. Several filters hold together;
\`filters[$or][0][title][$containsi]=x&filters[$or][1][title][$eq]=y\`, \`$and\` and \`$not\` join them otherwise, at most 20
in one call. \`filters\` is an object to clients that are made from this document; \`qs\` writes it as an address has it. What a collection does not declare answers 400 with its name. The answer is
\`{ "data": […], "meta": { "pagination": { "page", "pageSize", "total", "pageCount" } } }\`.
\`pagination[start]\` (from 0) and \`pagination[limit]\` count rows instead, and the answer \`start\`, \`limit\` and \`total\`.

**Errors** are \`{ "data": null, "error": { "status", "name", "message", "code", "details" } }\`. Programs compare \`error.code\`, which never changes its meaning; \`message\` is for people. \`details.errors\` names the fields that are wrong, each with its own code.
Times are ISO 8601 in UTC, durations seconds, sizes bytes.`;
