import {
  createJob,
  deleteJob,
  getJob,
  type Job,
  type JobChanges,
  type JobInput,
  type JobStatus,
  listJobs,
  updateJob,
  updateJobWithQuestions,
} from '@nimble/contracts/jobs';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate, useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfJobs, shownOfSubmissions } from '../../shared/cache/query-keys.ts';
import { forgetWhenLeft, untilGone } from '../../shared/deletion.ts';
import type { ListAddress } from '../../shared/list-address.ts';
import { changedJob, createdJob } from './answered-job.ts';

/** One page of the company's jobs, newest first; the previous page stays while the next one loads. */
export function jobsPageQuery({ search, status, page, pageSize }: ListAddress<JobStatus>) {
  return queryOptions({
    queryKey: [...queryKeys.jobs, 'page', { search, status, page, pageSize }],
    queryFn: ({ signal }) =>
      call(listJobs, {
        query: {
          filters: {
            ...(search !== '' && { title: { $containsi: search } }),
            ...(status !== null && { status: { $eq: status } }),
          },
          sort: 'createdAt:desc',
          pagination: { page, pageSize },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One job with its questions and creator. */
export function jobQuery(jobId: number) {
  return queryOptions({
    queryKey: [...queryKeys.job(jobId), 'detail'],
    queryFn: async ({ signal }) => (await call(getJob, { params: { id: jobId }, signal })).data,
  });
}

export function useCreateJob() {
  const refresh = useInvalidate(shownOfJobs);
  return useMutation({
    mutationFn: async (job: JobInput) => createdJob(await call(createJob, { body: { data: job } })),
    onSuccess: refresh,
  });
}

/** Changes the given fields of a job; its page shows the answer at once. */
export function useUpdateJob(jobId: number) {
  const client = useQueryClient();
  const refresh = useInvalidate(shownOfJobs);
  return useMutation({
    mutationFn: async (changes: JobChanges) =>
      changedJob(await call(updateJob, { params: { id: jobId }, body: { data: changes } })),
    onSuccess: (job) => {
      client.setQueryData(jobQuery(jobId).queryKey, job);
      return refresh();
    },
  });
}

/** The same together with all its questions; 409 after a concurrent change since `updatedAt`. */
export function useSaveJob(jobId: number) {
  const client = useQueryClient();
  const refresh = useInvalidate(shownOfJobs);
  return useMutation({
    mutationFn: async (changes: JobChanges) =>
      changedJob(await call(updateJobWithQuestions, { params: { id: jobId }, body: { data: changes } })),
    // After a concurrent change the same form is sent again, about the job as it is then.
    about: ({ updatedAt }) => updatedAt ?? '',
    onSuccess: (job) => {
      client.setQueryData(jobQuery(jobId).queryKey, job);
      // Questions of the library bring some.
      void client.invalidateQueries({ queryKey: queryKeys.jobCriteria(jobId) });
      return refresh();
    },
  });
}

/** Deletes a job with its submissions; the lists of both are reloaded. */
export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: Job) => untilGone(call(deleteJob, { params: { id: job.id } })),
    onSuccess: (_answer, job) => {
      forgetWhenLeft(client, jobQuery(job.id).queryKey);
      void invalidate(client, [...shownOfSubmissions, queryKeys.anySubmission]);
    },
  });
}
