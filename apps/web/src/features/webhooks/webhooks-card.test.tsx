// @vitest-environment happy-dom
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
  type WebhookDelivery,
} from '@nimble/contracts/webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { WebhooksCard } from './index.ts';

const server = contractServer();

const webhook: Webhook = {
  id: 6,
  url: 'https://bakery.example/nimble',
  events: ['job.published'],
  state: 'on',
  failingSince: null,
  createdBy: 'Ada Hall',
  createdAt: '2026-05-04T12:00:00.000Z',
};
const delivery: WebhookDelivery = {
  id: 8,
  event: 'ping',
  state: 'delivered',
  attempts: 1,
  answerStatus: 200,
  failure: null,
  milliseconds: 12,
  body: '{}',
  createdAt: '2026-05-04T12:00:00.000Z',
  triedAt: '2026-05-04T12:00:00.000Z',
  nextTryAt: null,
};

function open(...webhooks: Webhook[]) {
  server.answer(listWebhooks, { data: webhooks });
  return show(<WebhooksCard mayCreate />);
}
type Person = ReturnType<typeof open>;

async function choice(person: Person, name: string) {
  await person.click(await screen.findByRole('button', { name: 'More actions for bakery.example' }));
  return screen.findByRole('menuitem', { name });
}
const secret = () => screen.findByRole('textbox', { name: 'Signing secret' });

test('a double click adds one webhook, whose secret is shown', async () => {
  server.answer(createWebhook, { data: { webhook, secret: 'signs' } });
  const person = open();
  await person.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await person.type(dialog.getByLabelText(/^URL/), webhook.url);
  await pressTwice(person, dialog.getByRole('button', { name: 'Add webhook' }), {
    server,
    sends: [createWebhook],
    shows: secret,
  });
  expect(server.asked(createWebhook)).toMatchObject([{ body: { data: { url: webhook.url } } }]);
});

test('a double click sends one test, and another one sends an event once more', async () => {
  server.answer(pingWebhook, { data: delivery });
  const person = open(webhook);
  await pressTwice(person, await choice(person, 'Send a test'), {
    server,
    sends: [pingWebhook],
    shows: () => screen.findByText('A test is on its way'),
  });

  server.answer(listWebhookDeliveries, {
    data: [delivery],
    meta: { pagination: { page: 1, pageSize: 12, total: 1, pageCount: 1 } },
  });
  server.answer(redeliverWebhook, { data: delivery });
  await person.click(screen.getByRole('button', { name: 'Deliveries to bakery.example' }));
  await pressTwice(person, await screen.findByRole('button', { name: 'Resend: Test, number 8' }), {
    server,
    sends: [redeliverWebhook],
    shows: () => screen.findByText('Event resent'),
  });
  expect(server.asked(redeliverWebhook)).toMatchObject([{ params: { id: '6', deliveryId: '8' } }]);
});

test('a double click makes one new secret', async () => {
  server.answer(rotateWebhookSecret, { data: { webhook, secret: 'signs' } });
  const person = open(webhook);
  await person.click(await choice(person, 'New secret'));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Create a new secret?' }));
  await pressTwice(person, asking.getByRole('button', { name: 'New secret' }), {
    server,
    sends: [rotateWebhookSecret],
    shows: secret,
  });
});

test('nothing closes what asks for a webhook or for a new secret before the secret has come', async () => {
  server.answer(createWebhook, { data: { webhook, secret: 'signs' } });
  server.answer(rotateWebhookSecret, { data: { webhook, secret: 'signs again' } });
  const person = open(webhook);
  await person.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await person.type(dialog.getByLabelText(/^URL/), webhook.url);
  let answer = server.hold();
  await person.click(dialog.getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => expect(server.asked(createWebhook)).toHaveLength(1));
  await person.keyboard('{Escape}');
  answer();
  expect(await secret()).toHaveProperty('value', 'signs');
  await person.click(screen.getByRole('button', { name: 'I have copied it' }));

  await person.click(await choice(person, 'New secret'));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Create a new secret?' }));
  answer = server.hold();
  await person.click(asking.getByRole('button', { name: 'New secret' }));
  await waitFor(() => expect(server.asked(rotateWebhookSecret)).toHaveLength(1));
  await person.keyboard('{Escape}');
  answer();
  expect(await secret()).toHaveProperty('value', 'signs again');
});

test('a double click saves an address once, and another one turns the webhook off once', async () => {
  server.answer(updateWebhook, { data: webhook });
  const person = open(webhook);
  await person.click(await choice(person, 'Edit'));
  await person.type(await screen.findByLabelText(/^URL/), '/new');
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [updateWebhook],
    shows: () => screen.findByText('Webhook saved'),
  });
  const off: Webhook = { ...webhook, state: 'off' };
  server.answer(updateWebhook, () => {
    server.answer(listWebhooks, { data: [off] });
    return { data: off };
  });
  await pressTwice(person, await choice(person, 'Turn off'), {
    server,
    sends: [updateWebhook],
    shows: () => screen.findByText('Off'),
  });
  expect(server.asked(updateWebhook)).toMatchObject([
    { body: { data: { url: 'https://bakery.example/nimble/new' } } },
    { body: { data: { isOn: false } } },
  ]);
});

test('a double click deletes a webhook once', async () => {
  server.answer(deleteWebhook, { data: { id: 6 } });
  const person = open(webhook);
  await person.click(await choice(person, 'Delete'));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  await pressTwice(person, asking.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [deleteWebhook],
    shows: () => screen.findByText('Webhook deleted'),
  });
});

test('a webhook whose receiver is gone says so, and can be turned on again', async () => {
  const person = open({ ...webhook, state: 'gone', failingSince: '2026-05-05T12:00:00.000Z' });
  await screen.findByText(/answered 410 Gone/);
  server.answer(updateWebhook, { data: webhook });
  await person.click(await choice(person, 'Turn on'));
  expect(server.asked(updateWebhook)).toMatchObject([{ body: { data: { isOn: true } } }]);
});
