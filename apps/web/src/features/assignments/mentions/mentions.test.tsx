// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { signedInUser } from '../../../testing/people.ts';
import { show } from '../../../testing/show.tsx';
import { MentionTextarea, useMentions } from '../index.ts';

const server = contractServer();

function Note() {
  const [text, setText] = useState('');
  const mentions = useMentions({ submissionId: 9, text, onText: setText });
  const [sent, setSent] = useState<number[]>();
  return (
    <>
      <MentionTextarea
        aria-label="Note"
        value={text}
        mentions={mentions}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" onClick={async () => setSent(await mentions.findIds())}>
        Send
      </button>
      <output aria-label="Mentioned">{JSON.stringify(sent)}</output>
    </>
  );
}

const people = [
  { id: 5, name: 'Kim Reviewer', mayReview: true },
  { id: 6, name: 'Kit Viewer', mayReview: false },
];
const mentioned = () => screen.getByLabelText('Mentioned').textContent;

test('a colleague is picked by keys, is named in the text, and known by id', async () => {
  server.answer(listColleagues, { data: people });
  const person = show(<Note />, { path: '/', user: signedInUser() });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note');
  await person.type(field, 'Please look, @Ki');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await person.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: 'Kit Viewer' });
  expect(active.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
  await person.keyboard('{Enter}');
  expect(field.value).toBe('Please look, @Kit Viewer ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await person.click(screen.getByText('Send'));
  expect(mentioned()).toBe('[6]');

  await person.type(field, 'and @Kim');
  await person.click(await screen.findByRole('option', { name: 'Kim Reviewer' }));
  await person.click(screen.getByText('Send'));
  expect(mentioned()).toBe('[6,5]');
  await person.type(field, '@');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('who is mentioned is known also where the text is sent before the colleagues have loaded', async () => {
  let load = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => {
    load = resolve;
  });
  server.answer(listColleagues, async () => {
    await isSlow;
    return { data: people };
  });
  const person = show(<Note />, { path: '/', user: signedInUser() });
  await person.type(screen.getByLabelText('Note'), '@Kim Reviewer');
  await person.click(screen.getByText('Send'));
  load();
  await waitFor(() => expect(mentioned()).toBe('[5]'));
});
