import { test } from '@playwright/test';
import { candidateCases } from './double-clicks/candidate.ts';
import { notificationCases } from './double-clicks/notifications.ts';
import { type Stage, setTheStage } from './double-clicks/stage.ts';
import { writingCases } from './double-clicks/writing.ts';

let stage: Stage;
test.beforeAll(async () => {
  stage = await setTheStage();
});
test.afterAll(() => stage.nimble.stop());

candidateCases(() => stage);

writingCases(() => stage);
notificationCases(() => stage);
