import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { startTakeServer, type TakeServer } from '../../../testing/take-server.ts';
import { createTakeDelivery, type KeptTake, sliceStore } from '../../recordings/index.ts';
import { judgingOf } from '../choice/judging.ts';
import type { Answer } from '../question/answers.ts';
import { Deliveries } from './deliveries.ts';
import { restoreTakes } from './restore-takes.ts';

const questionId = 1;

let server: TakeServer;
let device: ReturnType<typeof createDevice>;
beforeEach(async () => {
  server = await startTakeServer();
  device = createDevice();
});
afterEach(async () => {
  device.leave();
  await server.stop();
});

/** One candidate's device, whose page can crash at any moment and be opened again. */
function createDevice() {
  let pages = 0;
  let recorded = 0;
  const submissionId = Math.floor(Math.random() * 2 ** 40);
  const bytesOf = new Map<string, Buffer>();
  /** Given up by the candidate, accepted or refused by the server. */
  const settled = new Set<string>();
  let page = open();

  // A closed page gets no responses.
  const line = globalThis.fetch;
  const isGone = (request?: RequestInit) =>
    new Headers(request?.headers).get('authorization') !== `Bearer page ${pages}`;
  const never = new Promise<never>(() => undefined);
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (isGone(request)) return never;
    const answer = line(address, request);
    await answer.catch(() => undefined);
    return isGone(request) ? never : answer;
  });

  function open() {
    pages += 1;
    const delivery = createTakeDelivery(`page ${pages}`);
    let answer: Answer | undefined;
    let unjudged: KeptTake[] = [];
    const offer = (take: KeptTake) => {
      unjudged = [...unjudged.filter(({ takeId }) => takeId !== take.takeId), take];
    };
    const onGivenUp = ({ takeId }: KeptTake) => void settled.add(takeId);
    const { deliver, allDelivered } = new Deliveries(delivery, {
      onSending: (take) => {
        answer = { status: 'sending', take };
      },
      onAccepted({ takeId }) {
        settled.add(takeId);
        answer = { status: 'checking' };
      },
      onRefused({ takeId }, _error, over) {
        settled.add(takeId);
        answer = { status: 'failed', reason: '' };
        over.forEach(offer);
      },
      onGivenUp,
    });
    return {
      delivery,
      deliver,
      allDelivered,
      offer,
      answer: () => answer,
      unjudged: () => unjudged,
      judging: () =>
        judgingOf({
          answers: new Map(answer && [[questionId, answer]]),
          unjudged: new Map([[questionId, unjudged]]),
          judged({ takeId }) {
            unjudged = unjudged.filter((other) => other.takeId !== takeId);
          },
          delivery,
          deliver,
          onGivenUp,
        }),
    };
  }

  return {
    page: () => page,
    settled,
    bytesOf,
    async record(): Promise<KeptTake> {
      recorded += 1;
      const take = someTake({ submissionId, questionId, state: 'recorded', startedAt: recorded });
      await sliceStore.begin(take);
      bytesOf.set(take.takeId, await appendRandom(take.takeId, 5000 + recorded));
      const kept = { ...take, ...(await sliceStore.find(take.takeId)) };
      page.delivery.send(kept);
      page.offer(kept);
      return kept;
    },
    /** Closes the page. */
    leave(): void {
      pages += 1;
      window.dispatchEvent(new Event('online'));
    },
    async reload(): Promise<void> {
      page = open();
      await restoreTakes({ submissionId, keepsEarlier: true, ...page });
    },
    /** Waits until the choice is stored; after an earlier crash the page would ask again. */
    async written(take: KeptTake): Promise<void> {
      const state = async () => (await sliceStore.find(take.takeId))?.state;
      await expect.poll(state).toBeOneOf([undefined, 'chosen']);
    },
  };
}

/** Of the take that was accepted last. */
const answerBytes = () => server.bytesOf(server.accepted.at(-1) ?? '');

/** Until `acceptAgain`. */
function refuseToAccept(status: number): void {
  server.setFault((request, response) => {
    if (!request.url?.endsWith('submission-responses')) return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    return true;
  });
}
const acceptAgain = () => server.setFault(() => false);

test('the first of two is used: the second is gone once the first is the answer, and not before', async () => {
  const first = await device.record();
  const second = await device.record();
  refuseToAccept(503);
  device.page().judging().use(first);
  await device.written(first);
  expect(device.page().unjudged()).toEqual([]);
  expect(await sliceStore.find(second.takeId)).toBeDefined();
  await device.reload();
  expect(device.page().unjudged()).toEqual([]);
  acceptAgain();
  window.dispatchEvent(new Event('online'));
  await device.page().allDelivered();
  expect((await answerBytes()).equals(device.bytesOf.get(first.takeId) ?? Buffer.of())).toBe(true);
  expect(await sliceStore.find(second.takeId)).toBeUndefined();
  await expect.poll(() => server.bytesOf(second.uploadId).catch(String)).toContain('ENOENT');
});

