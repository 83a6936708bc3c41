// @vitest-environment happy-dom
import {
  listMailTemplates,
  type MailTemplate,
  type MailWords,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from '@nimble/contracts/mail-templates';
import { publicSettings } from '@nimble/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { somePublicSettings } from '../../testing/settings.ts';
import { show } from '../../testing/show.tsx';
import { MailTemplatePage, MailTemplatesPage } from './index.ts';

const server = contractServer();

const original: MailTemplate = {
  kind: 'seen',
  language: 'en',
  subject: 'We are watching',
  text: 'Thank you.',
  isOwn: false,
};

const open = () =>
  show(<MailTemplatePage />, {
    path: '/settings/emails/:kind/:language',
    at: '/settings/emails/seen/en',
    user: signedInUser(),
  });

test('a double click saves a template once, and another one resets it once', async () => {
  const own = { ...original, subject: 'We are watching your answers', isOwn: true };
  server.answer(listMailTemplates, { data: [original] });
  server.answer(previewMailTemplate, { data: { subject: '', text: '', html: '' } });
  server.answer(saveMailTemplate, { data: own });
  server.answer(resetMailTemplate, { data: original });
  const person = open();
  await person.type(await screen.findByRole('textbox', { name: /^Subject/ }), ' your answers');
  await pressTwice(person, screen.getByRole('button', { name: 'Save template' }), {
    server,
    sends: [saveMailTemplate],
    shows: () => screen.findByText('Template saved'),
  });
  expect(server.asked(saveMailTemplate)).toMatchObject([{ body: { data: { subject: own.subject } } }]);

  await person.click(await screen.findByRole('button', { name: 'Reset to default' }));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Reset this template?' }));
  await pressTwice(person, asking.getByRole('button', { name: 'Reset to default' }), {
    server,
    sends: [resetMailTemplate],
    shows: () => screen.findByText('Template reset'),
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('We are watching');
  const previewed = () => server.asked(previewMailTemplate).at(-1)?.body;
  await waitFor(() => expect(previewed()).toMatchObject({ data: { subject: original.subject } }));
});

function openAll(mails: 'sent' | 'outbox') {
  server.answer(listMailTemplates, { data: [{ ...original, kind: 'rejected', language: 'de' }] });
  server.answer(publicSettings, { data: { ...somePublicSettings.data, mails } });
  show(<MailTemplatesPage />, { path: '/settings/emails', user: signedInUser({ company: null }) });
}

test('without a mail server the page says that no email leaves', async () => {
  openAll('outbox');
  expect(await screen.findByText(/^This server sends no emails until/)).toBeDefined();
});

test('kinds hold their places while templates load, once it is known what is above them', async () => {
  const [settings, templates] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  server.answer(publicSettings, async () => {
    await settings.promise;
    return { data: { ...somePublicSettings.data, mails: 'outbox' as const } };
  });
  server.answer(listMailTemplates, async () => {
    await templates.promise;
    return { data: [original] };
  });
  show(<MailTemplatesPage />, { path: '/settings/emails', user: signedInUser({ company: null }) });
  expect(screen.queryByRole('heading', { name: 'Watched' })).toBeNull();
  settings.resolve();
  await screen.findByText(/^This server sends no emails until/);
  const kind = screen.getByRole('heading', { name: 'Watched' });
  templates.resolve();
  await screen.findByRole('link', { name: 'Watched: edit in English' });
  expect(kind.isConnected).toBe(true);
});

test('each template leads to its form in its language', async () => {
  openAll('sent');
  const link = await screen.findByRole('link', { name: 'Rejection: edit in Deutsch' });
  expect(link.getAttribute('href')).toBe('/settings/emails/rejected/de');
  expect(screen.queryByText(/^This server sends no emails/)).toBeNull();
});

test('the preview follows what is written, as long as it is valid', async () => {
  server.answer(listMailTemplates, { data: [original] });
  server.answer(previewMailTemplate, ({ body }) => {
    const { data } = body as { data: MailWords };
    return { data: { ...data, html: `<p>${data.text.replace('{candidateName}', 'Anna')}</p>` } };
  });
  const person = open();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ });
  const shown = () => document.querySelector('iframe')?.getAttribute('srcdoc');
  await waitFor(() => expect(shown()).toBe('<p>Thank you.</p>'));
  await person.clear(text);
  await person.paste('Hello {firstName}');
  expect(await screen.findByText(/^There is no field “firstName”/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save template' }).disabled).toBe(true);
  expect(shown()).not.toContain('firstName');
  await person.clear(text);
  await person.paste('Hello {candidateName}');
  await waitFor(() => expect(shown()).toBe('<p>Hello Anna</p>'));
});

test('a template is kept from being lost: leaving asks, and stays or goes as answered', async () => {
  server.answer(listMailTemplates, { data: [original] });
  server.answer(previewMailTemplate, { data: { subject: '', text: '', html: '' } });
  const person = open();
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
  await person.type(subject, '!');
  await person.click(screen.getByRole('link', { name: 'All templates' }));
  await person.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(subject.value).toBe('We are watching!');
  await person.click(screen.getByRole('link', { name: 'All templates' }));
  await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /settings/emails')).toBeDefined();
});
