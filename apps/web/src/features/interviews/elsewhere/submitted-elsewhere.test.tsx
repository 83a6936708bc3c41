// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { startAnswer } from '@nimble/contracts/answers';
import { currentInterview, type OpenInterview } from '@nimble/contracts/interviews';
import { publicSettings } from '@nimble/contracts/settings';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { somePublicJob } from '../../../testing/jobs.ts';
import { somePublicSettings } from '../../../testing/settings.ts';
import { show } from '../../../testing/show.tsx';
import { Interview } from '../session/interview.tsx';
import { writeLocalSession } from '../session/local-session.ts';

const server = contractServer();
const place = { questionIndex: 0, reviewing: false, devicesChecked: true };
const interview = (status: 'uploading' | 'processing') =>
  ({
    submission: { id: 9, status, candidateName: 'Ruth', candidateEmail: 'ruth@example.com', isEnded: false },
    resume: { name: 'ruth.pdf', size: 5, mime: 'application/pdf' },
    responses: [],
    job: {
      ...somePublicJob(),
      questions: [
        {
          id: 4,
          question: 'Why?',
          duration: 60,
          isRequired: true,
          formats: [{ format: 'text', maximumWords: null, maximumCharacters: 2000 }],
        },
      ],
    },
    takeCounts: [],
    drafts: [],
    files: [],
    mayBeginAgain: false,
    readsQuestionsFirst: false,
    timeFactor: 1,
  }) as unknown as OpenInterview;

/** This tab is the only one. */
beforeEach(() => {
  const request = async (_name: string, _options: LockOptions, work: () => Promise<void>) => work();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});

test('an interview that was submitted on another device ends here with the next refused answer, and says why', async () => {
  writeLocalSession('job', { email: 'ruth@example.com', submissionId: 9, token: 'token', ...place });
  server.answer(currentInterview, { data: interview('uploading') });
  server.answer(publicSettings, somePublicSettings);
  const person = show(<Interview jobToken="job" />);
  const start = await screen.findByRole('button', { name: 'Start writing' });
  server.answer(currentInterview, { data: interview('processing') });
  server.answer(startAnswer, refusal('interview.already_submitted'));
  await person.click(start);
  expect(await screen.findByText('Your interview has been submitted successfully!')).toBeDefined();
  expect(screen.getByText(/^You submitted this interview on another device\./)).toBeDefined();
});
