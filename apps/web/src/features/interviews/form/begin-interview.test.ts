import { insightsConsentVersion } from '@nimble/contracts/insights';
import type { PublicJob } from '@nimble/contracts/interviews';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { readLocalSession } from '../session/local-session.ts';
import { BegunElsewhereError, beginInterview, EmailTakenError, ResumeError } from './begin-interview.ts';

const job = {
  id: 7,
  questions: [],
  insights: { performance: true, behavioral: false },
} as unknown as PublicJob;
const resume = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
const insights = { performance: false, behavioral: false };
const person = { name: ' Ann Lee ', email: ' ann@example.com ', resume, insights, startsOver: false };

type Reply = { status?: number; body: unknown };
let calls: string[];
let sent: string[];
let percents: number[];
const onPercent = (percent: number) => void percents.push(percent);
let replies: Record<string, () => Reply>;
const state = (resumeName: string | null, status = 'uploading') => ({
  submission: { id: 5, status, candidateName: 'Ann Lee', candidateEmail: 'ann@example.com' },
  resume: resumeName === null ? null : { name: resumeName, size: 5, mime: 'application/pdf' },
  responses: [],
});

beforeEach(() => {
  calls = [];
  sent = [];
  percents = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('window', { screen: { width: 1, height: 1, colorDepth: 24 } });
  replies = {
    'POST /api/submissions/validate-email': () => ({ body: { data: { exists: false, isBegun: false } } }),
    'POST /api/submissions': () => ({ body: { data: state(null), token: 'candidate' } }),
    'PUT /api/interviews/current/insights-consent': () => ({ body: { data: state(null) } }),
    'GET /api/interviews/current': () => ({ body: { data: state(null) } }),
    'POST /api/interviews/current/resume': () => ({ body: { data: state('cv.pdf') } }),
  };
  vi.stubGlobal('fetch', async (address: string, { method, body: given }: RequestInit) => {
    calls.push(`${method} ${address}`);
    if (typeof given === 'string') sent.push(given);
    const { status = 200, body } = replies[`${method} ${address}`]?.() ?? { status: 404, body: null };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('checks the address, begins, and attaches the resume, in this order', async () => {
  const { session, interview } = await beginInterview(job, 'link', person, onPercent);
  expect(calls).toEqual([
    'POST /api/submissions/validate-email',
    'POST /api/submissions',
    'POST /api/interviews/current/resume',
    'GET /api/interviews/current',
  ]);
  expect(session).toMatchObject({ email: 'ann@example.com', submissionId: 5, token: 'candidate' });
  expect(interview.submission.id).toBe(5);
  expect(percents).toEqual([5, 20]);
});

test.each([
  ['?source=newsletter', 'newsletter'],
  ['?utm_source=board', 'board'],
  [`?source=${'a'.repeat(300)}`, 'a'.repeat(200)],
  [`?source=${'a'.repeat(199)}🥖`, 'a'.repeat(199)],
  ['', undefined],
])('a link with %s has this source', async (search, source) => {
  vi.stubGlobal('location', { search });
  await beginInterview(job, 'link', person, onPercent);
  const begun = sent.map((body) => JSON.parse(body)).find(({ data }) => data?.candidateName === 'Ann Lee');
  expect(begun.data.source).toBe(source);
});

test('a retry after a lost resume begins no second interview', async () => {
  replies['POST /api/interviews/current/resume'] = () => ({ status: 500, body: null });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(ResumeError);
  expect(readLocalSession('link')?.token).toBe('candidate');
  replies['POST /api/interviews/current/resume'] = () => ({ body: { data: state('cv.pdf') } });
  await beginInterview(job, 'link', person, onPercent);
  expect(calls.filter((one) => one === 'POST /api/submissions')).toHaveLength(1);
});

test('continues by itself though the link has been closed meanwhile', async () => {
  await beginInterview(job, 'link', person, onPercent);
  replies['POST /api/submissions/validate-email'] = () => ({ status: 404, body: null });
  const { session } = await beginInterview(job, 'link', person, onPercent);
  expect(session.submissionId).toBe(5);
});

test('starts over when the earlier interview is gone', async () => {
  await beginInterview(job, 'link', person, onPercent);
  let isGone = true;
  replies['GET /api/interviews/current'] = () => {
    const reply = isGone ? { status: 404, body: null } : { body: { data: state('cv.pdf') } };
    isGone = false;
    return reply;
  };
  await beginInterview(job, 'link', person, onPercent);
  expect(calls.filter((one) => one === 'POST /api/submissions')).toHaveLength(2);
});

test('reports an address that has submitted before, whichever call finds out', async () => {
  replies['POST /api/submissions/validate-email'] = () => ({
    body: { data: { exists: true, isBegun: false } },
  });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(EmailTakenError);
  expect(calls).toHaveLength(1);
  replies['POST /api/submissions/validate-email'] = () => ({
    body: { data: { exists: false, isBegun: false } },
  });
  replies['POST /api/submissions'] = () => ({ status: 409, body: null });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(EmailTakenError);
});

test('an interview begun with this address elsewhere is offered before another one begins', async () => {
  replies['POST /api/submissions/validate-email'] = () => ({
    body: { data: { exists: false, isBegun: true } },
  });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(BegunElsewhereError);
  expect(calls).toHaveLength(1);
  const { session } = await beginInterview(job, 'link', { ...person, startsOver: true }, onPercent);
  expect(session.submissionId).toBe(5);
});

test('shows why a resume was refused', async () => {
  const refusal = { data: null, error: { message: 'Please upload a PDF or DOCX file' } };
  replies['POST /api/interviews/current/resume'] = () => ({ status: 422, body: refusal });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(
    'Failed to upload resume: Please upload a PDF or DOCX file',
  );
  replies['POST /api/interviews/current/resume'] = () => ({ body: { data: state(null) } });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(
    'Resume upload failed: No data returned',
  );
});

test('an interview that continues has the consent given now, also where it takes back an earlier one', async () => {
  const agreed = { ...person, insights: { performance: true, behavioral: false } };
  await beginInterview(job, 'link', agreed, onPercent);
  expect(sent.map((body) => JSON.parse(body).data?.insightsConsent)).toContainEqual({
    ...agreed.insights,
    version: insightsConsentVersion,
  });
  await beginInterview(job, 'link', person, onPercent);
  expect(calls).toContain('PUT /api/interviews/current/insights-consent');
  expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ data: { ...insights, version: insightsConsentVersion } });
});

test('an interview that was submitted meanwhile does not continue, and its address is taken', async () => {
  await beginInterview(job, 'link', person, onPercent);
  replies['GET /api/interviews/current'] = () => ({ body: { data: state('cv.pdf', 'pending') } });
  replies['POST /api/submissions/validate-email'] = () => ({
    body: { data: { exists: true, isBegun: false } },
  });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(EmailTakenError);
});

test('a connection lost while the resume is sent is not the fault of the resume', async () => {
  replies['POST /api/interviews/current/resume'] = () => {
    throw new TypeError('fetch failed');
  };
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(ApiError);
});

test('while the earlier interview cannot be looked for, no second one begins', async () => {
  await beginInterview(job, 'link', person, onPercent);
  replies['GET /api/interviews/current'] = () => ({ status: 503, body: null });
  await expect(beginInterview(job, 'link', person, onPercent)).rejects.toThrow(ApiError);
  expect(calls.filter((one) => one === 'POST /api/submissions')).toHaveLength(1);
});

test('by a personal link, what was answered on another device is not asked again', async () => {
  const questions = [{ id: 1 }, { id: 2 }];
  const current = { ...state('cv.pdf'), job: { ...job, questions }, responses: [{ questionId: 1 }] };
  replies['GET /api/interviews/current'] = () => ({ body: { data: current } });
  const { session } = await beginInterview(job, 'link', person, onPercent);
  expect(session.questionIndex).toBe(1);
});
