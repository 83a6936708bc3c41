import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let owner: { token: string; userId: number };
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url });
  owner = await addCompany(nimble);
  await nimble.pool.query(
    "UPDATE users SET display_name = 'Ada Hall', email = 'ada@harbour.example' WHERE id = $1",
    [owner.userId],
  );
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

const questions = [90, 120, 60].map((seconds, index) => ({
  question: `What is the answer to question ${index + 1}?`,
  time_limit: seconds,
  required: true,
}));

async function newJob(changes: object = {}): Promise<{ id: number }> {
  const data = {
    title: 'Night Baker',
    description: 'You bake while the harbour sleeps.',
    status: 'active',
    questions,
    ...changes,
  };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', {
    token: owner.token,
    body: { data },
  });
  return body.data;
}

const invite = (jobId: number, data: object) =>
  nimble.call('POST', `/api/jobs/${jobId}/invitations`, { token: owner.token, body: { data } });

/** The one email of an invitation, with its text on one line for each paragraph. */
async function mailOf(jobId: number, data: object): Promise<Email> {
  const before = mailServer.received.length;
  expect((await invite(jobId, { emails: ['ann@example.com'], ...data })).status).toBe(200);
  await nimble.runTasks();
  expect(mailServer.received.length).toBe(before + 1);
  return mailServer.received[before] as Email;
}
/** Text and HTML have the same content, apart from escaping. */
function expectSaid({ text, html }: Email, sentence: string): void {
  expect(text?.replace(/\s+/g, ' ')).toContain(sentence);
  const read = html?.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  expect(read).toContain(sentence);
}

const text = { format: 'text', maximumCharacters: 300, maximumWords: null };
const file = { format: 'file', kinds: ['pdf'], maximumBytes: 1024 * 1024, maximumFiles: 1 };
const audio = { format: 'audio' };
const video = { format: 'video' };

test.each<[string, object[][], string, string]>([
  [
    'video alone',
    [[video]],
    'a video interview',
    'You answer on video whenever it suits you, without an account. All you need is a camera',
  ],
  [
    'video somewhere',
    [[video], [text]],
    'an interview',
    'whenever it suits you, without an account. For some questions you need a camera',
  ],
  ['audio as well', [[video, audio]], 'an interview', 'You do not need a camera.'],
  ['writing as well', [[video, text]], 'an interview', 'You need neither a camera nor a microphone.'],
  [
    'writing and files',
    [[text], [file]],
    'an interview',
    '2 questions and takes at most 1 minute. You answer whenever',
  ],
  ['files alone', [[file]], 'an interview', '1 question and no time limit. You answer whenever'],
])('says what answering needs: %s', async (_name, formats, interview, sentence) => {
  const asked = formats.map((each) => ({ ...questions[2], formats: each }));
  const job = await newJob({ questions: asked });
  const mail = await mailOf(job.id, { deadline: '2099-12-04T22:00:00.000Z' });
  expectSaid(mail, sentence);
  expectSaid(mail, `invites you to ${interview} for the job`);
  expect(mail.subject).toContain(`Invitation to ${interview} with `);
  const calendar = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
  expect(calendar).toContain(`SUMMARY:Deadline: ${interview.replace(/^an? /, '')} with `);
});

test('names the candidate, the length, the deadline and the contact, and contains the message', async () => {
  const job = await newJob({ thinkingTime: 30, deadline: '2099-12-04T22:00:00.000Z' });
  const mail = await mailOf(job.id, {
    names: [{ email: 'Ann@example.com', name: 'Ann Lee' }],
    message: 'We liked your talk on sourdough, and/or the 2.5 kg loaf.',
    timeZone: 'America/New_York',
    sharesContact: true,
  });
  expectSaid(mail, 'Hello Ann Lee,');
  expectSaid(mail, 'A message from Ada Hall: “We liked your talk on sourdough, and/or the 2.5 kg loaf.”');
  // 270 seconds to answer and three times 30 to think.
  expectSaid(
    mail,
    'The interview has 3 questions and takes at most 6 minutes, including time to think before each answer.',
  );
  expectSaid(mail, 'Please finish by Friday, December 4, 2099 at 5:00 PM Eastern Standard Time.');
  expectSaid(
    mail,
    'Do you have any questions? Reply to this email, or write to Ada Hall (ada@harbour.example).',
  );
  expect(mail.replyTo).toEqual([{ name: 'Ada Hall', address: 'ada@harbour.example' }]);
});

