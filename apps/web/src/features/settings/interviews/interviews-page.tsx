import type { OwnCompany } from '@nimble/contracts/companies';
import type { JobsRequiringVideo } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { companyQuery, useSaveCompany } from '../branding/branding.queries.ts';
import { brandingMessages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { JobsOnVideo, JobsRequiringVideoNote } from './jobs-requiring-video.tsx';
import { promiseMessages as messages } from './messages.ts';
import { StoredRecordingsCard } from './stored-recordings-card.tsx';
import { jobsRequiringVideoQuery } from './video-required.queries.ts';

/** What the company promises to all candidates about their interviews. */
export function InterviewsPage() {
  const companyId = useCurrentUser().company?.id;
  return <SettingsLayout>{companyId !== undefined && <Promises companyId={companyId} />}</SettingsLayout>;
}

function Promises({ companyId }: { companyId: number }) {
  const company = useQuery(companyQuery(companyId));
  const mayViewJobs = usePermission('job', 'view');
  const requiring = useQuery({ ...jobsRequiringVideoQuery, enabled: mayViewJobs });
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-40" />
    </Loading>
  );
  return (
    <Loaded query={company} skeleton={skeleton} failed={brandingMessages.loadFailed}>
      {(shown) => (
        <div className="grid gap-6 self-start">
          <Card title={messages.title}>
            <VideoPromise company={shown} requiring={requiring.data} isLoading={requiring.isLoading} />
            {shown.videoNeverRequired && requiring.data !== undefined && (
              <JobsRequiringVideoNote requiring={requiring.data} />
            )}
          </Card>
          <StoredRecordingsCard company={shown} />
        </div>
      )}
    </Loaded>
  );
}

type Props = {
  company: OwnCompany;
  requiring: JobsRequiringVideo | undefined;
  /** It is not known yet whether a job breaks it. */
  isLoading: boolean;
};

/** Turning it on with jobs that break it names them first. */
function VideoPromise({ company, requiring, isLoading }: Props) {
  const mayUpdate = usePermission('company', 'update');
  const saving = useSaveCompany(company.id);
  const [isAsking, setIsAsking] = useState(false);
  const hintId = useId();
  function save(videoNeverRequired: boolean): void {
    saving.mutate(
      { videoNeverRequired },
      {
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.failed)),
        onSettled: () => setIsAsking(false),
      },
    );
  }
  return (
    <div role="group" aria-describedby={hintId}>
      <Switch
        label={messages.label}
        checked={company.videoNeverRequired}
        disabled={!mayUpdate || isLoading}
        busy={saving.isPending}
        onChange={(isOn) => (isOn && requiring?.data.length ? setIsAsking(true) : save(isOn))}
      />
      <p id={hintId} className="mt-1 ps-11.5 text-ink-soft text-sm">
        {messages.hint}
      </p>
      {requiring !== undefined && (
        <ConfirmDialog
          open={isAsking}
          title={messages.confirmTitle}
          description={messages.confirmText({ count: requiring.meta.total })}
          confirmLabel={messages.confirm}
          pending={saving.isPending}
          onConfirm={() => save(true)}
          onCancel={() => setIsAsking(false)}
        >
          <JobsOnVideo requiring={requiring} />
        </ConfirmDialog>
      )}
    </div>
  );
}
