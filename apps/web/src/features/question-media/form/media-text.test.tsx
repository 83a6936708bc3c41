// @vitest-environment happy-dom
import { changeQuestionMedia, getQuestionMedia, type QuestionMedia } from '@nimble/contracts/question-media';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer } from '../../../testing/contract-server.ts';
import { show } from '../../../testing/show.tsx';
import { MediaEditor } from './media-editor.tsx';

const server = contractServer();
const stored: QuestionMedia = {
  id: 7,
  kind: 'video',
  state: 'preparing',
  progress: 50,
  failure: null,
  name: 'hello.mp4',
  size: 1000,
  text: '',
  shown: null,
};

test('two fields of one file show what either has saved, and neither overwrites the other', async () => {
  let text = '';
  server.answer(getQuestionMedia, () => ({ data: { ...stored, text } }));
  server.answer(changeQuestionMedia, ({ body }) => {
    text = (body as { data: { text: string } }).data.text;
    return { data: { ...stored, text } };
  });
  const editor = <MediaEditor id={7} onRemove={() => undefined} />;
  const person = show(
    <>
      {editor}
      {editor}
    </>,
  );
  const fields = await screen.findAllByLabelText<HTMLTextAreaElement>('What it says');
  await person.type(fields[0] as HTMLElement, 'Welcome.');
  await person.click(fields[1] as HTMLElement);
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(fields.map(({ value }) => value)).toEqual(['Welcome.', 'Welcome.']);
  await person.tab();
  expect(server.asked(changeQuestionMedia)).toHaveLength(1);
});

test('a text that is changed while the one before is being saved is saved after it', async () => {
  let text = '';
  let save = (): void => undefined;
  const isSlow = new Promise<void>((resolve) => {
    save = resolve;
  });
  server.answer(getQuestionMedia, () => ({ data: { ...stored, text } }));
  server.answer(changeQuestionMedia, async ({ body }) => {
    await isSlow;
    text = (body as { data: { text: string } }).data.text;
    return { data: { ...stored, text } };
  });
  const person = show(<MediaEditor id={7} onRemove={() => undefined} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What it says');
  await person.type(field, 'Welcome.');
  await person.tab();
  await person.type(field, ' All of you.');
  await person.tab();
  save();
  expect(await screen.findByText('Saved')).toBeDefined();
  expect(text).toBe('Welcome. All of you.');
});

test('a text that is taken back while it is being saved is not kept', async () => {
  let text = '';
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(getQuestionMedia, () => ({ data: { ...stored, text } }));
  server.answer(changeQuestionMedia, async ({ body }) => {
    await promise;
    text = (body as { data: { text: string } }).data.text;
    return { data: { ...stored, text } };
  });
  const person = show(<MediaEditor id={7} onRemove={() => undefined} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What it says');
  await person.type(field, 'Welcome.');
  await person.tab();
  await person.clear(field);
  await person.tab();
  resolve();
  expect(await screen.findByText('Saved')).toBeDefined();
  await waitFor(() => expect([field.value, text]).toEqual(['', '']));
});
