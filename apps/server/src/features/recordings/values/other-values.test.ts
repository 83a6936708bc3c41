import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { begunAnswers, codeOf } from './testing/begun-answers.ts';

let nimble: TestApp;
let admin: string;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = (await signedInAdmin(nimble, 'Choosers')).token;
});
afterAll(() => nimble.close());

const begun = (...formats: object[]) =>
  begunAnswers(
    { nimble, admin },
    formats.map((each) => [each]),
    { retakes: 1 },
  );
const option = (id: string, isRight = false) => ({ id, text: `Option ${id}`, isRight });
const one = {
  format: 'choice',
  options: [option('a'), option('b', true), option('c')],
  minimumChosen: 1,
  maximumChosen: 1,
  screening: null,
};
const several = {
  ...one,
  options: [option('a', true), option('b', true), option('c')],
  minimumChosen: 2,
  maximumChosen: 2,
};
const number = { format: 'number', minimum: -5, maximum: 10.5, decimals: 1, unit: 'km' };
const date = { format: 'date', earliest: '2026-01-31', latest: '2026-12-31' };

const chosen = (...ids: unknown[]) => ({ format: 'choice', chosen: ids });
const given = (value: unknown) => ({ format: 'number', number: value });
const on = (value: unknown) => ({ format: 'date', date: value });

test('a choice is one or several of its options, kept with their texts', async () => {
  const { start, save, use, current } = await begun(one, several);
  await start(0, 'choice');
  expect((await save(0, chosen(), 1)).body.data.value).toEqual(chosen());
  expect((await save(0, chosen('a'), 2)).body.data.value).toEqual(chosen('a'));
  expect(codeOf(await use(0, chosen()))).toEqual([422, 'answer.empty']);
  expect(codeOf(await use(0, chosen('z')))).toEqual([422, 'answer.option_unknown']);
  expect(codeOf(await use(0, chosen('a', 'z')))).toEqual([422, 'answer.option_unknown']);
  expect(codeOf(await use(0, chosen('a', 'b')))).toEqual([422, 'answer.too_many_options']);
  expect((await use(0, chosen('b'), 3)).status).toBe(200);
  await start(1, 'choice');
  expect(codeOf(await use(1, chosen('a')))).toEqual([422, 'answer.too_few_options']);
  expect(codeOf(await use(1, chosen('a', 'b', 'c')))).toEqual([422, 'answer.too_many_options']);
  expect((await use(1, chosen('c', 'a'))).status).toBe(200);
  expect((await current()).responses).toMatchObject([
    { format: 'choice', value: { format: 'choice', chosen: [{ id: 'b', text: 'Option b' }], isLate: false } },
    {
      value: {
        chosen: [
          { id: 'a', text: 'Option a' },
          { id: 'c', text: 'Option c' },
        ],
      },
    },
  ]);
});

test('a number stands within its limits, with its unit', async () => {
  const { start, use, current } = await begun(number, {
    ...number,
    minimum: null,
    maximum: null,
    unit: null,
    decimals: 4,
  });
  await start(0, 'number');
  await start(1, 'number');
  expect(codeOf(await use(0, given(null)))).toEqual([422, 'answer.empty']);
  expect(codeOf(await use(0, given(-5.1)))).toEqual([422, 'answer.number_out_of_range']);
  expect(codeOf(await use(0, given(10.6)))).toEqual([422, 'answer.number_out_of_range']);
  expect(codeOf(await use(0, given(1.25)))).toEqual([422, 'answer.too_many_decimals']);
  expect((await use(0, given(10.5))).status).toBe(200);
  expect((await use(1, given(99_999_999_999.1234))).status).toBe(200);
  expect((await current()).responses).toMatchObject([
    { format: 'number', value: { number: 10.5, unit: 'km' } },
    { value: { number: 99_999_999_999.1234, unit: null } },
  ]);
});

