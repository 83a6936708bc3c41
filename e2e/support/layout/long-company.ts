import { type Employee, newColleague, newRole, post, put, register } from '../company.ts';
import type { NimbleServer } from '../nimble-server.ts';
import { createJob } from '../open-job.ts';
import { answerClip, get, type OpenJob, submitInterview } from '../submissions.ts';
import { longEmail, longWord } from './long-texts.ts';

export type LongCompany = {
  admin: Employee;
  roleId: number;
  job: OpenJob;
  submissionId: number;
  /** Two that can be played side by side. */
  compared: readonly number[];
  /** Its answers could not be joined. */
  brokenId: number;
  guestAddress: string;
  /** Saved, and shared with the company. */
  viewId: number;
};

/** A company whose every text has the maximum length, mostly in one word. */
export async function longCompany(nimble: NimbleServer): Promise<LongCompany> {
  const admin = await longAdmin(nimble);
  const roleId = await newRole(nimble, admin, longWord('role', 50));
  await newColleague(nimble, admin, { id: roleId });
  const job = await longJob(nimble, admin);
  await longLibrary(nimble, admin);
  const submissions = await longSubmissions(nimble, admin, job);
  const { submissionId } = submissions;
  await longReview(nimble, admin, job, submissionId);
  await longSettings(nimble, admin);
  const guestAddress = await longGuest(nimble, admin, job, submissionId);
  const viewId = await longView(nimble, admin);
  return { admin, roleId, job, ...submissions, guestAddress, viewId };
}

async function longAdmin(nimble: NimbleServer): Promise<Employee> {
  const admin = await register(nimble, {
    company: longWord('company', 50),
    username: longWord('user', 50),
    email: longEmail('admin'),
  });
  type Me = { id: number; company: { id: number } };
  const me = await get<Me>(nimble, '/api/users/me', admin.token);
  const website = `https://${longWord('web', 50)}.example/${longWord('page', 120)}`;
  await put(
    nimble,
    `/api/users/${me.id}`,
    {
      displayName: longWord('shown', 50),
      firstName: longWord('first', 50),
      lastName: longWord('last', 50),
      position: longWord('position', 100),
      bio: longWord('bio', 500),
      location: longWord('place', 100),
      website,
    },
    admin.token,
  );
  const brand = { name: longWord('brand', 100), website };
  await put(nimble, `/api/companies/${me.company.id}`, { data: brand }, admin.token);
  await put(
    nimble,
    `/api/companies/${me.company.id}/insights`,
    { data: { level: 'scores', behavioral: true } },
    admin.token,
  );
  return admin;
}

const longDetails = {
  type: 'part-time',
  experience: longWord('experience', 50),
  department: longWord('department', 100),
  location: longWord('location', 100),
  requirements: longWord('requirements', 2000),
  benefits: longWord('benefits', 2000),
  salary: longWord('salary', 100),
  welcome: longWord('welcome', 1000),
  maxSubmissions: 100_000,
  retakes: 20,
  thinkingTime: 0,
};

async function longJob(nimble: NimbleServer, admin: Employee): Promise<OpenJob> {
  const data = {
    ...longDetails,
    title: longWord('job', 100),
    description: longWord('description', 400),
    status: 'active',
    questions: ['one', 'two'].map((of) => ({ question: longWord(of, 500), time_limit: 600, required: true })),
  };
  const job = await createJob(nimble, admin, data);
  const draft = { ...data, title: 'Head of the very long department '.repeat(3).trim(), status: 'draft' };
  await createJob(nimble, admin, draft);
  const criteria = ['taste', 'patience', 'speed'].map((of) => longWord(of, 60));
  await put(nimble, `/api/jobs/${job.id}/criteria`, { data: { criteria } }, admin.token);
  const template = { job: job.id, category: 'sales' };
  await post(nimble, '/api/job-templates', { data: template }, admin.token);
  const extra = { email: longEmail('extra'), factor: 1.25 };
  await put(nimble, `/api/jobs/${job.id}/extra-time`, { data: extra }, admin.token);
  const invitations = { emails: [longEmail('invited')] };
  await post(nimble, `/api/jobs/${job.id}/invitations`, { data: invitations }, admin.token);
  return job;
}

async function longSubmissions(nimble: NimbleServer, admin: Employee, job: OpenJob) {
  const clip = answerClip(2);
  const options = {
    insights: true,
    source: longWord('source', 40),
    resumeName: `${longWord('cv', 200)}.pdf`,
  };
  const submit = (name: string, email: string, isBroken: boolean) =>
    submitInterview(nimble, admin, job, { name, email }, clip, { ...options, isBroken });
  const [submissionId, other, brokenId] = await Promise.all([
    submit(longWord('Candidate', 100), longEmail('candidate'), false),
    submit(
      'Maximiliane Alexandra von und zu Hohenstein-Waldburg-Zeil'.padEnd(100, ' Maria'),
      'm@example.com',
      false,
    ),
    submit(longWord('Broken', 100), longEmail('broken'), true),
  ]);
  return { submissionId, compared: [submissionId, other], brokenId };
}

