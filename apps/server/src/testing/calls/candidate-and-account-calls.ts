import { randomUUID } from 'node:crypto';
import { listed, type SpecifiedCall } from './specified-call.ts';

const password = { password: 'Fresh-Password-9', passwordConfirmation: 'Fresh-Password-9' };

/** Calls of the candidate flow and accounts. */
export const candidateAndAccountCalls: readonly SpecifiedCall[] = [
  {
    row: 'POST users-permissions/user-login',
    method: 'POST',
    path: () => '/api/users-permissions/user-login',
    body: () => ({ identifier: 'owners@example.com', password: 'Secret12' }),
    as: 'nobody',
    reads: ['user.id', 'jwt'],
  },
  {
    row: 'POST /users-permissions/auth/custom-register',
    method: 'POST',
    path: () => '/api/users-permissions/auth/custom-register',
    body: () => ({
      username: 'newcomer',
      email: 'new@example.com',
      password: 'Secret12',
      company: 'Newcomers',
    }),
    as: 'nobody',
    reads: ['message'],
  },
  {
    row: 'POST /users-permissions/mail/forgot-password',
    method: 'POST',
    path: () => '/api/users-permissions/mail/forgot-password',
    body: () => ({ email: 'owners@example.com' }),
    as: 'nobody',
  },
  {
    row: 'POST /auth/reset-password',
    method: 'POST',
    path: () => '/api/auth/reset-password',
    body: () => ({ verificatationCode: 'unknown', ...password }),
    as: 'nobody',
    status: 400,
  },
  {
    row: 'POST users-permissions/auth/account-verification',
    method: 'POST',
    path: () => '/api/users-permissions/auth/account-verification',
    body: () => ({ verificationCode: 'unknown' }),
    as: 'nobody',
    status: 400,
  },
  {
    row: 'GET /getPublicInterview/{jobToken}',
    method: 'GET',
    path: ({ job }) => `/api/getPublicInterview/${job.shareToken}`,
    as: 'nobody',
    reads: ['data.title', 'data.questions', 'data.company.name', 'error'],
  },
  {
    row: 'POST /submissions/validate-email',
    method: 'POST',
    path: () => '/api/submissions/validate-email',
    body: ({ job }) => ({ email: 'casey@example.com', jobId: job.id }),
    headers: ({ job }) => ({ referer: `https://hiring.example.com/interview/${job.shareToken}` }),
    as: 'nobody',
    reads: ['data.exists'],
  },
  {
    row: 'GET /auth/google/callback',
    method: 'GET',
    path: () => '/api/auth/google/callback?access_token=unknown',
    as: 'nobody',
    status: 400,
  },
  {
    row: 'POST /users-permissions/auth/company-registration',
    method: 'POST',
    path: () => '/api/users-permissions/auth/company-registration',
    body: () => ({ company: `Company ${randomUUID().slice(0, 8)}` }),
    as: 'without company',
    reads: ['message', 'user.company.id'],
  },
  {
    row: 'GET /users/me',
    method: 'GET',
    path: () => '/api/users/me?populate=role,avatar,company',
    reads: ['id', 'role.name', 'avatar', 'company.id'],
  },
  {
    row: 'GET /users/{id}',
    method: 'GET',
    path: ({ userId }) => `/api/users/${userId}?populate=company,avatar,company.logo`,
    reads: ['id', 'company.logo', 'avatar'],
  },
  {
    row: 'PUT /users/{id}',
    method: 'PUT',
    path: ({ userId }) => `/api/users/${userId}`,
    body: () => ({
      firstName: 'Ada',
      lastName: 'Lovelace',
      bio: 'Likes machines.',
      position: 'Recruiter',
      phone: '+44 2079460018',
      location: 'London',
      website: 'https://example.com',
      theme: 'dark',
      language: 'de',
    }),
    reads: ['id', 'firstName', 'theme', 'language'],
  },
  {
    row: 'POST /auth/change-password',
    method: 'POST',
    path: () => '/api/auth/change-password',
    body: () => ({ currentPassword: 'Secret12', ...password }),
    as: 'new user',
    reads: ['jwt'],
  },
  {
    row: 'PUT /companies/{id}',
    method: 'PUT',
    path: ({ companyId }) => `/api/companies/${companyId}`,
    body: () => ({
      data: {
        name: 'Owners again',
        website: 'https://example.com',
        primaryColor: '#1d4ed8',
        secondaryColor: '#064e3b',
        accentColor: '#f59e0b',
        logo: null,
      },
    }),
    reads: ['data.id', 'data.logo'],
  },
  {
    row: 'GET /analytics/list?timeRange',
    method: 'GET',
    path: () => '/api/analytics/list?timeRange=30d',
  },
  {
    row: 'POST submissions/compile/{id}',
    method: 'POST',
    path: ({ submissionId }) => `/api/submissions/compile/${submissionId}`,
    body: () => ({}),
    reads: ['data.compiled_video'],
  },
  {
    row: 'Submissions, list: populate, page, pageSize, sort, status',
    method: 'GET',
    path: () =>
      '/api/submissions?populate=job,resume&page=1&pageSize=10&sort=createdAt:desc&filters[status][$eq]=pending',
    reads: [...listed, 'data.0.job.title', 'data.0.resume'],
  },
  {
    row: 'Submissions, per job: filters job, status, containsi; populate job, responses, responses.question, resume',
    method: 'GET',
    path: ({ job }) =>
      `/api/submissions?filters[job][id][$eq]=${job.id}&filters[status][$eq]=pending&filters[$or][0][candidateName][$containsi]=CASEY&filters[$or][1][candidateEmail][$containsi]=casey&populate=job,responses,responses.question,resume`,
    reads: [...listed, 'data.0.responses.0.question.question'],
  },
  {
    row: 'Submission-responses, generic',
    method: 'GET',
    path: ({ submissionId }) =>
      `/api/submission-responses?filters[submission][id][$eq]=${submissionId}&populate[0]=question&populate[1]=submission`,
    reads: [...listed, 'data.0.question.time_limit', 'data.0.submission.candidateName'],
  },
];
