// @vitest-environment happy-dom
import {
  createStage,
  deleteStage,
  getStage,
  listStages,
  placeStage,
  renameStage,
  type Stage,
} from '@nimble/contracts/stages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressByKeys, typeByKeys } from '../../testing/keyboard.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu } from '../../ui/buttons/menu.tsx';
import { StageFilter, StageItems, StagesPage } from './index.ts';

const server = contractServer();
const waiting: Stage = { id: 4, name: 'Waiting list', status: 'pending' };
const phone: Stage = { id: 1, name: 'Phone call', status: 'in_review' };
const trial: Stage = { id: 2, name: 'Trial day', status: 'in_review' };
const offer: Stage = { id: 3, name: 'Offer', status: 'shortlisted' };

test('a menu offers the stages that a candidate can move to, and the status alone', async () => {
  server.answer(listStages, { data: [waiting, phone, trial, offer] });
  const chosen: (Stage | null)[] = [];
  const candidate = { status: 'in_review', stage: { id: 1, name: 'Phone call' } } as const;
  const person = show(
    <Menu trigger={<Button>Mark as</Button>}>
      <StageItems candidate={candidate} onChoose={(stage) => chosen.push(stage)} />
    </Menu>,
  );
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  await screen.findByRole('menuitem', { name: 'Offer (Approved)' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'In review without a stage',
    'Trial day (In review)',
    'Offer (Approved)',
  ]);
  await person.click(screen.getByRole('menuitem', { name: 'Trial day (In review)' }));
  await person.click(screen.getByRole('button', { name: 'Mark as' }));
  await person.click(await screen.findByRole('menuitem', { name: 'In review without a stage' }));
  expect(chosen).toEqual([trial, null]);
});

test('a filter by a deleted stage says so', async () => {
  server.answer(listStages, { data: [phone] });
  show(<StageFilter stageId={2} known={[]} onChange={() => undefined} className="" />);
  expect(await screen.findByDisplayValue('Deleted stage')).toBeDefined();
});

test('a company without stages has no filter by them, and one with stages searches in them', async () => {
  server.answer(listStages, { data: [] });
  const filter = <StageFilter stageId={undefined} known={[]} onChange={() => undefined} className="" />;
  show(filter);
  await waitFor(() => expect(server.asked(listStages)).toHaveLength(1));
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  server.answer(listStages, { data: [phone] });
  const person = show(filter);
  await person.type(await screen.findByRole('combobox', { name: 'Filter by stage' }), 'x');
  expect(screen.getByText('No stage found')).toBeDefined();
});

test('stages are created, renamed and deleted; the dialog says how many candidates keep their status', async () => {
  server.answer(listStages, { data: [phone, trial] });
  server.answer(createStage, refusal('stage.name_taken'));
  const person = show(<StagesPage />, { path: '/settings/stages', user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'New stage' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New stage' }));
  await person.type(dialog.getByLabelText(/^Name/), 'phone call');
  await person.selectOptions(dialog.getByLabelText('Status'), 'Approved');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is already a stage with this name')).toBeDefined();
  expect(server.asked(createStage)).toMatchObject([
    { body: { data: { name: 'phone call', status: 'shortlisted' } } },
  ]);
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));

  server.answer(renameStage, { data: { ...phone, name: 'Phone calls' } });
  await person.click(screen.getByRole('button', { name: 'Rename the stage Phone call' }));
  await person.type(await screen.findByLabelText(/^Name/), 's');
  server.answer(listStages, { data: [{ ...phone, name: 'Phone calls' }, trial] });
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [renameStage],
    shows: () => screen.findByRole('button', { name: 'Rename the stage Phone calls' }),
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(renameStage)).toMatchObject([{ body: { data: { name: 'Phone calls' } } }]);

  server.answer(getStage, { data: { ...phone, candidates: 12 } });
  server.answer(deleteStage, { data: { id: 1 } });
  await person.click(screen.getByRole('button', { name: 'Delete the stage Phone calls' }));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Delete the stage Phone calls?' }));
  const consequence = '12 candidates leave it and keep the status In review. This can’t be undone.';
  expect(await confirm.findByText(consequence)).toBeDefined();
  await pressTwice(person, confirm.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [deleteStage],
    shows: () => screen.findByText('Stage deleted'),
  });
  // Counting again would ask for a stage that is gone.
  expect(server.asked(getStage)).toHaveLength(1);
});

