import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Formats')).token;
});
afterAll(() => nimble.close());

const video = { format: 'video' };
const written = { format: 'text', maximumCharacters: 500, maximumWords: 80 };

function save(jobId: number, questions: readonly object[]) {
  const body = { data: { questions } };
  return nimble.call('PUT', `/api/jobs/${jobId}/with-questions`, { token, body });
}

async function shown(jobId: number) {
  return (await nimble.call('GET', `/api/jobs/${jobId}`, { token })).body.data.questions;
}

test('a question of which nothing was said is answered on video, and a call without formats keeps them', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  expect([first.formats, second.formats]).toEqual([[video], [video]]);
  await save(job.id, [{ ...first, formats: [written, video] }, second]);
  const { formats: _formats, ...silent } = (await shown(job.id))[0];
  const { body } = await save(job.id, [silent, second]);
  expect(body.data.questions[0]).toMatchObject({ id: silent.id, formats: [written, video] });
});

test('a started interview keeps the formats of its questions', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  const { token: candidate } = await begunInterview(nimble, job);
  await save(job.id, [{ ...first, formats: [written] }, second]);
  const ofCandidate = async (of: string) =>
    (await nimble.call('GET', '/api/interviews/current', { token: of })).body.data.job.questions[0].formats;
  expect(await ofCandidate(candidate)).toEqual([video]);
  const later = await begunInterview(nimble, job, 'later@example.com');
  expect(await ofCandidate(later.token)).toEqual([written]);
});

test('a question by itself has formats too', async () => {
  const job = await activeJob(nimble, token);
  const data = { job: job.id, question: 'What do you write?', time_limit: 60, required: true };
  const made = await nimble.call('POST', '/api/questions', {
    token,
    body: { data: { ...data, formats: [written] } },
  });
  expect(made.body.data.formats).toEqual([written]);
  const { id } = made.body.data;
  const changed = await nimble.call('PUT', `/api/questions/${id}`, {
    token,
    body: { data: { required: false } },
  });
  expect(changed.body.data).toMatchObject({ required: false, formats: [written] });
});

const option = (id: string, text = `Option ${id}`, isRight = false) => ({ id, text, isRight });
const choice = {
  format: 'choice',
  options: [option('yes'), option('no')],
  minimumChosen: 1,
  maximumChosen: 1,
  screening: null,
};
const screening = { effect: 'end', requirement: 'Right to work', options: ['no'] };
const number = { format: 'number', minimum: 0, maximum: 50, decimals: 1, unit: 'years' };
const date = { format: 'date', earliest: '2026-01-01', latest: null };

const refusedSettings = [
  [{ ...choice, options: [option('yes')] }],
  [{ ...choice, options: Array.from({ length: 21 }, (_, id) => option(`${id}`)) }],
  [{ ...choice, options: [option('yes'), option('yes', 'Another')] }],
  [{ ...choice, options: [option('yes', 'Same'), option('no', 'same')] }],
  [{ ...choice, options: [option('yes', ' '), option('no')] }],
  [{ ...choice, options: [option('yes', 'x'.repeat(201)), option('no')] }],
  [{ ...choice, options: [option('y e s'), option('no')] }],
  [{ ...choice, minimumChosen: 0 }],
  [{ ...choice, maximumChosen: 3 }],
  [{ ...choice, minimumChosen: 2 }],
  // Two right ones of which three must be chosen.
  [
    {
      ...choice,
      options: [option('a', 'A', true), option('b', 'B', true), option('c')],
      minimumChosen: 3,
      maximumChosen: 3,
    },
  ],
  [{ ...choice, screening: { ...screening, options: [] } }],
  [{ ...choice, screening: { ...screening, options: ['other'] } }],
  [{ ...choice, screening: { ...screening, options: ['yes', 'no'] } }],
  [{ ...choice, screening: { ...screening, requirement: ' ' } }],
  [{ ...choice, screening: { ...screening, effect: 'reject' } }],
  [{ ...choice, screening }, video],
  [{ ...number, decimals: 5 }],
  [{ ...number, minimum: 51 }],
  [{ ...number, maximum: 1e12 }],
  [{ ...number, unit: '' }],
  [{ ...number, unit: 'x'.repeat(21) }],
  [{ ...date, earliest: '2026-02-30' }],
  [{ ...date, latest: '2025-12-31' }],
];

test('choices, numbers and dates keep their settings, and a question that screens is required', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  const formats = [{ ...choice, screening }];
  await save(job.id, [
    { ...first, required: false, formats },
    { ...second, formats: [choice, number, date] },
  ]);
  const saved = await shown(job.id);
  expect(saved).toMatchObject([{ required: true, formats }, { formats: [choice, number, date] }]);
  // Saved again, it is the same question.
  await save(job.id, [{ ...saved[0], required: false }, saved[1]]);
  const idOf = ({ id }: { id: number }) => id;
  expect((await shown(job.id)).map(idOf)).toEqual(saved.map(idOf));
});

test('no, repeated, unknown and unlimited formats are refused, and nothing is saved', async () => {
  const job = await activeJob(nimble, token);
  const [first, second] = await shown(job.id);
  const refused = [
    [],
    [video, video],
    [{ format: 'smoke' }],
    [{ format: 'text' }],
    [{ ...written, maximumCharacters: 10_001 }],
    [{ ...written, maximumCharacters: 49 }],
    [{ ...written, maximumWords: 0 }],
    ['video'],
    null,
    ...refusedSettings,
  ];
  for (const formats of refused) {
    expect((await save(job.id, [{ ...first, formats }, second])).status).toBe(400);
  }
  expect(await shown(job.id)).toEqual([first, second]);
});

test('the table accepts no answer with a take and a value, and none without both', async () => {
  const job = await activeJob(nimble, token);
  const { submissionId } = await begunInterview(nimble, job);
  const [{ id: questionId }] = await shown(job.id);
  const insert = (columns: string, values: string) =>
    nimble.pool.query(
      `insert into responses (company_id, submission_id, question_id, processing_status, ${columns})
       select company_id, id, ${questionId}, 'ready', ${values} from submissions where id = ${submissionId}`,
    );
  const noAnswers = [
    ['format', `'video'`],
    ['format', `'text'`],
    ['format, value', `'text', '{"format": "text", "text": "x"}'`],
    ['format, value, seconds_used, is_late', `'text', '{"format": "text"}', 1, false`],
    ['format, value, seconds_used, is_late', `'text', '{"format": "text", "text": null}', 1, false`],
    ['format, value, seconds_used, is_late', `'text', 'null', 1, false`],
    ['format, value, seconds_used, is_late', `'video', '{"format": "text", "text": "x"}', 1, false`],
    ['format, value, seconds_used, is_late', `'choice', '{"format": "choice", "chosen": []}', 1, false`],
    ['format, value, seconds_used, is_late', `'number', '{"format": "number", "number": "5"}', 1, false`],
    ['format, value, seconds_used, is_late', `'date', '{"format": "date", "date": null}', 1, false`],
    ['format, value, seconds_used, is_late', `'smoke', '{"format": "smoke", "text": "x"}', 1, false`],
  ] as const;
  for (const [columns, values] of noAnswers) {
    await expect(insert(columns, values), values).rejects.toThrow(
      /responses_(format|text|choice|number|date)/,
    );
  }
  await insert('format, value, seconds_used, is_late', `'text', '{"format": "text", "text": "x"}', 1, false`);
});
