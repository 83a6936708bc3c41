// @vitest-environment happy-dom
import { createSubmission, mailContinueLink, validateEmail } from '@nimble/contracts/interviews';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { somePublicJob } from '../../../testing/jobs.ts';
import { show } from '../../../testing/show.tsx';
import { CandidateForm } from './candidate-form.tsx';

const server = contractServer();
const job = somePublicJob();
const resume = new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' });

function open() {
  const [onBegun, onRefused] = [vi.fn(), vi.fn()];
  const person = show(
    <CandidateForm job={job} jobToken="link" onBack={vi.fn()} onBegun={onBegun} onRefused={onRefused} />,
  );
  return { person, onBegun, onRefused };
}

/** All required fields. */
async function fill(person: ReturnType<typeof show>) {
  await person.type(screen.getByLabelText(/Full name/), 'Ruth Example');
  await person.type(screen.getByLabelText(/^Email/), 'ruth@example.com');
  await person.upload(screen.getByLabelText(/Resume/), resume);
}

test('shows each missing field’s error, and goes to the first', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Name is required')).toBeDefined();
  expect(screen.getByText('Resume is required')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/Full name/));
  // A corrected field loses its error.
  await person.keyboard('Ruth Example');
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
});

test('an address that has submitted shows its error, nothing is begun, and the input stays', async () => {
  server.answer(validateEmail, { data: { exists: true, isBegun: false } });
  const { person, onBegun } = open();
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Submission with this email already exists')).toBeDefined();
  expect(server.asked(validateEmail).map(({ body }) => body)).toEqual([
    { email: 'ruth@example.com', jobId: 3, shareToken: 'link' },
  ]);
  expect(server.asked(createSubmission)).toEqual([]);
  expect(onBegun).not.toHaveBeenCalled();
  expect(screen.getByText('cv.pdf')).toBeDefined();
});

test('a limit that was reached meanwhile leaves the form', async () => {
  server.answer(validateEmail, { data: { exists: false, isBegun: false } });
  server.answer(createSubmission, refusal('interview.limit_reached', { company: 'Alder & Finch' }));
  const { person, onRefused } = open();
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
});

test('the way to continue elsewhere, which few need, comes after the form', () => {
  open();
  const link = screen.getByRole('button', { name: 'Email me the link' });
  const next = screen.getByRole('button', { name: 'Continue' });
  expect(next.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('the link to an interview begun elsewhere is emailed to the address alone', async () => {
  server.answer(mailContinueLink, refusal('server.failed'));
  const { person } = open();
  const mail = () => person.click(screen.getByRole('button', { name: 'Email me the link' }));
  await mail();
  expect(server.asked(mailContinueLink)).toEqual([]);
  await person.type(screen.getByLabelText(/^Email/), ' ruth@example.com ');
  await mail();
  await waitFor(() =>
    expect(server.asked(mailContinueLink).map(({ body }) => body)).toEqual([
      { shareToken: 'link', email: 'ruth@example.com' },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Email me the link' })).toBeDefined();
});

test('what came of the link is shown only for the address that it was about', async () => {
  server.answer(mailContinueLink, { message: 'Sent' });
  const { person } = open();
  const mail = () => person.click(screen.getByRole('button', { name: 'Email me the link' }));
  await mail();
  expect(screen.getByText('Please enter your email above first.')).toBeDefined();
  await person.type(screen.getByLabelText(/^Email/), 'rut@example.com');
  expect(screen.queryByText('Please enter your email above first.')).toBeNull();
  await mail();
  expect(await screen.findByText(/an email with a link to continue is on its way/)).toBeDefined();
  // A mistyped address is corrected, and the link goes there.
  await person.clear(screen.getByLabelText(/^Email/));
  await person.type(screen.getByLabelText(/^Email/), 'ruth@example.com');
  await mail();
  await waitFor(() => expect(server.asked(mailContinueLink)).toHaveLength(2));
});

test.each([
  ['an empty file', new File([], 'cv.pdf'), 'This file is empty. Please choose another one.'],
  ['a picture named .pdf', new File(['\x89PNG'], 'cv.pdf'), 'Please upload a PDF or DOCX file'],
  ['a PDF that was cut off', new File(['%PDF-1.7 1 0 obj'], 'cv.pdf'), /^This file is damaged/],
  [
    'a file that is too large',
    new File([new Uint8Array(11_000_000)], 'cv.pdf'),
    'File size must be less than 10MB',
  ],
])('%s is refused when it is chosen, and no longer once another one is', async (_name, wrong, text) => {
  const { person } = open();
  await person.upload(screen.getByLabelText(/Resume/), wrong);
  expect(await screen.findByText(text)).toBeDefined();
  await person.upload(screen.getByLabelText(/Resume/), resume);
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

test('an address that has begun elsewhere may continue by an emailed link, or start over', async () => {
  server.answer(validateEmail, { data: { exists: false, isBegun: true } });
  server.answer(mailContinueLink, { message: 'Sent' });
  server.answer(createSubmission, refusal('interview.limit_reached', { company: 'Alder & Finch' }));
  const { person, onRefused } = open();
  await fill(person);
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'You have already started this interview' }),
  );
  expect(server.asked(createSubmission)).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Email me the link' }));
  expect(await dialog.findByText(/an email with a link to continue is on its way/)).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
});
