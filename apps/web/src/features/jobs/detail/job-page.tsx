import type { Job, SavedJob } from '@nimble/contracts/jobs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useFocusKeptOnPage } from '../../../ui/use-kept-focus.ts';
import { ClosedLinks, PausedJob } from '../../plans/index.ts';
import { SaveTemplateDialog } from '../../templates/index.ts';
import { jobQuery } from '../jobs.queries.ts';
import { DeleteJobDialog } from '../list/delete-job-dialog.tsx';
import { jobPageMessages as messages } from '../messages.ts';
import { JobEditor } from './edit/job-editor.tsx';
import { JobHeader } from './job-header.tsx';
import { JobPageSkeleton } from './job-page-skeleton.tsx';
import { JobSections } from './job-sections.tsx';

/** One job; navigation state `editMode` opens it being edited. */
export function JobPage() {
  const jobId = Number(useParams().jobId);
  const isId = Number.isSafeInteger(jobId) && jobId > 0;
  const job = useQuery({ ...jobQuery(jobId), enabled: isId });

  const isMissing = !isId || (job.error instanceof ApiError && job.error.status === 404);
  // It was shown, and a colleague has deleted it since.
  if (isMissing && job.data !== undefined) {
    return (
      <>
        <BackToJobs />
        <ErrorState title={messages.deleted} text={messages.deletedText} />
      </>
    );
  }
  if (job.data !== undefined) return <LoadedJob key={jobId} job={job.data} />;
  if (isId && job.isPending) return <JobPageSkeleton />;
  return (
    <>
      <BackToJobs />
      {isMissing ? (
        <ErrorState title={messages.notFound} text={isId ? messages.notFoundText : messages.invalidId} />
      ) : (
        <ErrorState
          title={messages.notFound}
          text={messageOf(job.error, messages.loadFailed)}
          onRetry={() => void job.refetch()}
          retrying={job.isFetching}
        />
      )}
    </>
  );
}

function LoadedJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const mayUpdate = usePermission('job', 'update');
  const [isEditing, setIsEditing] = useState(isEditMode(useLocation().state));
  const [omittedCriteria, setOmittedCriteria] = useState<readonly string[]>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isSavingTemplate, setIsSavingTemplate] = useState(false);
  useFocusKeptOnPage(isEditing && mayUpdate ? 'edited' : 'shown');

  /** Stored in the navigation state too, so that a reload shows the same. */
  function setEditing(isOn: boolean): void {
    setIsEditing(isOn);
    void navigate('.', { replace: true, state: isOn ? { editMode: true } : null });
  }
  function onSaved({ omittedCriteria: omitted = [] }: SavedJob): void {
    setOmittedCriteria(omitted);
    setEditing(false);
  }
  return (
    <>
      <BackToJobs />
      {job.status === 'active' && <ClosedLinks isOneLink />}
      {job.status === 'paused' && <PausedJob jobId={job.id} />}
      {isEditing && mayUpdate ? (
        <JobEditor job={job} onSaved={onSaved} onClose={() => setEditing(false)} />
      ) : (
        <>
          <JobHeader
            job={job}
            onEdit={() => setEditing(true)}
            onSaveAsTemplate={() => setIsSavingTemplate(true)}
            onDelete={() => setIsDeleting(true)}
          />
          <JobSections job={job} omittedCriteria={omittedCriteria} />
        </>
      )}
      {isSavingTemplate && <SaveTemplateDialog jobId={job.id} onClose={() => setIsSavingTemplate(false)} />}
      {isDeleting && (
        <DeleteJobDialog
          job={job}
          onClose={() => setIsDeleting(false)}
          onDone={() => navigate('/jobs', { replace: true })}
        />
      )}
    </>
  );
}

function BackToJobs() {
  return (
    <BackLink to="/jobs" className="mb-2">
      {messages.backToJobs}
    </BackLink>
  );
}

function isEditMode(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'editMode' in state && state.editMode === true;
}