test('what the server refuses gives back what was passed over for it', async () => {
  const first = await device.record();
  const second = await device.record();
  refuseToAccept(404);
  device.page().judging().use(second);
  expect(await device.page().allDelivered()).toBe(false);
  expect(device.page().answer()?.status).toBe('failed');
  expect(device.page().unjudged()).toEqual([first]);
  // What has failed before was told then: another answer may stand in its place.
  expect(await device.page().allDelivered()).toBe(true);
  acceptAgain();
  device.page().judging().use(first);
  expect(await device.page().allDelivered()).toBe(true);
  expect((await answerBytes()).equals(device.bytesOf.get(first.takeId) ?? Buffer.of())).toBe(true);
});

test('what was passed over for a refused answer is offered also after a reload', async () => {
  const first = await device.record();
  const second = await device.record();
  refuseToAccept(404);
  device.page().judging().use(first);
  await device.page().allDelivered();
  await expect.poll(async () => (await sliceStore.find(first.takeId))?.over).toEqual([]);
  await device.reload();
  expect(
    device
      .page()
      .unjudged()
      .map(({ takeId }) => takeId),
  ).toEqual([second.takeId]);
});

test('an answer on its way that is replaced comes back when what replaces it is refused', async () => {
  const first = await device.record();
  refuseToAccept(503);
  device.page().judging().use(first);
  await device.written(first);
  const second = await device.record();
  device.page().judging().use(second);
  await device.written(second);
  refuseToAccept(404);
  window.dispatchEvent(new Event('online'));
  await device.page().allDelivered();
  expect(device.page().unjudged()).toEqual([first]);
});

test('an earlier take leaves the line to a newer one, and goes on from where it stood', async () => {
  const first = await device.record();
  await expect.poll(() => server.bytesOf(first.uploadId)).toHaveLength(5001);
  device.page().judging().setAside(first);
  const more = await appendRandom(first.takeId, 700);
  const second = await device.record();
  await expect.poll(() => server.bytesOf(second.uploadId)).toHaveLength(5002);
  expect(await server.bytesOf(first.uploadId)).toHaveLength(5001);
  device.page().judging().use(first);
  await device.page().allDelivered();
  expect((await answerBytes()).subarray(5001).equals(more)).toBe(true);
});

/** The same numbers below 1 for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
test.each(seeds)(
  'no sequence of steps (%i) leaves an answer whose take is gone, or loses a take',
  async (seed) => {
    const number = numbersOf(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(number() * items.length)];
    const recordings: KeptTake[] = [];
    const steps = {
      async record() {
        if (device.page().unjudged().length < 2) recordings.push(await device.record());
      },
      async use() {
        const take = pick(device.page().unjudged());
        if (take === undefined) return;
        device.page().judging().use(take);
        await device.written(take);
      },
      keepAnswer() {
        const status = device.page().answer()?.status;
        if (status === 'sending' || status === 'checking') device.page().judging().keepAnswer(questionId);
      },
      giveUp() {
        const take = pick(device.page().unjudged());
        if (take !== undefined) device.page().judging().giveUp(take);
      },
      setAside() {
        const take = pick(device.page().unjudged());
        if (take !== undefined) device.page().judging().setAside(take);
      },
      reload: () => device.reload(),
      away: () => refuseToAccept(503),
      refuse: () => refuseToAccept(404),
      accept() {
        acceptAgain();
        window.dispatchEvent(new Event('online'));
      },
      async arrive() {
        steps.accept();
        await device.page().allDelivered();
      },
    };
    type Name = keyof typeof steps;
    const names: readonly Name[] = ['record', 'record', 'use', ...(Object.keys(steps) as Name[])];
    for (let step = 0; step < 14; step += 1) {
      await steps[pick(names) ?? 'record']();
    }
    await steps.arrive();
    if (server.accepted.length > 0) {
      const uploaded = await answerBytes();
      expect([...device.bytesOf.values()].some((bytes) => bytes.equals(uploaded))).toBe(true);
    }
    const lost = [];
    for (const { takeId, uploadId } of recordings) {
      // One that is replaced on its way may have been accepted nevertheless.
      const isSettled = device.settled.has(takeId) || server.accepted.includes(uploadId);
      if (!isSettled && (await sliceStore.find(takeId)) === undefined) lost.push(takeId);
    }
    expect(lost).toEqual([]);
  },
);
