// @vitest-environment happy-dom
import { listColleagues } from '@nimble/contracts/assignments';
import { screen } from '@testing-library/react';
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
  return (
    <>
      <MentionTextarea
        aria-label="Note"
        value={text}
        mentions={mentions}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{JSON.stringify(mentions.ids)}</output>
    </>
  );
}

test('a colleague is picked by keys, is named in the text, and known by id', async () => {
  const people = [
    { id: 5, name: 'Kim Reviewer', mayReview: true },
    { id: 6, name: 'Kit Viewer', mayReview: false },
  ];
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
  expect(screen.getByText('[6]')).toBeDefined();

  await person.type(field, 'and @Kim');
  await person.click(await screen.findByRole('option', { name: 'Kim Reviewer' }));
  expect(screen.getByText('[6,5]')).toBeDefined();
  await person.type(field, '@');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
});
