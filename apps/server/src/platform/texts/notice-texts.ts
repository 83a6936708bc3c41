import type { Language } from '@nimble/contracts/languages';
import { type Notice, noticeTexts } from '@nimble/contracts/notifications';
import { isPlanName, plans } from '@nimble/contracts/plans';
import { createTexts } from './texts.ts';

/** Stored values are of any version of Nimble: the compiler cannot know them. */
const texts = createTexts(noticeTexts, 'notifications.notices') as (
  language: Language,
  code: keyof typeof noticeTexts,
  values: Values,
) => string;
type Values = Readonly<Record<string, string | number | boolean>>;

/** What a person is notified of, in a language. */
export function noticeText(language: Language, notice: Notice): { title: string; message: string } {
  const values = writtenValues(language, notice);
  return {
    title: texts(language, titleOf(notice), values),
    message: texts(language, notice.code, values),
  };
}

function titleOf({ code }: Notice) {
  return code.replace('notice.', 'notice_title.') as keyof typeof noticeTexts;
}

/** `12 submissions` */
export function amountOfSubmissions(language: Language, count: number): string {
  return texts(language, 'notice.some_submissions', { count });
}

/** Days, amounts and names as the language writes them. */
function writtenValues(language: Language, { values = {} }: Notice): Values {
  const written: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(values))
    if (!Array.isArray(value)) written[name] = value as string;
  const { day, plan, limit, used, most } = written;
  if (typeof day === 'string') written['day'] = dayIn(language, day);
  if (typeof plan === 'string' && isPlanName(plan)) written['plan'] = plans[plan].name;
  if (limit === 'storage') Object.assign(written, { used: gigabytes(used), most: gigabytes(most) });
  const count = (name: string) => Number(values[name] ?? 0);
  const amounts = (jobs: number, users: number) =>
    joined(language, [
      ...(jobs === 0 ? [] : [texts(language, 'notice.some_jobs', { count: jobs })]),
      ...(users === 0 ? [] : [texts(language, 'notice.some_users', { count: users })]),
    ]);
  return {
    ...written,
    included: amounts(count('mostJobs'), count('mostUsers')),
    above: amounts(count('jobsAbove'), count('usersAbove')),
    named: namedAmounts(language, values['titles'], count('users')),
  };
}

/** The names come last, because long notifications are truncated. */
function namedAmounts(language: Language, titles: unknown, users: number): string {
  const jobs: readonly unknown[] = Array.isArray(titles) ? titles : [];
  const names = { count: jobs.length, names: jobs.join(', ') };
  return joined(language, [
    ...(users === 0 ? [] : [texts(language, 'notice.some_users', { count: users })]),
    ...(jobs.length === 0 ? [] : [texts(language, 'notice.named_jobs', names)]),
  ]);
}

function joined(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** UTC, as all limits are. */
function dayIn(language: Language, iso: string): string {
  return new Date(iso).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

function gigabytes(bytes: unknown): number {
  return Math.round((Number(bytes) / 1024 ** 3) * 10) / 10;
}
