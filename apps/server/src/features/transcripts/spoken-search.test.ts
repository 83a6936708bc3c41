import { mostSpokenHits } from '@nimble/contracts/transcripts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob, attachResume, somePdf } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { begunAnswers } from '../recordings/values/testing/begun-answers.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let jobId = 0;
beforeAll(async () => {
  nimble = await createTestApp();
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  jobId = (await activeJob(nimble, admin.token)).id;
});
afterAll(() => nimble.close());

/** One submission for each text, in their order; the words of a text are a second apart. */
async function say(texts: readonly string[], dictionary = 'english'): Promise<void> {
  await nimble.pool.query(
    `with texts as (select text, number, gen_random_uuid() as take from unnest($3::text[]) with ordinality as t (text, number)),
     made as (
       insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
         consent_version, consented_at)
       select $1, $2, 'Candidate', gen_random_uuid() || '@example.com', 'pending', '{}', '{}', '1', now()
       from texts order by number returning id
     ),
     numbered as (select id, row_number() over (order by id) as number from made),
     placed as (select * from texts join numbered using (number)),
     asked as (select id from questions where company_id = $1 limit 1),
     taken as (
       insert into takes (id, company_id, submission_id, question_id, mime, largest_bytes)
       select take, $1, placed.id, asked.id, 'video/mp4', 1 from placed, asked returning id
     ),
     filed as (
       insert into files (company_id, storage_key, name, mime, size_bytes)
       select $1, take::text, 'v', 'video/mp4', 1 from placed returning id, storage_key
     ),
     answered as (
       insert into responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256,
         starts_at_seconds)
       select $1, placed.id, asked.id, placed.take, filed.id, 'ready', '', 0
       from asked, taken, placed join filed on filed.storage_key = placed.take::text
       where taken.id = placed.take returning id, submission_id
     )
     insert into transcripts (response_id, company_id, submission_id, status, dictionary, text, words)
     select answered.id, $1, placed.id, 'done', $4::regconfig, text, (
       select jsonb_agg(jsonb_build_object('word', word, 'start', n - 1, 'end', n, 'confidence', 1) order by n)
       from regexp_split_to_table(text, ' ') with ordinality as said (word, n)
     )
     from answered join placed on placed.id = answered.submission_id`,
    [admin.companyId, jobId, texts, dictionary],
  );
}

type Hit = { submissionId: number; moment: number; snippet: { text: string; isHit: boolean }[] };
async function find(words: string, query = ''): Promise<{ total: number; hits: Hit[] }> {
  const path = `/api/transcripts/search?search=${encodeURIComponent(words)}${query}`;
  const { body } = await nimble.call('GET', path, { token: admin.token });
  return { total: body.meta.pagination.total, hits: body.data };
}
const shown = ({ snippet }: Hit) => snippet.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join(' ');

test('each language is searched in its own reduction, and the newest come first', async () => {
  await say(['We tested bridges.'], 'english');
  await say(['Wir bauten Brücken.', 'Eine Brücke.'], 'german');
  await say(['bridge'], 'simple');
  const english = await find('bridge');
  expect(english.total).toBe(2);
  expect(english.hits.map(shown)).toEqual(['[bridge]', 'We tested [bridges.]']);
  expect((await find('Brücken')).hits.map(shown)).toEqual(['Eine [Brücke.]', 'Wir bauten [Brücken.]']);
  expect(await find('the')).toMatchObject({ total: 0 });
});

test('a frequent word is counted to the limit, page by page without a gap, whatever the plan', async () => {
  const few = Array.from({ length: mostSpokenHits - 1 }, () => 'Teams everywhere.');
  await say(few);
  await say(Array.from({ length: 250 }, () => 'Nothing of it.'));
  // Too rare among the newest to be found there.
  const rare = await find('team', '&pageSize=100');
  expect([rare.total, rare.hits.length]).toEqual([mostSpokenHits - 1, mostSpokenHits - 1]);
  await say(Array.from({ length: mostSpokenHits + 5 }, () => 'A team.'));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => find('team', `&pageSize=40&page=${page}`)));
  expect(pages.map(({ total }) => total)).toEqual(Array.from({ length: 4 }, () => mostSpokenHits));
  const ids = pages.flatMap(({ hits }) => hits.map(({ submissionId }) => submissionId));
  expect(ids).toHaveLength(mostSpokenHits);
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('phrases, either of two words, and excluded words', async () => {
  await say(['a blue house', 'a house so blue', 'a red house']);
  expect((await find('"blue house"')).hits.map(shown)).toEqual(['a [blue house]']);
  expect((await find('blue or red')).total).toBe(3);
  expect((await find('house -blue')).hits.map(shown)).toEqual(['a red [house]']);
});