test('a date is a day of the calendar within its limits', async () => {
  const { start, use, current } = await begun(date);
  await start(0, 'date');
  expect(codeOf(await use(0, on(null)))).toEqual([422, 'answer.empty']);
  expect(codeOf(await use(0, on('2026-01-30')))).toEqual([422, 'answer.date_out_of_range']);
  expect(codeOf(await use(0, on('2027-01-01')))).toEqual([422, 'answer.date_out_of_range']);
  expect((await use(0, on('2026-02-28'))).status).toBe(200);
  expect((await current()).responses).toMatchObject([{ format: 'date', value: { date: '2026-02-28' } }]);
});

test('hostile values are refused and stored nowhere', async () => {
  const { start, save, use, current, ids } = await begun(one, number, date);
  for (const [index, format] of (['choice', 'number', 'date'] as const).entries()) await start(index, format);
  const hostile: [number, unknown][] = [
    [0, chosen('a', 'a')],
    [0, chosen(...Array.from({ length: 21 }, (_, id) => `o${id}`))],
    [0, chosen('a'.repeat(21))],
    [0, chosen('../a')],
    [0, chosen('')],
    [0, chosen(null)],
    [0, chosen({ id: 'a' })],
    [0, { format: 'choice', chosen: 'a' }],
    [0, { format: 'choice' }],
    [1, given('5')],
    [1, given(1e12)],
    [1, given(-1e300)],
    [1, given([1])],
    [1, { format: 'number' }],
    [2, on('2026-02-30')],
    [2, on('2026-2-3')],
    [2, on('0000-01-01')],
    [2, on('+012026-01-01')],
    [2, on('2026-06-01T00:00:00Z')],
    [2, on(20_260_601)],
    [2, { format: 'smoke', smoke: true }],
    [2, null],
  ];
  for (const [index, value] of hostile) {
    expect((await save(index, value, 1)).status, JSON.stringify(value)).toBe(400);
    expect((await use(index, value)).status, JSON.stringify(value)).toBe(400);
  }
  // In a format that the question does not allow.
  expect(codeOf(await use(0, given(5)))).toEqual([422, 'answer.format_not_allowed']);
  expect(codeOf(await start(0, 'date'))).toEqual([422, 'answer.format_not_allowed']);
  expect(codeOf(await save(0, on('2026-06-01'), 1))).toEqual([409, 'answer.not_started']);
  const { drafts, responses } = await current();
  expect(
    drafts.map(({ questionId, value }: { questionId: number; value: object }) => [questionId, value]),
  ).toEqual([
    [ids[0], chosen()],
    [ids[1], given(null)],
    [ids[2], on(null)],
  ]);
  expect(responses).toEqual([]);
});

test('another attempt changes the answer, and a started interview keeps its options when they are renamed', async () => {
  const { start, use, current, job } = await begun(one);
  await start(0, 'choice');
  await use(0, chosen('a'));
  const renamed = {
    ...one,
    options: one.options.map((each) => ({ ...each, text: `${each.text}, renamed` })),
  };
  const shown = (await nimble.call('GET', `/api/jobs/${job.id}`, { token: admin })).body.data.questions;
  const saved = await nimble.call('PUT', `/api/jobs/${job.id}/with-questions`, {
    token: admin,
    body: { data: { questions: [{ ...shown[0], formats: [renamed] }] } },
  });
  expect(saved.status).toBe(200);
  expect((await start(0, 'choice', 2)).body.data.value).toEqual(chosen('a'));
  await use(0, chosen('c'), 1, 2);
  expect((await current()).responses[0].value.chosen).toEqual([{ id: 'c', text: 'Option c' }]);
});

test('candidates never see which options are right', async () => {
  const { start, use, token, job } = await begun(one);
  await start(0, 'choice');
  const answers = [
    await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`),
    await nimble.call('GET', '/api/interviews/current', { token }),
    await use(0, chosen('b')),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/isRight|screening/);
  }
});
