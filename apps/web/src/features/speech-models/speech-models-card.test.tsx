// @vitest-environment happy-dom
import {
  addSpeechModel,
  cancelSpeechModel,
  listSpeechModels,
  removeSpeechModel,
  type SpeechModelEntry,
  turnOffSpeech,
  useSpeechModel,
} from '@nimble/contracts/speech-models';
import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { contractServer } from '../../testing/contract-server.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { show } from '../../testing/show.tsx';
import { SpeechModelsCard } from './index.ts';

const server = contractServer();

const speech = (status: SpeechModelEntry['status']) => ({
  data: { setByEnvironment: null, models: [{ name: 'own', title: 'Own', published: null, status }] },
});
const absent = speech({ state: 'absent' });
const installed = speech({ state: 'installed', isOn: false });
const button = (name: string) => screen.findByRole('button', { name });

test('a double click cancels, adds, turns on, turns off and deletes a model once', async () => {
  const moving = { state: 'downloading', doneBytes: 1, totalBytes: 2, bytesPerSecond: 1 } as const;
  server.answer(listSpeechModels, speech(moving));
  server.answer(cancelSpeechModel, absent);
  server.answer(addSpeechModel, installed);
  server.answer(useSpeechModel, speech({ state: 'installed', isOn: true }));
  server.answer(turnOffSpeech, installed);
  server.answer(removeSpeechModel, absent);
  const person = show(<SpeechModelsCard />);
  await pressTwice(person, await button('Cancel adding Own'), {
    server,
    sends: [cancelSpeechModel],
    shows: () => button('Download and turn on Own'),
  });
  await pressTwice(person, await button('Download and turn on Own'), {
    server,
    sends: [addSpeechModel],
    shows: () => button('Turn on Own'),
  });
  await pressTwice(person, await button('Turn on Own'), {
    server,
    sends: [useSpeechModel],
    shows: () => screen.findByText('Own is on'),
  });
  await pressTwice(person, await button('Turn off Own'), {
    server,
    sends: [turnOffSpeech],
    shows: () => button('Turn on Own'),
  });
  await person.click(await button('Delete Own'));
  const asking = within(await screen.findByRole('alertdialog', { name: 'Delete Own?' }));
  await pressTwice(person, asking.getByRole('button', { name: 'Delete' }), {
    server,
    sends: [removeSpeechModel],
    shows: () => screen.findByText('The model is deleted'),
  });
});
