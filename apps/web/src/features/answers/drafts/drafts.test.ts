// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import {
  type AnswerDraft,
  type AnswerValue,
  acceptAnswer,
  type ChangedDraft,
  saveDraft,
} from '@nimble/contracts/answers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contractServer, refusal } from '../../../testing/contract-server.ts';
import { draftStore } from './draft-store.ts';
import { Drafts } from './drafts.ts';

const server = contractServer();
/** Another one in each test: a page of the test before may still be sending. */
let questionId = 0;
let key: string;
const text = (written: string): AnswerValue => ({ format: 'text', text: written });
const draft = (sequence: number, written: string): AnswerDraft => ({
  questionId,
  attempt: 1,
  sequence,
  secondsLeft: 60,
  isUsed: false,
  value: text(written),
});

/** The server's draft, as `save` changes it; `writer` is who sent it. */
let stored: AnswerDraft & { writer?: string | undefined };
let isOffline: boolean;
beforeEach(() => {
  questionId += 1;
  key = `${questionId} text`;
  stored = draft(0, '');
  isOffline = false;
  server.answer(saveDraft, ({ params, body }) => {
    if (Number(params['questionId']) !== questionId) return refusal('interview.already_submitted');
    if (isOffline) return Response.error();
    const { data } = body as { data: ChangedDraft };
    const isContinued = data.after === stored.sequence || data.writer === stored.writer;
    if (data.sequence > stored.sequence && isContinued) stored = { ...stored, ...data };
    const { writer: _writer, ...shown } = stored;
    return { data: { ...shown, secondsLeft: 60 } };
  });
});
afterEach(() => draftStore.end(1));

/** A page that opens the interview. */
async function openPage({ limit = 60 as number | null } = {}) {
  const { writer: _writer, secondsLeft, ...initial } = stored;
  const onRefused = vi.fn();
  const drafts = new Drafts({
    token: 't',
    submissionId: 1,
    initial: [{ ...initial, secondsLeft: limit === null ? null : secondsLeft }],
    limitOf: () => limit,
    onRefused,
  });
  await drafts.restore();
  return {
    drafts,
    onRefused,
    shown: () => drafts.snapshot().get(key),
    write: (written: string) => drafts.change(questionId, text(written)),
  };
}
const keptTexts = async () => (await draftStore.read(1)).map(({ value }) => value);
/** Beside other tests a machine takes longer than the usual second. */
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });
const untilStored = (written: string) => until(() => expect(stored.value).toEqual(text(written)));

test('what was not sent continues after a reload, and is kept no longer than needed', async () => {
  isOffline = true;
  const before = await openPage();
  before.write('Rye');
  before.write('Rye 🥖');
  await until(async () => expect(await keptTexts()).toEqual([text('Rye 🥖')]));
  isOffline = false;
  const after = await openPage();
  expect(after.shown()?.value).toEqual(text('Rye 🥖'));
  await untilStored('Rye 🥖');
  await until(async () => expect(await keptTexts()).toEqual([]));
  expect(after.shown()?.saving).toBe('saved');
  expect(after.shown()?.other).toBeUndefined();
});

test('a change that was on its way when the page was closed is no other device’s', async () => {
  const before = await openPage();
  before.write('Rye');
  await untilStored('Rye');
  // Its answer was lost, and more was written.
  const [origin] = [{ after: 0, writer: stored.writer ?? '' }];
  const lost = { key: `1 ${key}`, submissionId: 1, attempt: 1, sequence: 2, seconds: 2, ...origin };
  await draftStore.write({ ...lost, value: text('Rye and oats') });
  const after = await openPage();
  await untilStored('Rye and oats');
  expect(after.shown()?.other).toBeUndefined();
});

test.each([
  ['fewer', 1],
  ['more', 9],
])('an unsent answer and %s changes of another device are both offered', async (_name, sequence) => {
  isOffline = true;
  const mine = await openPage();
  mine.write('Mine');
  mine.write('Mine, too');
  await until(async () => expect(await keptTexts()).toEqual([text('Mine, too')]));
  stored = { ...draft(sequence, 'Theirs'), writer: crypto.randomUUID() };
  isOffline = false;
  const after = await openPage();
  await until(() => expect(after.shown()?.other?.value).toEqual(text('Theirs')));
  expect(after.shown()?.value).toEqual(text('Mine, too'));
  expect(stored.value).toEqual(text('Theirs'));
  // Nothing is sent until the candidate has chosen.
  const sent = server.asked(saveDraft).length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.asked(saveDraft)).toHaveLength(sent);
  after.drafts.choose(key, 'mine');
  await untilStored('Mine, too');
});

