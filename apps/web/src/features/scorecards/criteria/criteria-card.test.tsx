// @vitest-environment happy-dom
import { getCriteria, updateCriteria } from '@nimble/contracts/scorecards';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { CriteriaCard } from '../index.ts';

const server = contractServer();

test('a double click saves the criteria of a job once', async () => {
  server.answer(getCriteria, { data: { criteria: ['Taste'] } });
  const person = show(<CriteriaCard jobId={3} />, { user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'Edit criteria' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), ' of bread');
  server.answer(updateCriteria, { data: { criteria: ['Taste of bread'] } });
  await pressTwice(person, dialog.getByRole('button', { name: 'Save criteria' }), {
    server,
    sends: [updateCriteria],
    shows: () => screen.findByText('Criteria saved'),
  });
  expect(server.asked(updateCriteria)).toMatchObject([
    { params: { id: '3' }, body: { data: { criteria: ['Taste of bread'], seen: ['Taste'] } } },
  ]);
  expect(await screen.findByText('Taste of bread')).toBeDefined();
});

test('criteria that someone else has changed are not overwritten, and are shown as they are now', async () => {
  server.answer(getCriteria, { data: { criteria: ['Taste'] } });
  const person = show(<CriteriaCard jobId={3} />, { user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'Edit criteria' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), ' of bread');
  server.answer(updateCriteria, refusal('request.conflict'));
  server.answer(getCriteria, { data: { criteria: ['Patience'] } });
  await person.click(dialog.getByRole('button', { name: 'Save criteria' }));
  expect(await screen.findByText('Someone else has changed this in the meantime.')).toBeDefined();
  expect(await screen.findByText('Patience')).toBeDefined();
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Taste of bread');
});
