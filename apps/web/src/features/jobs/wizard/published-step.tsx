import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { OmittedCriteria } from '../../scorecards/index.ts';
import { shareMessages, wizardMessages } from '../messages.ts';
import { interviewLink } from '../share/interview-link.ts';
import { LinkField } from '../share/use-share-job.tsx';
import type { Published } from './use-job-wizard.ts';

const messages = wizardMessages.published;

/** Right after publishing: shows the interview link, and what the job did not get. */
export function PublishedStep({ job }: { job: Published }) {
  return (
    <>
      <p dir="auto" className="mb-2 break-words font-medium">
        {job.title}
      </p>
      {job.sharedLink && <LinkField link={interviewLink(window.location.origin, job.shareToken)} />}
      <OmittedCriteria names={job.omittedCriteria ?? []} className="mt-4" />
    </>
  );
}

export function PublishedFooter({ job, onClose }: { job: Published; onClose: () => void }) {
  return (
    <>
      <ButtonLink to={`/jobs/${job.id}`} className="me-auto">
        {messages.viewJob}
      </ButtonLink>
      {job.sharedLink && (
        <a
          href={interviewLink(window.location.origin, job.shareToken)}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses()}
        >
          <ExternalLink aria-hidden />
          {shareMessages.open}
        </a>
      )}
      <Button variant="primary" onClick={onClose}>
        {messages.done}
      </Button>
    </>
  );
}
