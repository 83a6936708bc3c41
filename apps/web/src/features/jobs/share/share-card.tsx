import type { Job } from '@nimble/contracts/jobs';
import { ExternalLink, MailCheck } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { QrCode } from '../../../ui/figures/qr-code.tsx';
import { ExtraTimeButton } from '../../extra-time/index.ts';
import { InviteButton } from '../../invitations/index.ts';
import { useUpdateJob } from '../jobs.queries.ts';
import { jobPageMessages, shareMessages as messages } from '../messages.ts';
import { interviewLink, opensOnlyHere } from './interview-link.ts';
import { LinkField } from './use-share-job.tsx';

/** Ways to reach candidates with an active job: its link, its QR code, and emails. */
export function ShareCard({ job }: { job: Job }) {
  const mayUpdate = usePermission('job', 'update');
  const maySeeCandidates = usePermission('submission', 'view');
  const link = interviewLink(window.location.origin, job.shareToken);
  return (
    <Card
      title={jobPageMessages.share}
      actions={
        job.sharedLink && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className={`${buttonClasses('ghost', 'small')} -me-2.75`}
          >
            <ExternalLink aria-hidden />
            {messages.open}
          </a>
        )
      }
    >
      {job.sharedLink ? (
        <SharedLink link={link} title={job.title} />
      ) : (
        <p className="text-ink-soft text-sm">{messages.linkOff}</p>
      )}
      {mayUpdate && <LinkSwitch job={job} />}
      <div className="mt-4 flex flex-wrap gap-2">
        {mayUpdate && <InviteButton jobId={job.id} />}
        {maySeeCandidates && (
          <ButtonLink to={`/jobs/${job.id}/invitations`} icon={<MailCheck />}>
            {messages.invitations}
          </ButtonLink>
        )}
        <ExtraTimeButton jobId={job.id} />
      </div>
    </Card>
  );
}

function SharedLink({ link, title }: { link: string; title: string }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode
        text={link}
        label={messages.qrCode({ title })}
        className="size-32 shrink-0 rounded-control border border-line"
      />
      <div className="min-w-52 flex-1">
        <LinkField link={link} />
        <p className="mt-2 text-ink-soft text-sm">{messages.text}</p>
        {!opensOnlyHere(window.location.hostname) && (
          <p className="mt-1 text-ink-soft text-sm">{messages.qrText}</p>
        )}
      </div>
    </div>
  );
}

/** Off: only personal invitations begin interviews. */
function LinkSwitch({ job }: { job: Job }) {
  const update = useUpdateJob(job.id);
  return (
    <Switch
      label={messages.linkOn}
      checked={job.sharedLink}
      busy={update.isPending}
      className="mt-4"
      onChange={(sharedLink) =>
        update.mutate(
          { sharedLink },
          {
            onSuccess: () => toast.success(sharedLink ? messages.switchedOn : messages.switchedOff),
            onError: (error) => toast.error(messageOf(error, messages.switchFailed)),
          },
        )
      }
    />
  );
}
