import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeNames } from '@nimble/contracts/all-routes';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..');
const endToEnd = join(import.meta.dirname, '../../../../e2e/tests/double-clicks');

/** Mutating calls without a button. */
const withoutButton: Readonly<Record<string, string>> = {
  interviewOpened: 'counts a page as it is opened',
  showSentInterview: 'reads, with its secret in the body, as the page is opened',
  openMasterSetup: 'reads, with its secret in the body, as the page is opened',
  openCompanyInvitation: 'reads, with its secret in the body, as the page is opened',
  openEmailChange: 'reads, with its code in the body, as the page is opened',
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
  markNotificationsAbout: 'is sent as a candidate is shown, and a second one finds nothing left',
  markWatched: 'is sent by the player, once for each page, after some seconds of playing',
  uploadQuestionMedia: 'follows choosing or recording a file, whose buttons give way to its upload',
  changeQuestionMedia: 'is sent as its text field is left',
  retryQuestionMedia: 'retries what has failed, and changes nothing once it is retried',
  measureLine: 'is sent by the device check, and changes nothing',
  setInsightsConsent:
    'is sent by Continue before the calls that are counted there, for an interview that was begun before',
};

test('every call of the web that changes something is made by a double click in a test', () => {
  const imported = importedByTheWeb();
  const called = namesOfChanges().filter((name) => imported.has(name));
  const known = new Set([...sentTwice(), ...Object.keys(withoutButton)]);
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

function namesOfChanges(): string[] {
  const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
  return [...routeNames].filter(([{ method }]) => changing.includes(method)).map(([, name]) => name);
}

/** Every route that a double click expects to be called: the `sends` of tests of components and of whole walks. */
function sentTwice(): string[] {
  const lists = [...textsOf(web, /\.test\.tsx$/), ...textsOf(endToEnd, /\.ts$/)].flatMap((text) => [
    ...text.matchAll(/\bsends: \[([^\]]*)\]/g),
  ]);
  return lists.flatMap(([, list = '']) => [...list.matchAll(/\w+/g)].map(([name]) => name));
}

/** Every name that the web imports from the contracts; a small page imports the type of a route alone. */
function importedByTheWeb(): Set<string> {
  const names = new Set<string>();
  for (const text of textsOf(web, /(?<!\.test)\.tsx?$/)) {
    const lists = text.matchAll(/(?:import|export)(?: type)? \{([^}]*)\} from '@nimble\/contracts/g);
    for (const [, list = ''] of lists)
      for (const name of list.split(',')) names.add(name.trim().replace(/^type | as \w+$/g, ''));
  }
  return names;
}

function textsOf(folder: string, files: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => files.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
