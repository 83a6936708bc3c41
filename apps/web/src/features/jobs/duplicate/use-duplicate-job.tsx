import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { criteriaQuery } from '../../scorecards/index.ts';
import type { JobDraft } from '../form/job-draft.ts';
import { jobQuery } from '../jobs.queries.ts';
import { teamQuery } from '../team/team.queries.ts';
import { JobWizard } from '../wizard/job-wizard.tsx';
import { draftOfJob } from './draft-of-job.ts';
import { duplicateJobMessages } from './messages.ts';

/** Opens the wizard of a new job with the values of an existing one; render `wizard` where it stays while it is open. */
export function useDuplicateJob(): { duplicate: (jobId: number) => void; wizard: ReactNode } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [copied, setCopied] = useState<JobDraft | null>(null);
  const [duplicate] = useOnce(async (jobId: number) => {
    try {
      const [job, team, criteria] = await Promise.all([
        client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }),
        client.fetchQuery({ ...teamQuery(jobId), staleTime: 0 }),
        client.fetchQuery({ ...criteriaQuery(jobId), staleTime: 0 }),
      ]);
      setCopied(draftOfJob({ job, team, criteria }));
    } catch (error) {
      toast.error(messageOf(error, duplicateJobMessages.failed));
    }
  });
  return {
    duplicate: (jobId) => void duplicate(jobId),
    wizard: copied !== null && (
      <JobWizard
        copied={copied}
        onClose={() => setCopied(null)}
        onDraft={(job) => void navigate(`/jobs/${job.id}`)}
      />
    ),
  };
}
