import { test } from '@playwright/test';
import { candidateCases } from './double-clicks/candidate.ts';
import { jobCases } from './double-clicks/jobs.ts';
import { notificationCases } from './double-clicks/notifications.ts';
import { questionLibraryCases } from './double-clicks/question-library.ts';
import { reviewCases } from './double-clicks/review.ts';
import { selectionCases } from './double-clicks/selection.ts';
import { type Stage, setTheStage } from './double-clicks/stage.ts';
import { stageCases } from './double-clicks/stages.ts';
import { videoPromiseCases } from './double-clicks/video-promise.ts';
import { viewCases } from './double-clicks/views.ts';
import { writingCases } from './double-clicks/writing.ts';

let stage: Stage;
test.beforeAll(async () => {
  stage = await setTheStage();
});
test.afterAll(() => stage.nimble.stop());

candidateCases(() => stage);

writingCases(() => stage);
reviewCases(() => stage);
questionLibraryCases(() => stage);
selectionCases(() => stage);
jobCases(() => stage);
notificationCases(() => stage);
stageCases(() => stage);
videoPromiseCases(() => stage);
viewCases(() => stage);
