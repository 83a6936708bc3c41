// @vitest-environment happy-dom
import {
  addTag,
  createTag,
  deleteTag,
  getTag,
  listTags,
  removeTag,
  type Tag,
  updateTag,
} from '@nimble/contracts/tags';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { pressByKeys, typeByKeys } from '../../testing/keyboard.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { someSubmission } from '../../testing/submissions.ts';
import { TagFilter, TagList, TagsOfCandidate, TagsPage } from './index.ts';

const server = contractServer();
const polish: Tag = { id: 1, name: 'Speaks Polish', color: 'blue' };
const senior: Tag = { id: 2, name: 'Senior', color: 'green' };

test('a tag is added at once, and comes off again when the server refuses it', async () => {
  server.answer(listTags, { data: [senior, polish] });
  server.answer(addTag, { data: [polish, senior] });
  const candidate = someSubmission({ tags: [polish] });
  const person = show(<TagsOfCandidate candidate={candidate} mayUpdate />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Edit tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tags of Ruth Example' }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  await dialog.findByRole('checkbox', { name: 'Senior' });
  expect([box('Senior').checked, box('Speaks Polish').checked]).toEqual([false, true]);
  const isChecked = () => waitFor(() => expect(box('Senior').checked).toBe(true));
  await pressTwice(person, box('Senior'), { server, sends: [addTag], shows: isChecked });
  expect(server.asked(addTag)).toMatchObject([{ params: { id: '7', tagId: '2' } }]);

  server.answer(removeTag, refusal('submission.not_found'));
  await person.click(box('Speaks Polish'));
  await waitFor(() => expect(server.asked(removeTag)).toHaveLength(1));
  await waitFor(() => expect(box('Speaks Polish').checked).toBe(true));
});

test('a tag that there is not yet is created where it is given, once, and given', async () => {
  server.answer(listTags, { data: [senior] });
  server.answer(createTag, { data: polish });
  server.answer(addTag, { data: [polish] });
  const person = show(<TagsOfCandidate candidate={someSubmission()} mayUpdate />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Edit tags' }));
  const field = await screen.findByLabelText('Find or create a tag');
  await person.type(field, 'SENIOR');
  expect(await screen.findByRole('checkbox', { name: 'Senior' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Create tag/ })).toBeNull();
  await person.clear(field);
  await person.type(field, 'Speaks Polish');
  server.answer(listTags, { data: [senior, polish] });
  await pressTwice(person, await screen.findByRole('button', { name: 'Create tag “Speaks Polish”' }), {
    server,
    sends: [createTag, addTag],
    shows: () => screen.findByRole('checkbox', { name: 'Speaks Polish', checked: true }),
  });
  expect(server.asked(createTag)).toMatchObject([
    { body: { data: { name: 'Speaks Polish', color: 'gray' } } },
  ]);
});

test('Enter adds the tag of that name, or creates one where none is found', async () => {
  server.answer(listTags, { data: [senior] });
  server.answer(createTag, { data: polish });
  server.answer(addTag, { data: [senior] });
  const person = show(<TagsOfCandidate candidate={someSubmission()} mayUpdate />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Edit tags' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Find or create a tag');
  // The beginning of a name searches for it.
  await person.type(field, 'Sen{Enter}');
  expect(field.value).toBe('Sen');
  await person.type(field, 'IOR{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Senior', checked: true })).toBeDefined();
  await waitFor(() => expect(server.asked(addTag)).toMatchObject([{ params: { tagId: '2' } }]));
  // A tag that the candidate has stays.
  await person.type(field, 'Senior{Enter}');
  expect(server.asked(removeTag)).toEqual([]);
  await person.clear(field);
  server.answer(listTags, { data: [senior, polish] });
  server.answer(addTag, { data: [senior, polish] });
  await person.type(field, 'Speaks Polish{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Speaks Polish', checked: true })).toBeDefined();
  expect(server.asked(createTag)).toMatchObject([{ body: { data: { name: 'Speaks Polish' } } }]);
});

test('a created tag is given also where the page around it loads longer than the tags', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<null>();
  function Page() {
    useQuery({ queryKey: queryKeys.submissionDetail(7), queryFn: () => loaded });
    return <TagsOfCandidate candidate={someSubmission()} mayUpdate />;
  }
  server.answer(listTags, { data: [senior] });
  server.answer(createTag, { data: polish });
  server.answer(addTag, { data: [polish] });
  const person = show(<Page />, { user: signedInUser() });
  await person.click(screen.getByRole('button', { name: 'Edit tags' }));
  await person.type(await screen.findByLabelText('Find or create a tag'), 'Speaks Polish');
  server.answer(listTags, { data: [senior, polish] });
  await person.click(await screen.findByRole('button', { name: 'Create tag “Speaks Polish”' }));
  await screen.findByRole('checkbox', { name: 'Speaks Polish' });
  load(null);
  expect(await screen.findByRole('checkbox', { name: 'Speaks Polish', checked: true })).toBeDefined();
  expect(server.asked(addTag)).toMatchObject([{ params: { id: '7', tagId: '1' } }]);
});

test('who may not manage tags can only choose among them', async () => {
  server.answer(listTags, { data: [senior] });
  const user = signedInUser({ permissions: { submission: { view: true, update: true } } });
  const person = show(<TagsOfCandidate candidate={someSubmission()} mayUpdate />, { user });
  await person.click(screen.getByRole('button', { name: 'Edit tags' }));
  expect(await screen.findByRole('checkbox', { name: 'Senior' })).toBeDefined();
  expect(screen.queryByLabelText('Find or create a tag')).toBeNull();
});

