import { getResumeText, searchResumes } from '@nimble/contracts/resumes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

export function resumeTextQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'resume-text'],
    queryFn: async ({ signal }) => (await call(getResumeText, { params: { id: submissionId }, signal })).data,
  });
}

export function resumeSearchQuery(words: string) {
  return queryOptions({
    queryKey: [...queryKeys.submissions, 'resume-search', words],
    queryFn: async ({ signal }) => (await call(searchResumes, { query: { query: words }, signal })).data,
  });
}