test('a chosen change of another device takes the place of what this one wrote', async () => {
  isOffline = true;
  const mine = await openPage();
  mine.write('Mine');
  await until(async () => expect(await keptTexts()).toEqual([text('Mine')]));
  stored = { ...draft(9, 'Theirs'), writer: crypto.randomUUID() };
  isOffline = false;
  const after = await openPage();
  await until(() => expect(after.shown()?.other).toBeDefined());
  after.drafts.choose(key, 'other');
  expect(after.shown()).toMatchObject({ value: text('Theirs'), saving: 'saved' });
  expect(after.shown()?.other).toBeUndefined();
  await until(async () => expect(await keptTexts()).toEqual([]));
  after.write('Theirs and mine');
  await untilStored('Theirs and mine');
});

test.each([
  ['used', { isUsed: true }],
  ['begun again', { attempt: 2 }],
])('what this device kept of an answer that was %s elsewhere does not come back', async (_name, changes) => {
  isOffline = true;
  const before = await openPage();
  before.write('Rye');
  await until(async () => expect(await keptTexts()).toEqual([text('Rye')]));
  stored = { ...draft(0, 'Oats'), ...changes };
  const after = await openPage();
  expect(after.shown()).toMatchObject({ value: text('Oats'), saving: 'saved' });
  expect(after.shown()?.other).toBeUndefined();
});

test('after the interview nothing of it is kept', async () => {
  isOffline = true;
  const page = await openPage();
  page.write('Rye');
  await until(async () => expect(await keptTexts()).toEqual([text('Rye')]));
  await page.drafts.end();
  expect(await keptTexts()).toEqual([]);
});

test('a change that is refused says why, until one is stored', async () => {
  const page = await openPage();
  const { questionId: real } = stored;
  questionId = -1;
  page.drafts.change(real, text('Rye'));
  await until(() => expect(page.onRefused).toHaveBeenCalledOnce());
  const refused = 'This interview has already been submitted';
  expect(page.shown()).toMatchObject({ saving: 'waiting', refusal: refused });
  questionId = real;
  page.write('Rye!');
  await until(() => expect(page.shown()?.saving).toBe('saved'));
  expect(page.shown()?.refusal).toBeUndefined();
});

test('an unsent answer that is used offers the change of another device instead of replacing it', async () => {
  const page = await openPage();
  page.write('Mine');
  stored = { ...draft(3, 'Theirs'), writer: 'other' };
  server.answer(acceptAnswer, ({ body }) => {
    const { data } = body as { data: ChangedDraft };
    expect([data.after, data.writer === undefined]).toEqual([0, false]);
    return refusal('answer.changed_elsewhere');
  });
  await expect(page.drafts.use(questionId, 'text')).rejects.toThrow('You also answered on another device.');
  expect(page.shown()).toMatchObject({
    value: text('Mine'),
    other: { value: text('Theirs') },
    isUsed: false,
  });
  page.drafts.choose(key, 'mine');
  await untilStored('Mine');
});

test('without room on the device only the page has the answer, and says so', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  isOffline = true;
  const page = await openPage();
  page.write('Rye');
  await until(() => expect(page.shown()).toMatchObject({ saving: 'waiting', isUnkept: true }));
  full.mockRestore();
  page.write('Rye!');
  await until(() => expect(page.shown()?.isUnkept).toBe(false));
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await untilStored('Rye!');
});

test('nothing is written behind what is being used, and again once that is refused', async () => {
  const page = await openPage();
  page.write('Rye');
  await untilStored('Rye');
  isOffline = true;
  server.answer(acceptAnswer, () => (isOffline ? Response.error() : refusal('interview.already_submitted')));
  const using = page.drafts.use(questionId, 'text').catch(() => undefined);
  page.write('Rye and what would be lost');
  expect(page.shown()?.value).toEqual(text('Rye'));
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await using;
  expect(page.onRefused).toHaveBeenCalledOnce();
  page.write('Rye and oats');
  expect(page.shown()?.value).toEqual(text('Rye and oats'));
});

test('the time of an answer is measured, not read from the clock of the device', async () => {
  const page = await openPage();
  const before = page.shown()?.endsAt;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  page.write('Rye');
  clock.mockRestore();
  expect(page.shown()?.seconds).toBeLessThan(5);
  await untilStored('Rye');
  expect(page.shown()?.endsAt).toBe(before);
});

test('time that passed while the device slept is over once the server answers', async () => {
  const page = await openPage();
  server.answer(saveDraft, ({ body }) => {
    const { data } = body as { data: ChangedDraft };
    return { data: { ...draft(data.sequence, 'Rye'), secondsLeft: 20 } };
  });
  page.write('Rye');
  await until(() => expect(page.shown()?.saving).toBe('saved'));
  expect((page.shown()?.endsAt ?? 0) - performance.now()).toBeLessThan(20_000);
});

test.each([
  ['no longer than its limit', 60, 60],
  ['since the page knows it where there is no limit', null, 90],
])('an answer took %s', async (_name, limit, seconds) => {
  const page = await openPage({ limit });
  const now = performance.now() + 90_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  page.write('Rye');
  clock.mockRestore();
  expect(page.shown()?.seconds).toBeCloseTo(seconds, 0);
  await untilStored('Rye');
});