test('a stage is created, renamed and deleted by keyboard alone', async () => {
  const trialWeek = { ...trial, name: 'Trial week' };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer(listStages, { data: [phone] });
  server.answer(createStage, () => {
    server.answer(listStages, { data: [phone, trial] });
    return { data: trial };
  });
  const person = show(<StagesPage />, { path: '/settings/stages', user: signedInUser() });
  await pressByKeys(person, 'New stage');
  await typeByKeys(person, /^Name/, 'Trial day{Enter}');
  await isClosed();
  expect(server.asked(createStage)).toMatchObject([{ body: { data: { name: 'Trial day' } } }]);

  server.answer(renameStage, () => {
    server.answer(listStages, { data: [phone, trialWeek] });
    return { data: trialWeek };
  });
  await pressByKeys(person, 'Rename the stage Trial day');
  await typeByKeys(person, /^Name/, 'Trial week');
  await pressByKeys(person, 'Save');
  await isClosed();
  expect(server.asked(renameStage)).toMatchObject([{ body: { data: { name: 'Trial week' } } }]);

  server.answer(getStage, { data: { ...trialWeek, candidates: 0 } });
  server.answer(deleteStage, () => {
    server.answer(listStages, { data: [phone] });
    return { data: { id: trial.id } };
  });
  await pressByKeys(person, 'Delete the stage Trial week');
  await screen.findByRole('alertdialog', { name: 'Delete the stage Trial week?' });
  await pressByKeys(person, 'Delete');
  await waitFor(() => expect(screen.queryByText('Trial week')).toBeNull());
});

test('a double click creates a stage once, and moves it by one place', async () => {
  server.answer(listStages, { data: [phone] });
  server.answer(createStage, () => {
    server.answer(listStages, { data: [phone, trial] });
    return { data: trial };
  });
  const person = show(<StagesPage />, { path: '/settings/stages', user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'New stage' }));
  await person.type(await screen.findByLabelText(/^Name/), 'Trial day');
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [createStage],
    shows: () => screen.findByRole('button', { name: 'Rename the stage Trial day' }),
  });
  server.answer(placeStage, { data: [trial, phone] });
  await pressTwice(person, screen.getByRole('button', { name: 'Move Trial day up' }), {
    server,
    sends: [placeStage],
    shows: () => screen.findByText('Trial day is now number 1'),
  });
});

test('a stage moves by the keyboard among those of its status, and its button keeps the focus', async () => {
  server.answer(listStages, { data: [phone, trial, offer] });
  server.answer(placeStage, { data: [trial, phone, offer] });
  const person = show(<StagesPage />, { path: '/settings/stages', user: signedInUser() });
  const down = await screen.findByRole('button', { name: 'Move Phone call down' });
  expect(screen.queryByRole('button', { name: 'Move Offer up' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Move Trial day down' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  down.focus();
  await person.keyboard('{Enter}');
  await screen.findByText('Phone call is now number 2');
  expect(server.asked(placeStage)).toMatchObject([{ params: { id: '1' }, body: { data: { position: 2 } } }]);
  const names = screen
    .getAllByRole('region', { name: /Built in$/ })
    .flatMap((status) => within(status).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent);
  expect(names.map((name) => name?.replace(/Rename.*/, ''))).toEqual(['Trial day', 'Phone call', 'Offer']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Phone call down');
});

test('who may not change the company sees the stages without buttons', async () => {
  server.answer(listStages, { data: [phone] });
  const user = signedInUser({ permissions: { submission: { view: true } } });
  show(<StagesPage />, { path: '/settings/stages', user });
  expect(await screen.findByText('Phone call')).toBeDefined();
  expect(screen.getByText(/Ask an admin to create or change stages/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the number of stages is not told before it is known', async () => {
  server.answer(listStages, { data: [phone] });
  show(<StagesPage />, { user: signedInUser() });
  expect(screen.getByText(/Divide the five statuses/).textContent).not.toContain('of 20 stages');
  expect(await screen.findByText(/1 of 20 stages/)).toBeDefined();
});
