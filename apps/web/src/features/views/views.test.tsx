// @vitest-environment happy-dom
import {
  createView,
  deleteView,
  getView,
  listViews,
  type SavedView,
  setDefaultView,
  updateView,
  type ViewContent,
} from '@nimble/contracts/views';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { chooseByKeys, pressByKeys, tabTo, typeByKeys } from '../../testing/keyboard.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { DefaultView, LinkedView, ViewMenu } from './index.ts';

const server = contractServer();
const user = signedInUser();
const content: ViewContent = { filters: { status: 'pending' }, sort: 'rating:desc', columns: ['job'] };
const someView = (changes: Partial<SavedView> = {}): SavedView => ({
  id: 5,
  name: 'To read',
  isShared: false,
  owner: { id: user.id, name: 'Ada Hall' },
  mayChange: true,
  isDefault: false,
  ...content,
  gone: [],
  ...changes,
});

/** With the view that was opened last. */
function Menu({ now = content, at }: { now?: ViewContent; at?: number }) {
  const [viewId, setViewId] = useState(at);
  return (
    <>
      <ViewMenu content={now} viewId={viewId} onOpen={(view) => setViewId(view?.id)} />
      <p>{`opened: ${viewId}`}</p>
    </>
  );
}
const findItem = async (person: ReturnType<typeof show>, item: string) => {
  await person.click(await screen.findByRole('button', { name: /^View: / }));
  return screen.findByRole('menuitem', { name: item });
};
const press = async (person: ReturnType<typeof show>, item: string) =>
  person.click(await findItem(person, item));

test('private and shared views are listed apart, and one of them is opened', async () => {
  server.answer(listViews, {
    data: [someView({ isDefault: true }), someView({ id: 6, name: 'Team', isShared: true })],
  });
  const person = show(<Menu />, { user });
  await person.click(await screen.findByRole('button', { name: 'View: All candidates' }));
  const own = within(await screen.findByRole('group', { name: 'My views' }));
  expect(own.getAllByRole('menuitem')).toHaveLength(1);
  expect(own.getByRole('img', { name: 'Opens your list' })).toBeDefined();
  const shared = within(screen.getByRole('group', { name: 'Shared views' }));
  await person.click(shared.getByRole('menuitem', { name: 'Team' }));
  expect(await screen.findByText('opened: 6')).toBeDefined();
});

