// @vitest-environment happy-dom
import { inviteCandidates } from '@nimble/contracts/invitations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { InviteButton } from './invite-button.tsx';

const server = contractServer();

async function open() {
  server.answer(inviteCandidates, { data: { invited: 2, already: 0 } });
  const person = show(<InviteButton jobId={3} />, { path: '/jobs/3', user: signedInUser() });
  const reopen = () => person.click(screen.getByRole('button', { name: 'Invite by email' }));
  await reopen();
  return { person, reopen };
}
const field = (name: RegExp) => screen.getByLabelText<HTMLTextAreaElement>(name);
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const addresses = /^Email addresses/;
const message = /^Your message/;
const contact = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Let candidates contact me' });

test('sends addresses with their names, the message, the time zone and whether candidates may reply', async () => {
  const { person } = await open();
  fill(addresses, 'Ann Lee <ann@example.com>, bo@example.com');
  fill(message, 'We liked your talk.');
  expect(screen.getByText('19 / 300')).toBeDefined();
  expect(contact().checked).toBe(true);
  await pressTwice(person, screen.getByRole('button', { name: 'Send 2 invitations' }), {
    server,
    sends: [inviteCandidates],
    shows: () => screen.findByText('2 people invited'),
  });
  await waitFor(() => expect(field(addresses).value).toBe(''));
  expect(server.asked(inviteCandidates).map(({ body }) => body)).toEqual([
    {
      data: {
        emails: ['ann@example.com', 'bo@example.com'],
        names: [{ email: 'ann@example.com', name: 'Ann Lee' }],
        message: 'We liked your talk.',
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        sharesContact: true,
      },
    },
  ]);
  // For the next invitations.
  expect(field(message).value).toBe('We liked your talk.');
});

test('says whom the email names as the contact; leaves the inviter and time limits out on request', async () => {
  const { person } = await open();
  const hint = 'The email names Ada Hall as the contact, and replies go to ada@example.com.';
  expect(screen.getByText(hint).id).toBe(contact().getAttribute('aria-describedby'));
  await person.click(contact());
  await person.selectOptions(screen.getByLabelText('Time to answer'), 'No time limit');
  fill(addresses, 'ann@example.com');
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  await waitFor(() => expect(server.asked(inviteCandidates)).toHaveLength(1));
  expect(server.asked(inviteCandidates)[0]?.body).toMatchObject({
    data: { sharesContact: false, untimed: true },
  });
});

test('a message with a link is not sent and shows why, together with invalid addresses', async () => {
  const { person } = await open();
  fill(message, 'Read https://example.com first');
  await person.click(screen.getByRole('button', { name: 'Send invitations' }));
  expect(await screen.findByText(/^Please leave out links and email addresses/)).toBeDefined();
  expect(screen.getByText('Enter at least one email address')).toBeDefined();
  expect(field(message).getAttribute('aria-invalid')).toBe('true');
  expect(field(message).maxLength).toBe(300);
  fill(message, 'Read our page first');
  expect(screen.queryByText(/^Please leave out links/)).toBeNull();
  expect(server.asked(inviteCandidates)).toEqual([]);
});

test('the input is kept when the dialog is opened again', async () => {
  const { person, reopen } = await open();
  fill(addresses, 'ann@example.com');
  fill(message, 'See you soon.');
  await person.keyboard('{Escape}');
  await reopen();
  expect([field(addresses).value, field(message).value]).toEqual(['ann@example.com', 'See you soon.']);
});

test('what is no address is named, and nothing is sent', async () => {
  const { person } = await open();
  fill(addresses, 'ann@example.com, nobody');
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('Not an email address: nobody')).toBeDefined();
  fill(addresses, 'ann@example.com');
  expect(screen.queryByText(/^Not an email address/)).toBeNull();
  expect(server.asked(inviteCandidates)).toEqual([]);
});

test('a wrong address is not counted, and is named as soon as the field is left', async () => {
  const { person } = await open();
  fill(addresses, 'ann@example.com, bo@example');
  expect(screen.getByRole('button', { name: 'Send 1 invitation' })).toBeDefined();
  expect(screen.queryByText(/^Not an email address/)).toBeNull();
  fireEvent.blur(field(addresses));
  expect(await screen.findByText('Not an email address: bo@example')).toBeDefined();
  fill(addresses, 'nobody');
  fireEvent.blur(field(addresses));
  expect(await screen.findByText('Not an email address: nobody')).toBeDefined();
  // Left empty on the way to another field, it is not wrong yet.
  await person.clear(field(addresses));
  fireEvent.blur(field(addresses));
  expect(screen.queryByText('Enter at least one email address')).toBeNull();
});

test('people who were invited before are counted, and a link leads to all invitations', async () => {
  const { person } = await open();
  server.answer(inviteCandidates, { data: { invited: 0, already: 1 } });
  fill(addresses, 'ann@example.com');
  await person.click(screen.getByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('1 address was already invited')).toBeDefined();
  expect(screen.queryByText(/people invited|person invited/)).toBeNull();
  await person.click(screen.getByRole('link', { name: 'See all invitations and their state' }));
  expect(screen.getByText('at /jobs/3/invitations')).toBeDefined();
});
