import type { Job } from '@nimble/contracts/jobs';
import { ExternalLink } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { buttonClasses } from '../../../ui/buttons/button-classes.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { QrCode } from '../../../ui/figures/qr-code.tsx';
import { ExtraTimeButton } from '../../extra-time/index.ts';
import { InviteButton } from '../../invitations/index.ts';
import { jobPageMessages, shareMessages as messages } from '../messages.ts';
import { interviewLink } from './interview-link.ts';
import { LinkField } from './use-share-job.tsx';

/** Ways to reach candidates with an active job: its link, its QR code, and emails. */
export function ShareCard({ job }: { job: Job }) {
  const mayUpdate = usePermission('job', 'update');
  const link = interviewLink(window.location.origin, job.shareToken);
  return (
    <Card
      title={jobPageMessages.share}
      actions={
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className={`${buttonClasses('ghost', 'small')} -me-2`}
        >
          <ExternalLink aria-hidden />
          {messages.open}
        </a>
      }
    >
      <div className="flex flex-wrap items-start gap-4">
        <QrCode
          text={link}
          label={messages.qrCode({ title: job.title })}
          className="size-32 shrink-0 rounded-control border border-line"
        />
        <div className="min-w-52 flex-1">
          <LinkField link={link} />
          <p className="mt-2 text-ink-soft text-sm">{messages.text}</p>
          <p className="mt-1 text-ink-soft text-sm">{messages.qrText}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {mayUpdate && <InviteButton jobId={job.id} />}
            <ExtraTimeButton jobId={job.id} />
          </div>
        </div>
      </div>
    </Card>
  );
}
