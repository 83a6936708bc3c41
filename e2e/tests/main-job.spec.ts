import { test } from '@playwright/test';
import { beginInterview, registerAndSignIn } from '../support/journeys.ts';
import {
  answerAll,
  expectAllAnswers,
  expectAnswersInFilm,
  expectPlaysFrom,
  joinedParts,
  noteAndApprove,
  openSubmission,
  publishJob,
  removeRecordings,
  submitInterview,
} from '../support/main-job/steps.ts';
import { NimbleServer } from '../support/nimble-server.ts';
import { rememberTakes } from '../support/video.ts';

let nimble: NimbleServer;
// As most people have it; elsewhere it costs time (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async () => {
  // Recordings are removed once their film was found to hold them.
  nimble = await NimbleServer.start(async () => ({ KEEP_RECORDINGS_DAYS: '0' }));
});
test.afterEach(() => nimble.stop());

test('from registering to a note on the joined video, with the server killed in the middle of an answer', async ({
  page,
  context,
}) => {
  test.slow();
  await registerAndSignIn(page, nimble);
  const link = await publishJob(page);
  const interview = await context.newPage();
  await rememberTakes(interview);
  await beginInterview(interview, link);
  await answerAll(interview, { 1: { kill: () => nimble.kill9(), restart: () => nimble.restart() } });
  await submitInterview(interview);

  const { video, file } = await openSubmission(page, nimble.url);
  const parts = await joinedParts(page);
  expectAllAnswers(file, parts);
  // Backwards, so that each is a jump.
  for (const { startsAt } of parts.toReversed()) await expectPlaysFrom(video, startsAt + 0.2);
  await removeRecordings((statement) => nimble.query(statement));
  await expectAnswersInFilm(page, parts);
  await noteAndApprove(page);
});