test('what the list shows is saved under a name, shared or not, and then opened', async () => {
  server.answer(listViews, { data: [] });
  server.answer(createView, ({ body }) => {
    const { data } = body as { data: SavedView };
    server.answer(listViews, { data: [someView({ ...data, id: 9 })] });
    return { data: someView({ ...data, id: 9 }) };
  });
  const person = show(<Menu />, { user });
  await press(person, 'Save as a new view');
  const dialog = within(await screen.findByRole('dialog', { name: 'New view' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await person.type(dialog.getByLabelText(/^Name/), 'Bakers');
  await person.click(dialog.getByRole('checkbox', { name: 'Share with the company' }));
  await pressTwice(person, save, {
    server,
    sends: [createView],
    shows: () => screen.findByText('opened: 9'),
  });
  expect(server.asked(createView)).toMatchObject([
    { body: { data: { name: 'Bakers', isShared: true, ...content } } },
  ]);
  expect(await screen.findByRole('button', { name: 'View: Bakers' })).toBeDefined();
});

test('a view is saved, renamed, shared and deleted by keyboard alone', async () => {
  server.answer(listViews, { data: [] });
  const save = ({ body }: { body: unknown }) => {
    const saved = someView((body as { data: Partial<SavedView> }).data);
    server.answer(listViews, { data: [saved] });
    return { data: saved };
  };
  server.answer(createView, save);
  server.answer(updateView, save);
  server.answer(deleteView, () => {
    server.answer(listViews, { data: [] });
    return { data: { id: 5 } };
  });
  const person = show(<Menu />, { user });
  await chooseByKeys(person, 'View: All candidates', 'Save as a new view');
  await typeByKeys(person, /^Name/, 'To read{Enter}');
  await chooseByKeys(person, 'View: To read', 'Rename or share');
  await typeByKeys(person, /^Name/, 'To hear');
  await tabTo(person, screen.getByRole('checkbox', { name: 'Share with the company' }));
  await person.keyboard(' ');
  await pressByKeys(person, 'Save');
  await chooseByKeys(person, 'View: To hear', 'Delete view');
  await screen.findByText(/^The whole company loses this view/);
  await pressByKeys(person, 'Delete view');
  expect(await screen.findByRole('button', { name: 'View: All candidates' })).toBeDefined();
  expect(server.asked(createView)).toMatchObject([{ body: { data: { name: 'To read', isShared: false } } }]);
  expect(server.asked(updateView)).toMatchObject([{ body: { data: { name: 'To hear', isShared: true } } }]);
});

test('a refusal keeps what was written', async () => {
  server.answer(listViews, { data: [] });
  server.answer(createView, refusal('view.too_many', { most: 50 }));
  const person = show(<Menu />, { user });
  await press(person, 'Save as a new view');
  await person.type(await screen.findByLabelText(/^Name/), 'One more');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.asked(createView)).toHaveLength(1));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('One more');
});

test('a changed view says so, and its changes can be saved by those who may', async () => {
  server.answer(listViews, { data: [someView()] });
  server.answer(updateView, { data: someView({ sort: 'createdAt:desc' }) });
  const person = show(<Menu at={5} now={{ ...content, sort: 'createdAt:desc' }} />, { user });
  await screen.findByRole('button', { name: 'View: To read (changed)' });
  await pressTwice(person, await findItem(person, 'Save changes to this view'), {
    server,
    sends: [updateView],
  });
  expect(server.asked(updateView)).toMatchObject([
    { params: { id: '5' }, body: { data: { name: 'To read', isShared: false, sort: 'createdAt:desc' } } },
  ]);
});

test('a double click renames a view once', async () => {
  server.answer(listViews, { data: [someView()] });
  const person = show(<Menu at={5} />, { user });
  await screen.findByRole('button', { name: 'View: To read' });
  await press(person, 'Rename or share');
  await person.type(await screen.findByLabelText(/^Name/), ' soon');
  server.answer(updateView, ({ body }) => {
    const { data } = body as { data: SavedView };
    server.answer(listViews, { data: [someView(data)] });
    return { data: someView(data) };
  });
  await pressTwice(person, screen.getByRole('button', { name: 'Save' }), {
    server,
    sends: [updateView],
    shows: () => screen.findByRole('button', { name: 'View: To read soon' }),
  });
});

test('a shared view of a colleague can be opened and chosen, but not changed', async () => {
  const theirs = someView({ isShared: true, mayChange: false, owner: { id: 2, name: 'Ben' } });
  server.answer(listViews, { data: [theirs] });
  server.answer(setDefaultView, { data: { view: 5 } });
  const person = show(<Menu at={5} now={{ ...content, filters: {} }} />, { user });
  await person.click(await screen.findByRole('button', { name: 'View: To read (changed)' }));
  for (const name of ['Save changes to this view', 'Rename or share', 'Delete view'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  await pressTwice(person, screen.getByRole('menuitem', { name: 'Open my list with this view' }), {
    server,
    sends: [setDefaultView],
    shows: () => screen.findByText('Your list now opens with To read'),
  });
  expect(server.asked(setDefaultView)).toMatchObject([{ body: { data: { view: 5 } } }]);
});

test('who may change the company renames a shared view, and only its owner makes it private', async () => {
  server.answer(listViews, { data: [someView({ isShared: true, owner: { id: 2, name: 'Ben' } })] });
  const person = show(<Menu at={5} />, { user });
  await screen.findByRole('button', { name: 'View: To read' });
  await press(person, 'Rename or share');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Share with the company' });
  expect([box.checked, box.disabled]).toEqual([true, true]);
  expect(screen.getByText('Only Ben can make this view private.')).toBeDefined();
});

test('a deleted view leaves the list with all candidates', async () => {
  server.answer(listViews, { data: [someView({ isShared: true })] });
  server.answer(deleteView, { data: { id: 5 } });
  const person = show(<Menu at={5} />, { user });
  await screen.findByRole('button', { name: 'View: To read' });
  await press(person, 'Delete view');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the view To read?' }));
  expect(dialog.getByText(/^The whole company loses this view/)).toBeDefined();
  await pressTwice(person, dialog.getByRole('button', { name: 'Delete view' }), {
    server,
    sends: [deleteView],
    shows: () => screen.findByText('View deleted'),
  });
  expect(await screen.findByText('opened: undefined')).toBeDefined();
});

test('a view whose job and tag were deleted says so until it is saved without them', async () => {
  server.answer(listViews, { data: [someView({ gone: ['job', 'tag'] })] });
  server.answer(updateView, () => {
    server.answer(listViews, { data: [someView()] });
    return { data: someView() };
  });
  const person = show(<Menu at={5} />, { user });
  expect(await screen.findByText(/^The job of this view was deleted/)).toBeDefined();
  expect(screen.getByText(/^The tag of this view was deleted/)).toBeDefined();
  await press(person, 'Save changes to this view');
  await waitFor(() => expect(screen.queryByText(/^The tag of this view/)).toBeNull());
});

test('a link opens its view once, and one that leads nowhere says so', async () => {
  const opened: unknown[] = [];
  const open = (view: SavedView | null) => opened.push(view?.id ?? null);
  const linked = (
    <LinkedView viewId={5} onOpen={open}>
      Loading
    </LinkedView>
  );
  server.answer(getView, { data: someView() });
  show(linked, { user });
  await waitFor(() => expect(opened).toEqual([5]));

  server.answer(getView, refusal('view.not_found'));
  const person = show(linked, { user });
  expect(await screen.findByText('View not found')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Show all candidates' }));
  expect(opened).toEqual([5, null]);
});

test('the list opens with the chosen view, and with all candidates where views cannot be loaded', async () => {
  const opened: unknown[] = [];
  const opening = <DefaultView onOpen={(view) => opened.push(view?.id ?? null)}>Loading</DefaultView>;
  server.answer(listViews, { data: [someView(), someView({ id: 6, isDefault: true })] });
  show(opening, { user });
  await waitFor(() => expect(opened).toEqual([6]));
  server.answer(listViews, refusal('server.failed'));
  show(opening, { user });
  await waitFor(() => expect(opened).toEqual([6, null]));
});