test('a contact named by their own address is named once, and the message comes from the company', async () => {
  const rename = (name: string, email: string) =>
    nimble.pool.query('UPDATE users SET display_name = $2, email = $3 WHERE id = $1', [
      owner.userId,
      name,
      email,
    ]);
  await rename('Ada@harbour.example', 'ada@harbour.example');
  const { id } = await newJob();
  const mail = await mailOf(id, { message: 'See you soon.', sharesContact: true });
  await rename('Ada Hall', 'ada@harbour.example');
  expectSaid(mail, 'Reply to this email, or write to ada@harbour.example.');
  expect(mail.text).toMatch(/A message from (?!Ada).*: “See you soon.”/);
  expect(mail.replyTo).toEqual([{ name: '', address: 'ada@harbour.example' }]);
});

test('leaves out what is not set', async () => {
  const job = await newJob({ questions: questions.slice(0, 1) });
  const mail = await mailOf(job.id, {});
  expectSaid(mail, 'Hello,');
  expectSaid(mail, 'The interview has 1 question and takes at most 2 minutes.');
  expect(mail.text).not.toMatch(/message from|finish by|time to think|any questions|Ada|harbour\.example/);
  expect(mail.replyTo).toBeUndefined();
});

test('the deadline is in UTC without a time zone, or with one that this server does not know', async () => {
  for (const timeZone of [undefined, 'Atlantis/Capital', 'Etc/UTC']) {
    const job = await newJob({ deadline: '2099-12-04T22:00:00.000Z' });
    const mail = await mailOf(job.id, { timeZone });
    expectSaid(mail, 'Please finish by Friday, December 4, 2099 at 10:00 PM UTC.');
  }
});

test('a candidate with extra time sees their own length', async () => {
  const job = await newJob();
  await nimble.call('PUT', `/api/jobs/${job.id}/extra-time`, {
    token: owner.token,
    body: { data: { email: 'ann@example.com', factor: 2 } },
  });
  expectSaid(await mailOf(job.id, {}), 'takes at most 9 minutes.');
});

test('each limit is lengthened to whole seconds, as the interview counts it', async () => {
  const short = { question: 'Why here?', time_limit: 30, required: true };
  const job = await newJob({ questions: Array.from({ length: 8 }, () => short) });
  // 8 × 38 seconds, not 8 × 37.5.
  expectSaid(await mailOf(job.id, { extraTime: 1.25 }), 'takes at most 6 minutes.');
});

test('neither name nor message brings HTML, links or headers into the email', async () => {
  const job = await newJob();
  const mail = await mailOf(job.id, {
    names: [{ email: 'ann@example.com', name: 'Ann\r\nBcc: all@evil.example <b>www.evil.example/x</b>' }],
    message: 'Hello\r\nBcc: x\n\n<a href=x onclick="go()">now</a> evil\u3002example <script>1</script>',
    sharesContact: true,
  });
  expect(mail.bcc).toBeUndefined();
  expect(mail.to?.map(({ address }) => address)).toEqual(['ann@example.com']);
  expect(mail.html).not.toMatch(/<b>|<script|<a href=x/);
  expect(mail.html?.match(/<a /g)).toHaveLength(2);
  for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/evil[.\u3002]example/);
  expect(mail.text).toContain('“Hello Bcc: x <a href=x onclick="go()">now</a>');
});

test.each([
  ['Book at https://evil.example/now', 'Please leave out links'],
  ['See www.evil', 'Please leave out links'],
  ['Look at evil.example today', 'Please leave out links'],
  ['Write to me@evil', 'Please leave out links'],
  ['a'.repeat(301), 'Your message must be at most 300 characters'],
])('the message "%s" is refused', async (message, reason) => {
  const job = await newJob();
  const { status, body } = await invite(job.id, { emails: ['ann@example.com'], message });
  expect([status, body.error.details.errors[0].message]).toEqual([400, expect.stringContaining(reason)]);
});

