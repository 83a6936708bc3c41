// @vitest-environment happy-dom
import { getInsightsSettings, type InsightsChoice, updateInsightsSettings } from '@nimble/contracts/insights';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { InsightsSettingsPage } from './insights-settings-page.tsx';

const server = contractServer();

function open(permissions = signedInUser().permissions) {
  let stored: InsightsChoice = { level: 'scores', behavioral: false };
  const answer = () => ({ data: { ...stored, endedByPlan: false } });
  server.answer(getInsightsSettings, answer);
  server.answer(updateInsightsSettings, ({ body }) => {
    stored = (body as { data: InsightsChoice }).data;
    return answer();
  });
  const person = show(<InsightsSettingsPage />, {
    path: '/settings/insights',
    user: signedInUser({ permissions }),
  });
  return { person, level: () => stored.level };
}

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

test('less is asked about, and says that what is stored is erased; more is not', async () => {
  const { person, level } = open();
  await person.click(await choice(/^Facts only/));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(/erases them within moments/)).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(level()).toBe('scores');
  expect((await choice(/^Facts and scores/)).checked).toBe(true);

  await person.click(await choice(/^Facts only/));
  await person.click(screen.getByRole('button', { name: 'Erase scores' }));
  await waitFor(() => expect(level()).toBe('facts'));
  await person.click(await choice(/^Nothing/));
  await person.click(screen.getByRole('button', { name: 'Stop and erase insights' }));
  await waitFor(() => expect(level()).toBe('nothing'));
  const picture = screen.getByRole<HTMLInputElement>('switch', { name: 'Delivery on camera' });
  await waitFor(() => expect(picture.disabled).toBe(true));

  await person.click(await choice(/^Facts and scores/));
  await waitFor(() => expect(level()).toBe('scores'));
});

test('a double click on a switch saves it once, and it stays on', async () => {
  const { person } = open();
  const picture = await screen.findByRole<HTMLInputElement>('switch', { name: 'Delivery on camera' });
  await pressTwice(person, picture, {
    server,
    sends: [updateInsightsSettings],
    shows: () => screen.findByText('Insight settings saved'),
  });
  expect(server.asked(updateInsightsSettings)).toMatchObject([{ body: { data: { behavioral: true } } }]);
  expect(picture.checked).toBe(true);
});

test('who may only view the company cannot choose', async () => {
  open({ company: { view: true } });
  expect((await choice(/^Nothing/)).disabled).toBe(true);
  expect(screen.getByText('Your role can view this but not change it.')).toBeDefined();
});
