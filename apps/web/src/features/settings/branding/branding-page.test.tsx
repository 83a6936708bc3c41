// @vitest-environment happy-dom
import { getCompany, type OwnCompany, updateCompany } from '@nimble/contracts/companies';
import { deleteUpload, uploadFile } from '@nimble/contracts/files';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beginSession } from '../../../lib/session.ts';
import { someCompany } from '../../../testing/companies.ts';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { BrandingPage } from './branding-page.tsx';

const server = contractServer();
const logo = { id: 5, url: '/api/logos/5' };
const button = (name: string) => screen.findByRole('button', { name });

function open(company: OwnCompany) {
  server.answer(getCompany, { data: company });
  beginSession('a.token.of');
  return show(<BrandingPage />, { path: '/settings/branding', user: signedInUser() });
}

test('a double click saves the branding once', async () => {
  server.answer(updateCompany, { data: someCompany({ website: 'https://bakery.example.com' }) });
  const person = open(someCompany());
  await person.type(await screen.findByLabelText('Company website'), 'bakery.example.com');
  await pressTwice(person, await button('Save branding'), {
    server,
    sends: [updateCompany],
    shows: () => screen.findByText('Branding settings saved successfully!'),
  });
  expect(server.asked(updateCompany)).toMatchObject([
    { body: { data: { website: 'https://bakery.example.com' } } },
  ]);
});

test('a double click uploads a logo once, and uses it once', async () => {
  server.answer(uploadFile, [{ ...logo, name: 'logo.svg', size: 9, mime: 'image/svg+xml' }]);
  server.answer(updateCompany, { data: someCompany({ logo }) });
  const person = open(someCompany());
  const picker = await screen.findByLabelText('Logo');
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
  fireEvent.change(picker, { target: { files: [file] } });
  await pressTwice(person, await button('Upload logo'), {
    server,
    sends: [uploadFile, updateCompany],
    shows: () => screen.findByText('Logo uploaded successfully!'),
  });
  expect(server.asked(updateCompany)).toMatchObject([{ body: { data: { logo: 5 } } }]);
});

test.each([
  ['logo.gif', 'image/gif', 1, 'Please select a valid image file (PNG, JPG, or SVG)'],
  ['logo.png', 'image/png', 5 * 1024 * 1024, 'File size must be less than 5MB'],
])(
  '%s (%s, %i bytes) is refused as a logo, and then there is none to upload',
  async (name, type, size, text) => {
    const person = open(someCompany());
    const file = new File([new Uint8Array(size)], name, { type });
    fireEvent.change(await screen.findByLabelText('Logo'), { target: { files: [file] } });
    expect(await screen.findByText(text)).toBeDefined();
    await person.click(await button('Upload logo'));
    expect(await screen.findByText('Please select a file to upload')).toBeDefined();
  },
);

test('a double click deletes the logo once', async () => {
  server.answer(deleteUpload, { message: 'Deleted' });
  const person = open(someCompany({ logo }));
  await person.click(await button('Delete logo'));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete logo' }));
  await pressTwice(person, asking.getByRole('button', { name: 'Delete logo' }), {
    server,
    sends: [deleteUpload],
    shows: () => screen.findByText('Logo removed successfully!'),
  });
  expect(server.asked(deleteUpload)).toMatchObject([{ params: { id: '5' } }]);
});

test('a color and an address that cannot be are refused; one that is hard to see says what candidates see', async () => {
  server.answer(updateCompany, { data: someCompany({ primaryColor: '#ffee00' }) });
  const person = open(someCompany());
  const color = await screen.findByRole('textbox', { name: 'Primary color' });
  const website = screen.getByLabelText('Company website');
  const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  fill(color, 'yellow');
  fill(website, 'bakery');
  await person.click(await button('Save branding'));
  expect(await screen.findByText('Please enter a color such as #10b981 or #1b8')).toBeDefined();
  expect(screen.getByText('Please enter a valid URL')).toBeDefined();
  expect(server.asked(updateCompany)).toEqual([]);
  fill(color, '#ffee00');
  fill(website, '');
  expect(await screen.findAllByText(/^Hard to see on a light page: candidates see/)).not.toEqual([]);
  await person.click(await button('Save branding'));
  expect(await screen.findByText('Branding settings saved successfully!')).toBeDefined();
  // Other users of this browser see nothing of the company.
  expect(Object.values({ ...localStorage }).join()).not.toContain('ffee00');
});

test('a logo needs a file, and a picture', async () => {
  const person = open(someCompany());
  const picker = await screen.findByLabelText('Logo');
  await person.click(await button('Upload logo'));
  expect(await screen.findByText('Please select a file to upload')).toBeDefined();
  const files = [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })];
  fireEvent.change(picker, { target: { files } });
  expect(await screen.findByText('Please select a valid image file (PNG, JPG, or SVG)')).toBeDefined();
  await person.click(await button('Upload logo'));
  expect(server.asked(uploadFile)).toEqual([]);
});
