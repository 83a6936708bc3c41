import { randomUUID } from 'node:crypto';
import { newSubmission } from '../journeys.ts';
import { listed, questions, type SpecifiedCall } from './specified-call.ts';

const stats = ['stats.total', 'stats.pendingReview', 'stats.averageScore'];

/** Calls of the workspace, except those about people and those that delete. */
export const workspaceCalls: readonly SpecifiedCall[] = [
  {
    row: 'GET /dashboard/stats',
    method: 'GET',
    path: () => '/api/dashboard/stats',
    reads: ['stats', 'jobs', 'analytics'],
  },
  {
    row: 'POST jobs/create-with-auth',
    method: 'POST',
    path: () => '/api/jobs/create-with-auth',
    body: ({ companyId }) => ({
      data: {
        title: 'Engineer',
        description: 'Builds what people need.',
        company: companyId,
        type: 'full-time',
        experience: 'mid',
        currency: 'USD',
        isPublic: false,
        allowAnonymous: false,
        status: 'draft',
        shareToken: randomUUID().replaceAll('-', '').slice(0, 12),
        template: null,
        questions,
      },
    }),
    reads: ['data.id', 'error'],
  },
  {
    row: 'Find jobs (generic)',
    method: 'GET',
    path: () => '/api/jobs?page=1&pageSize=12&filters[title][$contains]=Engin&filters[status][$eq]=active',
    reads: [...listed, 'data.0.title'],
  },
  {
    row: 'GET jobs/{id}',
    method: 'GET',
    path: ({ job }) => `/api/jobs/${job.id}?populate=questions,template,createdBy,submissions`,
    reads: ['data.questions', 'data.template', 'data.createdBy.id', 'data.submissions'],
  },
  {
    row: 'PUT /jobs/{id}',
    method: 'PUT',
    path: ({ job }) => `/api/jobs/${job.id}`,
    body: () => ({
      data: { title: 'Engineer two', description: 'Builds what people need.', status: 'active' },
    }),
    reads: ['data.title'],
  },
  {
    row: 'PUT /jobs/{id}/with-questions',
    method: 'PUT',
    path: ({ job }) => `/api/jobs/${job.id}/with-questions`,
    body: () => ({ data: { questions } }),
    reads: ['data.questions.0.id'],
  },
  {
    row: 'Find jobs by shareToken',
    method: 'GET',
    path: ({ job }) =>
      `/api/jobs?filters[shareToken][$eq]=${job.shareToken}&filters[status][$eq]=active&populate=questions,createdBy`,
    reads: [...listed, 'data.0.questions', 'data.0.createdBy'],
  },
  {
    row: 'Find job-templates',
    method: 'GET',
    path: () =>
      '/api/job-templates?populate=category,questions&filters[category][$eq]=technology&filters[is_standard][$eq]=true&filters[title][$containsi]=e',
    reads: [...listed, 'data.0.category.id', 'data.0.questions'],
  },
  {
    row: 'Get job-templates/{id}',
    method: 'GET',
    path: () => '/api/job-templates/1?populate=questions',
    reads: ['data.questions.0.question'],
  },
  {
    row: 'GET getVideoCount/{jobId}',
    method: 'GET',
    path: ({ job }) => `/api/getVideoCount/${job.id}`,
    reads: ['data.submissionCount', 'data.totalVideoCount'],
  },
  {
    row: 'Find submissions (generic)',
    method: 'GET',
    path: () =>
      '/api/submissions?populate[job][fields][0]=title&populate[resume]=true&fields=id,candidateName,candidateEmail,status,rating,createdAt,notes,resume&page=1&pageSize=12&sort=createdAt:desc',
    reads: [...listed, 'data.0.candidateName', 'data.0.job.title', 'data.0.resume'],
  },
  {
    row: 'PUT submissions/{id}',
    method: 'PUT',
    path: ({ submissionId }) => `/api/submissions/${submissionId}`,
    body: () => ({ data: { notes: 'Good.' } }),
    reads: ['data.notes'],
  },
  { row: 'GET /submissions/stats', method: 'GET', path: () => '/api/submissions/stats', reads: stats },
  {
    row: 'GET /submissions/stats/{jobId}',
    method: 'GET',
    path: ({ job }) => `/api/submissions/stats/${job.id}`,
    reads: stats,
  },
  {
    row: 'GET /submissions/job/{jobId}',
    method: 'GET',
    path: ({ job }) =>
      `/api/submissions/job/${job.id}?filters[candidateName][$containsi]=casey&searchTerm=smith&page=1&pageSize=10`,
    reads: ['data.0.id', 'pagination.totalPages'],
  },
  {
    row: 'GET /submissions/{id}',
    method: 'GET',
    path: ({ submissionId }) => `/api/submissions/${submissionId}`,
    reads: ['data.id', 'data.responses'],
  },
  {
    row: 'GET /jobs/{jobId}/candidates/stats',
    method: 'GET',
    path: ({ job }) => `/api/jobs/${job.id}/candidates/stats`,
    reads: ['data.totalCandidates'],
  },
  {
    row: 'Submission create',
    method: 'POST',
    path: () => '/api/submissions',
    body: ({ job }) => ({ data: newSubmission(job, 'another@example.com') }),
    as: 'nobody',
    reads: ['data.submission.id', 'token'],
  },
  {
    row: 'Analytics by period',
    method: 'GET',
    path: () => '/api/analytics/list?period=90d',
    reads: [
      'metrics',
      'jobPerformanceData',
      'candidateSourceData',
      'funnelData',
      'topJobs',
      'recentActivity',
      'performanceInsights',
    ],
  },
];
