import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  type OnEngines,
  startOnEngines,
} from '../../apps/server/src/testing/engines/installation-on-engines.ts';
import { runOn } from '../../apps/server/src/testing/engines/postgres-pair.ts';
import { whyNoEngines } from '../../apps/server/src/testing/engines/programs.ts';
import { createOutbox } from '../support/emails/outbox.ts';
import { beginInterview, candidate, registerAndSignIn } from '../support/journeys.ts';
import {
  answerAll,
  expectAllAnswers,
  expectAnswersInFilm,
  expectPlaysFrom,
  type Failure,
  joinedParts,
  noteAndApprove,
  openSubmission,
  publishJob,
  removeRecordings,
  submitInterview,
} from '../support/main-job/steps.ts';
import { rememberTakes } from '../support/video.ts';

/** Chromium trusts an address without encryption, and lets it use the camera, at this name. */
const atLocalhost = (url: string) => url.replace('127.0.0.1', 'localhost');

test.skip(whyNoEngines() !== undefined, whyNoEngines());

let onEngines: OnEngines;
let url: string;
test.beforeAll(async () => {
  onEngines = await startOnEngines((address) => ({
    PUBLIC_URL: atLocalhost(address),
    KEEP_RECORDINGS_DAYS: '0',
  }));
  url = atLocalhost(onEngines.engines.url);
});
test.afterAll(() => onEngines?.close());

/** HAProxy keeps a browser on the web server that this cookie names, as long as it lives. */
async function hangOn(context: BrowserContext, web: number): Promise<void> {
  await context.addCookies([{ name: 'server', value: `web${web}`, url }]);
}

async function serverOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies(url)).find(({ name }) => name === 'server')?.value;
}

/** The sockets that a page has opened, and what came through each. */
function listen(page: Page): string[][] {
  const sockets: string[][] = [];
  page.on('websocket', (socket) => {
    const frames: string[] = [];
    sockets.push(frames);
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return sockets;
}

const isOpen = (frames: readonly string[] = []) => frames.some((frame) => frame.startsWith('40{'));
const hearsOfSubmission = (frames: readonly string[] = []) =>
  frames.some((frame) => frame.startsWith('42["submission-updated"'));

async function startWeb(web: 0 | 1): Promise<void> {
  await onEngines.webs[web].start();
  await onEngines.untilCalled(web);
}

/** The web server that the page hangs on; HAProxy sends its calls to the other one. */
function ownWebServer(page: Page): Failure {
  let web: 0 | 1 = 0;
  return {
    async kill() {
      web = (await serverOf(page)) === 'web0' ? 0 : 1;
      await onEngines.webs[web].kill();
    },
    async restart() {
      await expect.poll(() => serverOf(page)).toBe(`web${1 - web}`);
      await startWeb(web);
    },
  };
}

/**
 * What fails, by the answer in which it does: the object store, the candidate's web server, the primary of the
 * database.
 */
function failures(interview: Page): Record<number, Failure> {
  const { databases, proxy, store } = onEngines.engines;
  return {
    0: { kill: () => store.gateway.kill(), restart: () => store.gateway.start() },
    1: ownWebServer(interview),
    2: { kill: () => databases.failOver(), restart: () => proxy.useStandby() },
  };
}

/**
 * Kills the web server that holds the page's socket: the page connects to the other one, and an event of the first,
 * once it runs again, still reaches it.
 */
async function submitBesideSockets(page: Page, interview: Page): Promise<void> {
  // Until they have seen the new primary HAProxy answers a new page by 503; the interview's page needs no answer until
  // then.
  await Promise.all([onEngines.untilCalled(0), onEngines.untilCalled(1)]);
  const sockets = listen(page);
  await hangOn(page.context(), 1);
  await page.goto(`${url}/candidates`);
  await expect.poll(() => isOpen(sockets.at(-1))).toBe(true);
  await onEngines.webs[1].kill();
  await expect.poll(() => sockets.length > 1 && isOpen(sockets.at(-1))).toBe(true);
  await startWeb(1);
  await hangOn(interview.context(), 1);
  expect(hearsOfSubmission(sockets.at(-1))).toBe(false);
  await submitInterview(interview);
  await expect.poll(() => hearsOfSubmission(sockets.at(-1))).toBe(true);
  await expect(page.getByRole('link', { name: candidate.name, exact: true }).first()).toBeVisible();
  expect([await serverOf(page), await serverOf(interview)]).toEqual(['web0', 'web1']);
}

test('the main job through HAProxy while store, web servers and database fail, and events between web servers', async ({
  page,
  context,
  browser,
}) => {
  await hangOn(context, 1);
  const outbox = createOutbox(onEngines.workerFolders, 60_000);
  const linkInMailTo = (address: string, part?: string) => outbox.linkTo(address, part);
  await registerAndSignIn(page, { url, dataFolder: '', linkInMailTo });
  const link = await publishJob(page);

  const interview = await (await browser.newContext()).newPage();
  await hangOn(interview.context(), 0);
  await rememberTakes(interview);
  await beginInterview(interview, link);
  await answerAll(interview, failures(interview));
  await submitBesideSockets(page, interview);

  const { video, file } = await openSubmission(page, url);
  const parts = await joinedParts(page);
  expectAllAnswers(file, parts);
  // Backwards, so that each is a jump.
  for (const { startsAt } of parts.toReversed()) await expectPlaysFrom(video, startsAt + 0.2);
  await removeRecordings((statement) => runOn(onEngines.engines.databasePort, statement));
  await expectAnswersInFilm(page, parts);

  const ofColleague = await browser.newContext({ storageState: await context.storageState() });
  await hangOn(ofColleague, 1);
  const elsewhere = await ofColleague.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('button', { name: 'Approve candidate' })).toBeVisible();
  await noteAndApprove(page);
  await expect(elsewhere.getByText('Approved').first()).toBeVisible();
  expect([await serverOf(page), await serverOf(elsewhere)]).toEqual(['web0', 'web1']);
});
