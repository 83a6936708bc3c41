import type { Notice } from '@nimble/contracts/notifications';
import { expect, test } from 'vitest';
import { amountOfSubmissions, noticeText } from './notice-texts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a notice has a title and a text in each language', () => {
  const notice: Notice = { code: 'notice.job_paused', values: { job: 'Baker' } };
  expect(noticeText('en', notice)).toEqual({ title: 'Job updated', message: 'Baker is paused.' });
  expect(noticeText('de', notice)).toEqual({ title: 'Stelle geändert', message: 'Baker ist pausiert.' });
});

test('storage is in gigabytes, and the way out is that of the limit', () => {
  const used = { limit: 'storage', used: 4.25 * 1024 ** 3, most: 5 * 1024 ** 3 };
  expect(noticeText('en', { code: 'notice.plan_nearly_used', values: used })).toEqual({
    title: 'Storage nearly used up',
    message:
      '4.3 GB of 5 GB of storage. At the limit, your interview links turn new candidates away. Delete submissions that you no longer need, or upgrade under Plans.',
  });
  expect(plain(noticeText('de', { code: 'notice.plan_nearly_used', values: used }).message)).toMatch(
    /^4,3 GB von 5 GB Speicher\. /,
  );
});

test('a plan says what it turns off, and days as the language writes them', () => {
  const values = { day: '2026-12-01T08:00:00.000Z', insights: true, branding: false };
  expect(noticeText('en', { code: 'notice.trial_ends', values }).message).toBe(
    'Your Growth trial ends on December 1, 2026, and your company moves to Starter. AI analysis will be turned off. Go to Plans to see what changes, choose what stays active, or choose a plan.',
  );
  expect(noticeText('fr', { code: 'notice.trial_ends', values }).message).toContain('1 décembre 2026');
});

test('amounts are lists of what there is', () => {
  const values = {
    plan: 'starter',
    mostJobs: 1,
    mostUsers: 1,
    jobsAbove: 2,
    usersAbove: 0,
    day: '2026-12-01',
  };
  expect(noticeText('en', { code: 'notice.plan_choose', values }).message).toMatch(
    /^Your Starter plan includes 1 active job and 1 user, and you have 2 active jobs more than that\. /,
  );
  const paused = (titles: string[], users: number) =>
    noticeText('en', { code: 'notice.plan_paused', values: { titles, users } }).message;
  expect(paused(['Baker', 'Cook'], 1)).toMatch(/no room for 1 user and 2 jobs: Baker, Cook\. /);
  expect(paused(['Baker'], 0)).toMatch(/no room for the job Baker\. /);
  expect(amountOfSubmissions('es', 2)).toBe('2 entrevistas');
});
