import { getResumeText, searchResumes } from '@nimble/contracts/resumes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** Under the key of submissions, so that what is read of a new one is loaded when the server tells of it. */
export function resumeTextQuery(submissionId: number) {
  return queryOptions({
    queryKey: ['submissions', 'resume-text', submissionId],
    queryFn: async ({ signal }) => (await call(getResumeText, { params: { id: submissionId }, signal })).data,
  });
}

export function resumeSearchQuery(words: string) {
  return queryOptions({
    queryKey: ['submissions', 'resume-search', words],
    queryFn: async ({ signal }) => (await call(searchResumes, { query: { query: words }, signal })).data,
  });
}
