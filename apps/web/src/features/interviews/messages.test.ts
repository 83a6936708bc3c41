import { interviewMessages } from '@nimble/contracts/interviews';
import { recordingMessages } from '@nimble/contracts/recordings';
import { expect, test } from 'vitest';
import { apiMessages } from '../../lib/api-messages.ts';
import { chooseLanguage } from '../../lib/language.ts';
import { checkCandidate } from './check-candidate.ts';
import { interviewTexts as texts, said } from './messages.ts';
import { german } from './messages.de.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Told to a candidate by a page of its own texts. */
const elsewhere: string[] = [
  interviewMessages.nothingKept,
  interviewMessages.erased,
  interviewMessages.continueMailed,
];
const ofServer = [
  ...Object.values(interviewMessages),
  ...Object.values(recordingMessages),
  ...Object.values(apiMessages.byStatus),
  ...[apiMessages.network, apiMessages.invalid, apiMessages.uploadFailed],
].filter((message) => !elsewhere.includes(message));

test.each([
  ['es', spanish],
  ['fr', french],
  ['de', german],
] as const)('%s says everything that the server says', (_language, { fromServer }) => {
  expect(ofServer.filter((message) => fromServer[message] === undefined)).toEqual([]);
});

test('texts, errors and what the server says follow the chosen language, there and back', async () => {
  expect(texts.start).toBe('Start Interview');
  await chooseLanguage('de');
  expect(texts.start).toBe('Interview beginnen');
  expect(checkCandidate({ name: '', email: 'x', resume: null })).toEqual({
    name: 'Der Name fehlt',
    email: 'Bitte geben Sie eine gültige E-Mail ein',
    resume: 'Der Lebenslauf fehlt',
  });
  expect(said(recordingMessages.notVideo)).toContain('nicht lesbar');
  await chooseLanguage('en');
  expect(texts.start).toBe('Start Interview');
  expect(said(recordingMessages.notVideo)).toBe(recordingMessages.notVideo);
});
