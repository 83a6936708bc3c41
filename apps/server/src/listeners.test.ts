import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainEvents, type EventName } from '@nimble/contracts/all-events';
import { socketMessages } from '@nimble/contracts/realtime';
import { expect, test } from 'vitest';
import { recordEvent } from './features/audit/index.ts';
import { announceIfIncluded, createListeners } from './listeners.ts';
import { sendToSockets } from './platform/realtime/index.ts';

const docs = join(import.meta.dirname, '../../../docs');
const listeners = createListeners({ forget: () => undefined });
const events = Object.keys(domainEvents).map((name) => {
  const event = domainEvents[name as EventName];
  return {
    name,
    when: event.when,
    fields: Object.keys(event.data.shape),
    audit: 'audit' in event ? event.audit : undefined,
    webhook: 'webhook' in event ? event.webhook : undefined,
    socket: 'socket' in event ? event.socket : undefined,
    heardBy: listeners[name as EventName] as readonly unknown[],
  };
});

test('each output that the catalog declares has its listener, and no other has', () => {
  for (const { name, audit, webhook, socket, heardBy } of events)
    expect([
      name,
      heardBy.includes(recordEvent),
      heardBy.includes(announceIfIncluded),
      heardBy.includes(sendToSockets),
    ]).toEqual([name, audit !== undefined, webhook !== undefined, socket !== undefined]);
});

const introduction = `# Events

A feature emits one event for each change, inside the transaction of the change: \`emit(transaction, { type, by, … })\`. \`by\` is the
person or API token that made the change. For changes by a scheduled task, the master or a candidate it is the company alone.
\`apps/server/src/listeners.ts\` lists the listeners of each event in the order in which they run.

A test writes this page from the event catalog and that table: \`npx vitest run src/listeners.test -u\`.
`;

const messagesOfTheSocket = `Each message also has \`follows\`, the event that caused it. If a browser tab made the change, \`origin\` is the id that the tab
sent in the header \`Nimble-Origin\`; this tab ignores the message (decision 046).`;

const marked = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function tableOfEvents(): string {
  const rows = events.map(({ name, when, fields, heardBy }) => {
    const heard = heardBy.map((listener) => (listener as { name: string }).name);
    return `| \`${name}\` | ${when} | ${marked(fields)} | ${marked(heard)} |`;
  });
  return ['## All events', '', '| Event | When | Carries | Heard by |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function tableOfAudit(): string {
  const rows = events.flatMap(({ name, when, audit }) =>
    audit === undefined ? [] : [`| \`${name}\` | ${when} | ${marked(audit)} |`],
  );
  return ['## Audit log entries', '', '| Kind | When | Details |', '|---|---|---|', ...rows].join('\n');
}

function tableOfSockets(): string {
  const rows = Object.entries(socketMessages).map(([message, { resource, data }]) => {
    const causes = events.filter(({ socket }) => socket === message).map(({ name }) => name);
    return `| \`${message}\` | ${resource} | ${marked(Object.keys(data.shape))} | ${marked(causes)} |`;
  });
  return [
    '## Socket messages',
    '',
    messagesOfTheSocket,
    '',
    '| Message | Permission to view | Data | Follows |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

test('docs/events.md lists the events, audit log kinds and messages of the catalog', async () => {
  const parts = [introduction, tableOfEvents(), '', tableOfAudit(), '', tableOfSockets()];
  await expect(`${parts.join('\n')}\n`).toMatchFileSnapshot(join(docs, 'events.md'));
});

test('docs/webhooks.md lists the subscribable events of the catalog', async () => {
  const page = await readFile(join(docs, 'webhooks.md'), 'utf8');
  const rows = events.flatMap(({ name, when, webhook }) =>
    webhook === undefined ? [] : [`| \`${name}\` | ${when} | ${marked(webhook)} |`],
  );
  const table = ['| type | when | data |', '| --- | --- | --- |', ...rows].join('\n');
  const others = /\| type \| when \| data \|\n[\s\S]*?(?=\n\| `ping`)/;
  expect(page).toMatch(others);
  await expect(page.replace(others, table)).toMatchFileSnapshot(join(docs, 'webhooks.md'));
});
