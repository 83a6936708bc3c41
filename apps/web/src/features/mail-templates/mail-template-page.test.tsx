// @vitest-environment happy-dom
import {
  listMailTemplates,
  type MailTemplate,
  previewMailTemplate,
  resetMailTemplate,
  saveMailTemplate,
} from '@nimble/contracts/mail-templates';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { MailTemplatePage } from './index.ts';

const server = contractServer();

const original: MailTemplate = {
  kind: 'seen',
  language: 'en',
  subject: 'We are watching',
  text: 'Thank you.',
  isOwn: false,
};

test('a double click saves a template once, and another one resets it once', async () => {
  const own = { ...original, subject: 'We are watching your answers', isOwn: true };
  server.answer(listMailTemplates, { data: [original] });
  server.answer(previewMailTemplate, { data: { subject: '', text: '', html: '' } });
  server.answer(saveMailTemplate, { data: own });
  server.answer(resetMailTemplate, { data: original });
  const person = show(<MailTemplatePage />, {
    path: '/settings/emails/:kind/:language',
    at: '/settings/emails/seen/en',
    user: signedInUser(),
  });
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
});