async function longLibrary(nimble: NimbleServer, admin: Employee): Promise<void> {
  const content = { question: longWord('library', 500), time_limit: 600, required: true };
  const tags = Array.from({ length: 10 }, (_, index) => longWord(`tag${index}`, 40));
  await post(
    nimble,
    '/api/library-questions',
    { data: { content, tags, difficulty: 'medium' } },
    admin.token,
  );
}

async function longReview(
  nimble: NimbleServer,
  admin: Employee,
  job: OpenJob,
  submissionId: number,
): Promise<void> {
  type Made = { data: { id: number } };
  const newStage = { name: longWord('stage', 40), status: 'in_review' };
  const stage = await post<Made>(nimble, '/api/stages', { data: newStage }, admin.token);
  const newTag = { name: longWord('tag', 40), color: 'amber' };
  const tag = await post<Made>(nimble, '/api/tags', { data: newTag }, admin.token);
  await put(nimble, `/api/submissions/${submissionId}/tags/${tag.data.id}`, {}, admin.token);
  const review = { notes: longWord('note', 5000), rating: 100, stage: stage.data.id };
  await put(nimble, `/api/submissions/${submissionId}`, { data: review }, admin.token);
  const ratings = ['taste', 'patience', 'speed'].flatMap((of) =>
    [null, job.questions[0]?.id ?? 0].map((questionId) => ({
      criterion: longWord(of, 60),
      questionId,
      stars: 4,
      comment: longWord('rated', 1000),
    })),
  );
  const path = `/api/submissions/${submissionId}/scorecard`;
  await put(nimble, path, { data: { ratings, give: true } }, admin.token);
  const comment = { responseId: await firstResponse(nimble, admin, submissionId), second: 1 };
  await post(
    nimble,
    `/api/submissions/${submissionId}/video-comments`,
    { data: { ...comment, comment: longWord('comment', 1000) } },
    admin.token,
  );
}

async function longSettings(nimble: NimbleServer, admin: Employee): Promise<void> {
  const token = {
    name: longWord('token', 60),
    permissions: { job: { view: true, create: true }, submission: { view: true } },
    days: 365,
  };
  await post(nimble, '/api/api-tokens', { data: token }, admin.token);
  const url = `https://${longWord('hooks', 60)}.example/${longWord('path', 400)}`;
  const events = ['submission.finished', 'submission.status_changed', 'job.published'];
  type Webhook = { data: { webhook: { id: number } } };
  const { data } = await post<Webhook>(nimble, '/api/webhooks', { data: { url, events } }, admin.token);
  await post(nimble, `/api/webhooks/${data.webhook.id}/ping`, {}, admin.token);
  const news = { type: 'info', title: longWord('news', 100), message: longWord('message', 500) };
  await post(nimble, '/api/notifications', { data: news }, admin.token);
}

async function longView(nimble: NimbleServer, admin: Employee): Promise<number> {
  const data = {
    name: longWord('view', 60),
    isShared: true,
    filters: {},
    sort: 'candidateName:asc',
    columns: ['job', 'status'],
  };
  return (await post<{ data: { id: number } }>(nimble, '/api/views', { data }, admin.token)).data.id;
}

async function longGuest(
  nimble: NimbleServer,
  admin: Employee,
  job: OpenJob,
  submissionId: number,
): Promise<string> {
  const data = {
    purpose: longWord('purpose', 100),
    candidates: [submissionId],
    showsNames: true,
    days: 30,
  };
  type Created = { data: { address: string } };
  const path = `/api/jobs/${job.id}/guest-links`;
  const { address } = (await post<Created>(nimble, path, { data }, admin.token)).data;
  const comment = {
    name: longWord('guest', 60),
    responseId: await firstResponse(nimble, admin, submissionId),
    second: 1,
    comment: longWord('comment', 1000),
  };
  await post(nimble, '/api/guest/comments', { data: comment }, address.split('#')[1]);
  return address;
}

async function firstResponse(nimble: NimbleServer, admin: Employee, submissionId: number): Promise<number> {
  type Answers = { data: { responses: { id: number }[] } };
  const { data } = await get<Answers>(nimble, `/api/submissions/${submissionId}`, admin.token);
  return data.responses[0]?.id ?? 0;
}
