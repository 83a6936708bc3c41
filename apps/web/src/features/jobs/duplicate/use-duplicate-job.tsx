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
import { discardKept } from '../wizard/kept-draft.ts';
import { ReplaceDialog } from '../wizard/replace-dialog.tsx';
import { readUnfinished } from '../wizard/use-job-wizard.ts';
import { draftOfJob } from './draft-of-job.ts';
import { duplicateJobMessages as texts } from './messages.ts';

/**
 * Opens the wizard of a new job with the values of an existing one, and asks before it replaces an unfinished job;
 * render `wizard` where it stays while it is open.
 */
export function useDuplicateJob(): { duplicate: (jobId: number) => void; wizard: ReactNode } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [copied, setCopied] = useState<JobDraft | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open] = useOnce(async (jobId: number, replaces: boolean) => {
    try {
      const [job, team, criteria] = await Promise.all([
        client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }),
        client.fetchQuery({ ...teamQuery(jobId), staleTime: 0 }),
        client.fetchQuery({ ...criteriaQuery(jobId), staleTime: 0 }),
      ]);
      if (replaces) discardKept();
      setCopied(draftOfJob({ job, team, criteria }));
    } catch (error) {
      toast.error(messageOf(error, texts.failed));
    }
  });
  return {
    duplicate(jobId) {
      const unfinished = readUnfinished();
      if (unfinished === undefined) void open(jobId, false);
      else setAsked({ jobId, title: unfinished.draft.title });
    },
    wizard: (
      <>
        {asked !== null && (
          <ReplaceDialog
            title={asked.title}
            textOf={texts.replaceText}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              void open(asked.jobId, true);
            }}
          />
        )}
        {copied !== null && (
          <JobWizard
            copied={copied}
            onClose={() => setCopied(null)}
            onDraft={(job) => void navigate(`/jobs/${job.id}`)}
          />
        )}
      </>
    ),
  };
}

/** The job to copy, and the title of the unfinished one. */
type Asked = { jobId: number; title: string };