test('without the permission to change candidates there are only the tags', () => {
  show(<TagsOfCandidate candidate={someSubmission({ tags: [polish] })} mayUpdate={false} />);
  expect(screen.getByText('Speaks Polish')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a list shows the first tags and counts the others', () => {
  show(<TagList tags={[polish, senior]} most={1} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Speaks Polish',
    '+11 more tag',
  ]);
});

test('a filter by a deleted tag says so', async () => {
  server.answer(listTags, { data: [senior] });
  show(<TagFilter tagId={1} known={[]} onChange={() => undefined} className="" />);
  expect(await screen.findByDisplayValue('Deleted tag')).toBeDefined();
});

test('a company without tags has no filter by them, and one with tags searches in them', async () => {
  server.answer(listTags, { data: [] });
  const filter = <TagFilter tagId={undefined} known={[]} onChange={() => undefined} className="" />;
  show(filter);
  await waitFor(() => expect(server.asked(listTags)).toHaveLength(1));
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  server.answer(listTags, { data: [senior] });
  const person = show(filter);
  await person.type(await screen.findByRole('combobox', { name: 'Filter by tag' }), 'x');
  expect(screen.getByText('No tag found')).toBeDefined();
});

test('a taken name is shown at its field; deleting says how many candidates lose the tag', async () => {
  server.answer(listTags, { data: [senior] });
  server.answer(createTag, refusal('tag.name_taken'));
  const person = show(<TagsPage />, { path: '/settings/tags', user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'New tag' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
  await person.type(dialog.getByLabelText(/^Name/), 'senior');
  await person.selectOptions(dialog.getByLabelText('Color'), 'Red');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is already a tag with this name')).toBeDefined();
  expect(server.asked(createTag)).toMatchObject([{ body: { data: { name: 'senior', color: 'red' } } }]);
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));

  server.answer(updateTag, { data: { ...senior, name: 'Seniors' } });
  await person.click(screen.getByRole('button', { name: 'Edit the tag Senior' }));
  await person.type(await screen.findByLabelText(/^Name/), 's');
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [updateTag],
    shows: isClosed,
  });
  expect(server.asked(updateTag)).toMatchObject([{ body: { data: { name: 'Seniors', color: 'green' } } }]);

  server.answer(getTag, { data: { ...senior, candidates: 12 } });
  server.answer(deleteTag, { data: { id: 2 } });
  await person.click(screen.getByRole('button', { name: 'Delete the tag Senior' }));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Delete the tag Senior?' }));
  expect(await confirm.findByText('12 candidates lose it. This can’t be undone.')).toBeDefined();
  await pressTwice(person, confirm.getByRole('button', { name: 'Delete' }), { server, sends: [deleteTag] });
  // Counting again would ask for a tag that is gone.
  expect(server.asked(getTag)).toHaveLength(1);
});

test('a tag is created, changed and deleted by keyboard alone', async () => {
  const seniors = { ...senior, name: 'Seniors' };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  server.answer(listTags, { data: [] });
  server.answer(createTag, () => {
    server.answer(listTags, { data: [senior] });
    return { data: senior };
  });
  const person = show(<TagsPage />, { path: '/settings/tags', user: signedInUser() });
  await pressByKeys(person, 'New tag');
  await typeByKeys(person, /^Name/, 'Senior{Enter}');
  await isClosed();
  expect(server.asked(createTag)).toMatchObject([{ body: { data: { name: 'Senior' } } }]);

  server.answer(updateTag, () => {
    server.answer(listTags, { data: [seniors] });
    return { data: seniors };
  });
  await pressByKeys(person, 'Edit the tag Senior');
  await typeByKeys(person, /^Name/, 'Seniors');
  await pressByKeys(person, 'Save');
  await isClosed();
  expect(server.asked(updateTag)).toMatchObject([{ body: { data: { name: 'Seniors' } } }]);

  server.answer(getTag, { data: { ...seniors, candidates: 0 } });
  server.answer(deleteTag, () => {
    server.answer(listTags, { data: [] });
    return { data: { id: senior.id } };
  });
  await pressByKeys(person, 'Delete the tag Seniors');
  await screen.findByRole('alertdialog', { name: 'Delete the tag Seniors?' });
  await pressByKeys(person, 'Delete');
  await waitFor(() => expect(screen.queryByText('Seniors')).toBeNull());
});

test('who may not change the company sees the tags without buttons', async () => {
  server.answer(listTags, { data: [senior] });
  const user = signedInUser({ permissions: { submission: { view: true } } });
  show(<TagsPage />, { path: '/settings/tags', user });
  expect(await screen.findByText('Senior')).toBeDefined();
  expect(screen.getByText(/Ask an admin to create or change tags/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a double click creates, changes and removes a tag once', async () => {
  server.answer(listTags, { data: [] });
  server.answer(createTag, { data: senior });
  const person = show(<TagsPage />, { path: '/settings/tags', user: signedInUser() });
  await person.click(await screen.findByRole('button', { name: 'New tag' }));
  await person.type(await screen.findByLabelText(/^Name/), 'Senior');
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [createTag],
    shows: () => screen.findByText('Tag saved'),
  });
  cleanup();

  server.answer(listTags, { data: [senior, polish] });
  server.answer(removeTag, { data: [] });
  const candidate = someSubmission({ tags: [polish] });
  const other = show(<TagsOfCandidate candidate={candidate} mayUpdate />, { user: signedInUser() });
  await other.click(screen.getByRole('button', { name: 'Edit tags' }));
  await pressTwice(other, await screen.findByRole('checkbox', { name: 'Speaks Polish' }), {
    server,
    sends: [removeTag],
  });
});
