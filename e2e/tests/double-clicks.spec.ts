import { test } from '@playwright/test';
import { accountCases } from './double-clicks/account.ts';
import { candidateCases } from './double-clicks/candidate.ts';
import { companyCases } from './double-clicks/company.ts';
import { planCases } from './double-clicks/plans.ts';
import { reviewCases } from './double-clicks/review.ts';
import { type Stage, setTheStage } from './double-clicks/stage.ts';
import { writingCases } from './double-clicks/writing.ts';

let stage: Stage;
test.beforeAll(async () => {
  stage = await setTheStage();
});
test.afterAll(() => stage.nimble.stop());

candidateCases(() => stage);

writingCases(() => stage);
reviewCases(() => stage);
companyCases(() => stage);
accountCases(() => stage);
planCases(() => stage);
