// @vitest-environment happy-dom
import { getJobTeam, updateJobTeam } from '@nimble/contracts/jobs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { TeamCard } from './team-card.tsx';

const server = contractServer();
const user = signedInUser({ permissions: { job: { view: true, update: true } } });
const person = { seesEveryJob: false, isReviewer: false };
const people = [
  { ...person, id: user.id, name: 'Ada Ames' },
  { ...person, id: 900, name: 'Bo Berg', isReviewer: true },
  { ...person, id: 901, name: 'Cem Can', seesEveryJob: true },
];
const open = (permissions = user.permissions) =>
  show(<TeamCard jobId={3} />, { path: '/jobs/:jobId', at: '/jobs/3', user: { ...user, permissions } });
const sent = () => server.asked(updateJobTeam).map(({ body }) => body);

test('a job is limited to its team, with the reviewers who would no longer see it', async () => {
  server.answer(getJobTeam, { data: { teamOnly: false, members: [], people } });
  const members = [user.id, 900];
  server.answer(updateJobTeam, { data: { teamOnly: true, members, people } });
  const actor = open();
  await actor.click(await screen.findByRole('button', { name: 'Change who sees it' }));
  const dialog = within(screen.getByRole('dialog'));
  await actor.click(dialog.getByRole('button', { name: 'Only the hiring team' }));
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Ada Ames' }).checked).toBe(true);
  expect(dialog.getByText('sees every job by their role')).toBeDefined();
  expect(dialog.getByText(/^Bo Berg has candidates of this job to review/)).toBeDefined();
  await actor.click(dialog.getByRole('button', { name: 'Add to the team' }));
  expect(dialog.queryByText(/has candidates of this job to review/)).toBeNull();
  await pressTwice(actor, dialog.getByRole('button', { name: 'Save' }), {
    server,
    sends: [updateJobTeam],
    shows: () => screen.findByText('Saved who sees this job'),
  });
  expect(sent()).toEqual([{ data: { teamOnly: true, members } }]);
  expect(await screen.findByText('Only the hiring team sees this job: Ada Ames and Bo Berg.')).toBeDefined();
});

test('a person who removes themselves confirms it first', async () => {
  server.answer(getJobTeam, { data: { teamOnly: true, members: [user.id, 900], people } });
  const actor = open();
  await actor.click(await screen.findByRole('button', { name: 'Change who sees it' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Ada Ames' }));
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Leave the hiring team?' }));
  expect(sent()).toEqual([]);
  await actor.click(question.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ada Ames' }).checked).toBe(false);
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  server.answer(updateJobTeam, { data: { teamOnly: true, members: [900], people } });
  await actor.click(screen.getByRole('button', { name: 'Leave the team' }));
  expect(sent()).toEqual([{ data: { teamOnly: true, members: [900] } }]);
});

test('an empty team cannot be saved, and a refused one stays open', async () => {
  server.answer(getJobTeam, { data: { teamOnly: true, members: [900], people } });
  server.answer(updateJobTeam, refusal('job.team_person_unknown'));
  const actor = open({ ...user.permissions, 'user-management': { update: true } });
  await actor.click(await screen.findByRole('button', { name: 'Change who sees it' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Bo Berg' }));
  expect(screen.getByText('Choose at least one team member')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await actor.click(screen.getByRole('checkbox', { name: 'Cem Can' }));
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^One of these people may not see jobs or candidates/)).toBeDefined();
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('a viewer reads who sees the job and cannot change it', async () => {
  server.answer(getJobTeam, { data: { teamOnly: true, members: [900], people } });
  open({ job: { view: true } });
  expect(await screen.findByText('Only the hiring team sees this job: Bo Berg.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change who sees it' })).toBeNull();
});
