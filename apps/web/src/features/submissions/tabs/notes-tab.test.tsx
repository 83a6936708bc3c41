// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import { getSubmission, updateSubmission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { show } from '../../../testing/show.tsx';
import { someSubmission } from '../../../testing/submissions.ts';
import { useColleagueChanges } from '../review/use-colleague-changes.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { NotesTab } from './notes-tab.tsx';
import { useCandidateTabs } from './use-candidate-tabs.ts';

const server = contractServer();

/** As on the page of a submission. */
function Tab() {
  const { data = someSubmission() } = useQuery(submissionQuery(7));
  useColleagueChanges(data);
  return <NotesTab submission={data} mayUpdate state={useCandidateTabs(data)} />;
}

/** What the key for writing a note does. */
function WriteKey() {
  const state = useCandidateTabs(someSubmission({ notes: 'Kneads well.' }));
  return (
    <>
      <button type="button" onClick={state.writeNote}>
        Write
      </button>
      <NotesTab submission={someSubmission({ notes: 'Kneads well.' })} mayUpdate state={state} />
    </>
  );
}

test('writing a note goes on after what it says', async () => {
  server.answer(listColleagues, { data: [] });
  const person = show(<WriteKey />);
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  // Where browsers have the cursor of a field that nobody has used.
  note.setSelectionRange(0, 0);
  Object.defineProperty(note, 'scrollHeight', { value: 900 });
  await person.click(screen.getByRole('button', { name: 'Write' }));
  expect(document.activeElement).toBe(note);
  expect(note.selectionStart).toBe('Kneads well.'.length);
  expect(note.scrollTop, 'The end of a long note is in view.').toBe(900);
});

test('a double click saves a note once', async () => {
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(listColleagues, { data: [] });
  const saved = someSubmission({ notes: 'Kneads well.' });
  server.answer(updateSubmission, { data: saved });
  const person = show(<Tab />);
  await person.type(screen.getByLabelText('Note'), 'Kneads well.');
  server.answer(getSubmission, { data: saved });
  await pressTwice(person, screen.getByRole('button', { name: 'Save notes' }), {
    server,
    sends: [updateSubmission],
    shows: () => screen.findByText('Notes saved successfully!'),
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Kneads well.');
});

test('a note stays as it is and its button busy while the mentioned colleagues load', async () => {
  server.answer(getSubmission, { data: someSubmission() });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(listColleagues, async () => {
    await promise;
    return { data: [{ id: 5, name: 'Kim Reviewer', mayReview: true }] };
  });
  server.answer(updateSubmission, { data: someSubmission({ notes: 'Ask @Kim Reviewer' }) });
  const person = show(<Tab />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await person.type(field, 'Ask @Kim Reviewer');
  const button = screen.getByRole('button', { name: 'Save notes' });
  await person.dblClick(button);
  expect([field.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  resolve();
  expect(await screen.findByText('Notes saved successfully!')).toBeDefined();
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(server.asked(updateSubmission).map(({ body }) => body)).toMatchObject([
    { data: { notes: 'Ask @Kim Reviewer', mentions: [5] } },
  ]);
});

test('a note that could not be sent says so at once, not only when the page has loaded again', async () => {
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(listColleagues, { data: [] });
  server.answer(updateSubmission, Response.error());
  const person = show(<Tab />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await person.type(field, 'Kneads well.');
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(getSubmission, async () => {
    await promise;
    return { data: someSubmission() };
  });
  await person.click(screen.getByRole('button', { name: 'Save notes' }));
  expect(await screen.findByText('Network error. Please check your internet connection.')).toBeDefined();
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(field.value).toBe('Kneads well.');
  resolve();
});

test('saving by keys leaves the field for its region, and a failure leads back to the field', async () => {
  server.answer(getSubmission, { data: someSubmission() });
  server.answer(listColleagues, { data: [] });
  server.answer(updateSubmission, Response.error());
  const person = show(<Tab />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await person.type(field, 'Kneads well.');
  const release = server.hold();
  await person.keyboard('{Control>}{Enter}{/Control}');
  const region = screen.getByRole('region', { name: 'Notes' });
  expect(document.activeElement).toBe(region);
  release();
  await waitFor(() => expect(document.activeElement).toBe(field));
  const saved = someSubmission({ notes: 'Kneads well.' });
  server.answer(updateSubmission, { data: saved });
  server.answer(getSubmission, { data: saved });
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Notes saved successfully!')).toBeDefined();
  await person.keyboard('n');
  expect(document.activeElement).toBe(region);
  expect(field.value).toBe('Kneads well.');
});

/** As the address of a page names a tab. */
function LinkedTab({ status }: { status: 'processing' | 'pending' }) {
  const { tab, openTab } = useCandidateTabs(someSubmission({ status }), 'transcript');
  return (
    <button type="button" onClick={() => openTab('resume')}>
      {tab}
    </button>
  );
}

test('while a submission is processed its notes are open, whatever the address or a click says', async () => {
  const person = show(<LinkedTab status="processing" />);
  await person.click(screen.getByRole('button', { name: 'notes' }));
  expect(screen.getByRole('button', { name: 'notes' })).toBeDefined();
  cleanup();
  show(<LinkedTab status="pending" />);
  expect(screen.getByRole('button', { name: 'transcript' })).toBeDefined();
});