test('what stands together in a script without spaces is found as the words that were heard', async () => {
  await say(
    [
      '去年 私 たち は 新しい 店 を 開き ま した。',
      '店 は 新しい 本 を',
      '我们 测试 了 新的 桥梁 设计',
      'เรา สร้าง สะพาน ใหม่',
    ],
    'simple',
  );
  expect((await find('新しい店を')).hits.map(shown)).toEqual(['去年私たちは [新しい店を] 開きました。']);
  expect((await find('"店を 開きました"')).total).toBe(1);
  expect((await find('店 -新しい店')).hits.map(shown)).toEqual(['[店] は [新しい] 本を']);
  expect((await find('新的桥梁')).hits.map(shown)).toEqual(['我们测试了 [新的桥梁] 设计']);
  expect((await find('สะพานใหม่')).total).toBe(1);
  expect((await find('桥梁新的')).total).toBe(0);
});

test('the moment is right after many words that the index counts as several, and far away', async () => {
  // The index counts each of these words as three: its position is three times as far.
  const many = 'one-two '.repeat(400);
  await say([`${many}the harbour at last`, `${'— '.repeat(300)}my harbour`]);
  const { hits } = await find('harbour');
  expect(hits.map(({ moment }) => moment)).toEqual([301, 401]);
  expect(hits.map(shown)[1]).toMatch(/^… one-two .* the \[harbour\] at last$/);
});

test('what was written is found once it is submitted, beside what was said', async () => {
  const formats = [[{ format: 'text', maximumCharacters: 300, maximumWords: null }]];
  const { token, submissionId, start, use } = await begunAnswers({ nimble, admin: admin.token }, formats);
  await nimble.pool.query("UPDATE submissions SET language = 'de' WHERE id = $1", [submissionId]);
  await start(0, 'text');
  await use(0, { format: 'text', text: `${'Dort '.repeat(30)}\n\n  bauten wir viele\nBrücken.` });
  expect((await find('Brücke')).total).toBe(0);
  await attachResume(nimble, token, somePdf);
  await nimble.call('POST', '/api/interviews/current/submit', { token });
  await say(['Eine Brücke.'], 'german');
  const { hits } = await find('Brücke');
  expect(hits.map(shown)).toEqual([
    'Eine [Brücke.]',
    '… Dort Dort Dort Dort Dort bauten wir viele [Brücken.]',
  ]);
  expect(hits).toMatchObject([
    { format: 'video', moment: 1 },
    { format: 'text', moment: null, submissionId, candidateName: expect.any(String) },
  ]);
  expect((await find('"viele Brücken"')).total).toBe(1);
  admin = await addCompany(nimble);
  expect((await find('Brücke')).total).toBe(0);
});

test('what was written in a script without spaces is found inside its sentence', async () => {
  const formats = [[{ format: 'text', maximumCharacters: 2000, maximumWords: null }]];
  const { token, start, use } = await begunAnswers({ nimble, admin: admin.token }, formats);
  await start(0, 'text');
  await use(0, {
    format: 'text',
    text: `${'我们的团队，很好。'.repeat(100)}我有React经验，用ＣＡＤ测试了新的桥梁设计。 東京大学で学びました。เราสร้างสะพานใหม่`,
  });
  await attachResume(nimble, token, somePdf);
  await nimble.call('POST', '/api/interviews/current/submit', { token });
  expect((await find('新的桥梁')).hits.map(shown).join()).toContain('测试了 [新的桥梁] 设计');
  for (const words of [
    '桥梁',
    'React经验',
    'ＣＡＤ',
    '桥',
    '東京大学',
    '"大学で学び"',
    'สะพาน',
    '桥梁 -東北',
  ])
    expect((await find(words)).total, words).toBe(1);
  for (const words of ['梁桥', '桥梁 -東京', '桥设计']) expect((await find(words)).total, words).toBe(0);
});

test('whether there is anything to search depends on one’s own company', async () => {
  const state = async () => (await nimble.call('GET', '/api/transcripts/state', admin)).body.data;
  expect(await state()).toEqual({ isEngineOn: false, hasTranscripts: false, hasWritten: false });
  await say(['a blue house']);
  expect(await state()).toEqual({ isEngineOn: false, hasTranscripts: true, hasWritten: false });
  admin = await addCompany(nimble);
  expect(await state()).toEqual({ isEngineOn: false, hasTranscripts: false, hasWritten: false });
});
