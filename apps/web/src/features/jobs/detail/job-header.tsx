import type { Job } from '@nimble/contracts/jobs';
import { Copy, EllipsisVertical, LayoutTemplate, Lock, Pencil, Trash2 } from 'lucide-react';
import { usePermission } from '../../../lib/current-user.ts';
import { formatDate } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { StatusBadge } from '../../../ui/figures/status-badge.tsx';
import { duplicateJobMessages } from '../duplicate/messages.ts';
import { useDuplicateJob } from '../duplicate/use-duplicate-job.tsx';
import { JobMediaList } from '../form/media/job-media-list.tsx';
import { JobDetailsList } from '../job-details-list.tsx';
import { jobsMessages, jobPageMessages as messages } from '../messages.ts';
import { jobTeamMessages } from '../team/messages.ts';
import { StatusChanges } from './status-changes.tsx';

type Props = { job: Job; onEdit: () => void; onSaveAsTemplate: () => void; onDelete: () => void };

/** The job's title and status, and its actions. */
export function JobHeader({ job, onEdit, onSaveAsTemplate, onDelete }: Props) {
  const mayUpdate = usePermission('job', 'update');
  const created = formatDate(job.createdAt);
  return (
    <Card className="mb-5">
      <div className="flex items-start justify-between gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={job.status}>{jobsMessages.status[job.status]}</StatusBadge>
          {job.teamOnly && <Badge icon={<Lock aria-hidden />}>{jobTeamMessages.mark}</Badge>}
          <Badge>{jobsMessages.employmentType[job.type]}</Badge>
          <span className="text-ink-soft text-sm">
            {job.createdBy
              ? messages.createdBy({ name: job.createdBy.username, date: created })
              : messages.created({ date: created })}
          </span>
        </div>
        <MoreActions job={job} onSaveAsTemplate={onSaveAsTemplate} onDelete={onDelete} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2 dir="auto" className="min-w-0 break-words font-semibold text-2xl">
          {job.title}
        </h2>
        {/* Before the description, which may fill the screen of a phone. */}
        {mayUpdate && (
          <div className="flex flex-wrap items-center gap-2">
            <StatusChanges job={job} />
            <Button icon={<Pencil />} onClick={onEdit}>
              {messages.editJob}
            </Button>
          </div>
        )}
      </div>
      <p dir="auto" className="mt-4 max-w-reading whitespace-pre-line break-words text-ink-soft">
        {job.description}
      </p>
      <JobDetailsList job={job} className="mt-4 max-w-reading" />
      <JobMediaList job={job} className="mt-4 max-w-reading" />
    </Card>
  );
}

function MoreActions({ job, onSaveAsTemplate, onDelete }: Omit<Props, 'onEdit'>) {
  const mayCreate = usePermission('job', 'create');
  const mayDelete = usePermission('job', 'delete');
  const { duplicate, wizard } = useDuplicateJob();
  if (!mayCreate && !mayDelete) return null;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={jobsMessages.moreActions({ title: job.title })}
            icon={<EllipsisVertical />}
            className="-my-2 -me-2"
          />
        }
      >
        {mayCreate && (
          <>
            <MenuItem icon={<Copy />} onSelect={() => duplicate(job.id)}>
              {duplicateJobMessages.action}
            </MenuItem>
            <MenuItem icon={<LayoutTemplate />} onSelect={onSaveAsTemplate}>
              {messages.saveAsTemplate}
            </MenuItem>
          </>
        )}
        {mayDelete && (
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {messages.deleteJob}
          </MenuItem>
        )}
      </Menu>
      {wizard}
    </>
  );
}
