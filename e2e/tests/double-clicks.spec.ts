import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changingRoutes } from '../support/double-click.ts';
import { accountCases } from './double-clicks/account.ts';
import { candidateCases } from './double-clicks/candidate.ts';
import { companyCases } from './double-clicks/company.ts';
import { jobCases } from './double-clicks/jobs.ts';
import { planCases } from './double-clicks/plans.ts';
import { questionLibraryCases } from './double-clicks/question-library.ts';
import { reviewCases } from './double-clicks/review.ts';
import { selectionCases } from './double-clicks/selection.ts';
import { type Stage, setTheStage } from './double-clicks/stage.ts';
import { stageCases } from './double-clicks/stages.ts';
import { tagCases } from './double-clicks/tags.ts';
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
companyCases(() => stage);
accountCases(() => stage);
planCases(() => stage);
stageCases(() => stage);
tagCases(() => stage);
videoPromiseCases(() => stage);
viewCases(() => stage);

/** Mutating calls without a button. */
const withoutButton: Readonly<Record<string, string>> = {
  interviewOpened: 'counts a page as it is opened',
  showSentInterview: 'reads, with its secret in the body, as the page is opened',
  openMasterSetup: 'reads, with its secret in the body, as the page is opened',
  openCompanyInvitation: 'reads, with its secret in the body, as the page is opened',
  openStaffInvitation: 'reads, with its code in the body, as the page is opened',
  verifyAccount: 'is sent as the page is opened, once for each code',
  signInByLink: 'is sent as the page is opened, once for each code',
  linkGoogle: 'follows signing in by itself',
  createTake: 'is sent by the recorder',
  appendToTake: 'is sent by the recorder',
  announceFile: 'follows choosing a file, whose upload has an id of its own',
  finishFile: 'follows the last byte of a file, and answers the same twice',
  saveDraft: 'is sent while the candidate writes',
  previewMailTemplate: 'reads what is being written, and shows it as an email',
  draftDecisionMail: 'reads, as the dialog opens and what is written in it changes',
  markWatched: 'is sent by the player, once for each page, after some seconds of playing',
  uploadQuestionMedia: 'follows choosing or recording a file, whose buttons give way to its upload',
  changeQuestionMedia: 'is sent as its text field is left',
  retryQuestionMedia: 'retries what has failed, and changes nothing once it is retried',
  measureLine: 'is sent by the device check, and changes nothing',
  setInsightsConsent:
    'is sent by Continue before the calls that are counted there, for an interview that was begun before',
};

test('every mutating call of the web has its double click here', () => {
  const imported = importedByTheWeb();
  const called = [...changingRoutes.keys()].filter((name) => imported.has(name));
  const known = new Set([...namedByTheCases(), ...Object.keys(withoutButton)]);
  expect(
    called.filter((name) => !known.has(name)),
    'never pressed twice',
  ).toEqual([]);
  expect(
    Object.keys(withoutButton).filter((name) => !called.includes(name)),
    'not called any more',
  ).toEqual([]);
  expect(called.length).toBeGreaterThan(60);
});

/** Every route that a case expects to be called, by its `sends`. */
function namedByTheCases(): string[] {
  const folder = join(import.meta.dirname, 'double-clicks');
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}

/** Every name that the web imports from the contracts; a small page imports the type of a route alone. */
function importedByTheWeb(): Set<string> {
  const folder = join(import.meta.dirname, '../../apps/web/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  const names = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const lists = text.matchAll(/(?:import|export)(?: type)? \{([^}]*)\} from '@nimble\/contracts/g);
    for (const [, list = ''] of lists)
      for (const name of list.split(',')) names.add(name.trim().replace(/^type /, ''));
  }
  return names;
}
