// @vitest-environment happy-dom
import { findEmailChange, updateUser } from '@nimble/contracts/accounts';
import { deleteUpload, uploadFile } from '@nimble/contracts/files';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentUserQuery } from '../../../lib/current-user.queries.ts';
import { CurrentUserContext } from '../../../lib/current-user.ts';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { ProfilePage } from './profile-page.tsx';

const server = contractServer();
beforeEach(() => server.answer(findEmailChange, { data: null }));
const picture = { id: 5, url: '/api/files/5' };
const user = signedInUser();
const open = (shown = user) => show(<ProfilePage />, { path: '/settings/profile', user: shown });
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
/** As the workspace does: the signed-in user comes from the cache, and is named beside the page. */
function Workspace() {
  const shown = useQuery({ ...currentUserQuery, initialData: user }).data;
  return (
    <CurrentUserContext value={shown}>
      <aside>{shown.displayName}</aside>
      <ProfilePage />
    </CurrentUserContext>
  );
}
const openInWorkspace = () => show(<Workspace />, { path: '/settings/profile' });
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('shows the error of each field, and goes to the first', async () => {
  const person = open();
  await person.clear(field(/^Display name/));
  await person.type(field(/^Display name/), 'ab');
  await person.type(field('Website'), 'harbour');
  await person.type(field('Phone number'), '2079460018');
  await person.click(save());
  expect(await screen.findByText('Display name must be at least 3 characters')).toBeDefined();
  expect(screen.getByText('Please enter a valid URL')).toBeDefined();
  expect(screen.getByText('Please select a country code')).toBeDefined();
  expect(document.activeElement).toBe(field(/^Display name/));
  await person.clear(field('Phone number'));
  await person.type(field('Phone number'), '20794');
  expect(
    await screen.findByText('Please enter a valid phone number and select a country code'),
  ).toBeDefined();
  expect(server.asked(updateUser)).toEqual([]);
});

test('input survives a failed call and a reload, and is saved completely', async () => {
  server.answer(updateUser, refusal('server.failed'));
  const person = open();
  await person.clear(field(/^Display name/));
  await person.type(field(/^Display name/), 'Anna Harbour');
  await person.selectOptions(field('Country code'), 'GB');
  await person.type(field('Phone number'), '2079460018');
  await person.click(save());
  expect(await screen.findByText('Failed to save profile')).toBeDefined();

  cleanup();
  const later = open();
  await waitFor(() => expect(field(/^Display name/).value).toBe('Anna Harbour'));
  expect(field('Phone number').value).toBe('2079460018');
  server.answer(updateUser, { ...user, displayName: 'Anna Harbour' });
  await later.click(save());
  expect(await screen.findByText('Profile updated successfully!')).toBeDefined();
  expect(server.asked(updateUser).at(-1)?.body).toMatchObject({ displayName: 'Anna Harbour' });
});

test('what is saved shows at once in the form and everywhere else', async () => {
  server.answer(updateUser, ({ body }) => ({ ...user, ...(body as object) }));
  const person = openInWorkspace();
  await person.clear(field(/^Display name/));
  await person.type(field(/^Display name/), 'Anna Harbour');
  await person.type(field('Website'), 'https://harbour.example.com');
  await person.selectOptions(field('Country code'), 'GB');
  await person.type(field('Phone number'), '2079460018');
  await person.click(save());
  const beside = screen.getByRole('complementary');
  await waitFor(() => expect(beside.textContent).toBe('Anna Harbour'));
  expect([field('Country code').value, field('Phone number').value]).toEqual(['GB', '2079460018']);
  expect(server.asked(updateUser)).toMatchObject([
    { body: { phone: '+44 2079460018', website: 'https://harbour.example.com' } },
  ]);
});

test('a website typed without https:// gets it when the field is left', async () => {
  server.answer(updateUser, ({ body }) => ({ ...user, ...(body as object) }));
  const person = open();
  await person.clear(field('Website'));
  await person.type(field('Website'), ' blueharbor.com/team ');
  await person.tab();
  expect(field('Website').value).toBe('https://blueharbor.com/team');
  expect(screen.queryByText('Please enter a valid URL')).toBeNull();
  await person.clear(field('Website'));
  await person.type(field('Website'), 'harbor.example{Enter}');
  await waitFor(() =>
    expect(server.asked(updateUser)).toMatchObject([{ body: { website: 'https://harbor.example' } }]),
  );
});

test('a double click saves once', async () => {
  server.answer(updateUser, { ...user, displayName: 'Ada Hall!' });
  const person = open();
  await person.type(field(/^Display name/), '!');
  await pressTwice(person, save(), {
    server,
    sends: [updateUser],
    shows: () => screen.findByText('Profile updated successfully!'),
  });
});

test('only a picture of a valid size is sent', async () => {
  open();
  const picker = field('Upload picture');
  const given = (name: string, type: string, size: number) =>
    new File([new Uint8Array(size)], name, { type });
  fireEvent.change(picker, { target: { files: [given('cv.pdf', 'application/pdf', 9)] } });
  expect(await screen.findByText('Please select an image file')).toBeDefined();
  fireEvent.change(picker, { target: { files: [given('big.png', 'image/png', 5 * 1024 * 1024)] } });
  expect(await screen.findByText('Image size must be less than 5MB')).toBeDefined();
  expect(server.asked(uploadFile)).toEqual([]);
});

test('a chosen picture is uploaded, used and shown', async () => {
  server.answer(uploadFile, [{ ...picture, name: 'me.png', mime: 'image/png', size: 9 }]);
  server.answer(updateUser, { ...user, avatar: picture });
  openInWorkspace();
  const given = new File([new Uint8Array(9)], 'me.png', { type: 'image/png' });
  fireEvent.change(field('Upload picture'), { target: { files: [given] } });
  expect(await screen.findByText('Profile picture updated successfully!')).toBeDefined();
  expect(server.asked(updateUser)).toMatchObject([{ params: { id: '1' }, body: { avatar: 5 } }]);
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe(picture.url));
  server.answer(deleteUpload, { message: 'Deleted' });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.querySelector('img')).toBeNull());
});

test('one press removes the picture, and so does a double click', async () => {
  server.answer(deleteUpload, { message: 'Deleted' });
  const person = open(signedInUser({ avatar: picture }));
  await pressTwice(person, screen.getByRole('button', { name: 'Remove' }), {
    server,
    sends: [deleteUpload],
    shows: () => screen.findByText('Profile picture removed successfully!'),
  });
  expect(server.asked(deleteUpload).map(({ params }) => params.id)).toEqual(['5']);
});