test('a contact who cannot sign in any longer is not named', async () => {
  const job = await newJob();
  const before = mailServer.received.length;
  await invite(job.id, { emails: ['late@example.com'], sharesContact: true });
  await nimble.pool.query('UPDATE users SET confirmed_at = NULL WHERE id = $1', [owner.userId]);
  await nimble.runTasks();
  await nimble.pool.query('UPDATE users SET confirmed_at = now() WHERE id = $1', [owner.userId]);
  expect(mailServer.received[before]?.text).not.toContain('Ada Hall');
});

test('is in the language of the job, with the deadline as that language writes it', async () => {
  const job = await newJob({ language: 'de', deadline: '2099-12-04T22:00:00.000Z' });
  const mail = await mailOf(job.id, { names: [{ email: 'ann@example.com', name: 'Ann Lee' }] });
  expect(mail.subject).toContain('Einladung zum Video-Interview');
  expectSaid(mail, 'Guten Tag Ann Lee,');
  expectSaid(mail, 'Bitte schließen Sie das Interview bis Freitag, 4. Dezember 2099');
  expectSaid(mail, 'Das Interview hat 3 Fragen und dauert höchstens 5 Minuten.');
  expect(mail.html).toContain('<html lang="de">');
});

test('has the words of the company, with the button where its link stands, and leaves out what is not set', async () => {
  const text = `Hi {candidateName},

please answer for {jobTitle}.

{message}

Until {deadline}.

{link}

Thank you, {companyName}`;
  const { status } = await nimble.call('PUT', '/api/mail-templates/invitation/fr', {
    token: owner.token,
    body: { data: { subject: 'Your turn, {candidateName}', text } },
  });
  expect(status).toBe(200);
  const job = await newJob({ language: 'fr' });
  const mail = await mailOf(job.id, {});
  expect(mail.subject).toBe('Your turn');
  const paragraphs = mail.text?.trim().split(/\r?\n\r?\n/) ?? [];
  expect(paragraphs.slice(0, 2)).toEqual(['Hi,', 'please answer for Night Baker.']);
  expect(paragraphs[2]).toContain('/interview/');
  expect(paragraphs[3]).toMatch(/^Thank you, Company/);
  const deadline = '2099-12-04T22:00:00.000Z';
  const other = await newJob({ language: 'fr', deadline });
  const named = await mailOf(other.id, {
    names: [{ email: 'ann@example.com', name: 'Ann Lee' }],
    message: 'Good luck',
  });
  expect(named.subject).toBe('Your turn, Ann Lee');
  expectSaid(named, 'Hi Ann Lee,');
  expectSaid(named, 'Good luck');
  expectSaid(named, 'Until vendredi 4 décembre 2099');
});

test('lists the questions where the job or the invitation shows them in advance', async () => {
  const list = (mail: Email) =>
    /The questions, so that you can prepare:\n(1\. [^]*?)\n\n/.exec(mail.text ?? '')?.[1];
  const every = 'What is the answer to question';
  expect(list(await mailOf((await newJob()).id, {}))).toBeUndefined();
  const numbered = `1. ${every} 1?\n2. ${every} 2?\n3. ${every} 3?`;
  expect(list(await mailOf((await newJob({ questionsInAdvance: true })).id, {}))).toBe(numbered);
  const job = await newJob();
  expect(list(await mailOf(job.id, { questionsInAdvance: true }))).toBe(numbered);
  // Only for this candidate.
  expect(list(await mailOf(job.id, { emails: ['bob@example.com'] }))).toBeUndefined();
});

test('a candidate without a time limit reads that there is none, and the questions where they get them', async () => {
  const job = await newJob();
  const data = { email: 'calm@example.com', factor: 1, untimed: true, questionsInAdvance: true };
  await nimble.call('PUT', `/api/jobs/${job.id}/extra-time`, { token: owner.token, body: { data } });
  const mail = await mailOf(job.id, { emails: ['calm@example.com'] });
  expectSaid(mail, 'has 3 questions and no time limit');
  expectSaid(mail, '1. What is the answer to question 1?');
  expect(mail.text).not.toContain('minutes');
});

test('a question makes no link in an email', async () => {
  const linked = [
    { question: 'What is wrong at https://evil.example.com today?', time_limit: 60, required: true },
  ];
  const mail = await mailOf((await newJob({ questionsInAdvance: true, questions: linked })).id, {});
  expect(mail.html).not.toContain('https://evil');
  expect(mail.text).toContain('1. What is wrong at https: //evil. example. com today?');
});
