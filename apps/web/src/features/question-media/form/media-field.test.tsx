// @vitest-environment happy-dom
import { getQuestionMedia, type QuestionMedia, uploadQuestionMedia } from '@nimble/contracts/question-media';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import MediaField from './media-field.tsx';

const server = contractServer();
const stored: QuestionMedia = {
  id: 13,
  kind: 'picture',
  state: 'ready',
  progress: 100,
  failure: null,
  name: 'oven.webp',
  size: 9,
  text: '',
  shown: null,
};

async function choosePicture() {
  const onChange = vi.fn<(value: number | null) => void>();
  const person = show(<MediaField of="Question 1" value={null} onChange={onChange} />);
  await screen.findByRole('button', { name: 'Add a file, Question 1' });
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null) throw new Error('No field for a file.');
  await person.upload(picker, new File(['a picture'], 'oven.webp', { type: 'image/webp' }));
  return { person, onChange };
}

test('what could not be uploaded is kept, and sent again', async () => {
  server.answer(uploadQuestionMedia, new Response('', { status: 503 }));
  server.answer(getQuestionMedia, { data: stored });
  const { person, onChange } = await choosePicture();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  server.answer(uploadQuestionMedia, { data: stored });
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(13));
  expect(server.asked(uploadQuestionMedia)).toHaveLength(2);
});

test('what was refused is not sent again', async () => {
  server.answer(uploadQuestionMedia, refusal('question_media.wrong_kind'));
  await choosePicture();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
