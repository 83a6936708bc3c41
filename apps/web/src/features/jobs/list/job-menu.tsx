import type { Job } from '@nimble/contracts/jobs';
import { Copy, EllipsisVertical, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/buttons/menu.tsx';
import { duplicateJobMessages } from '../duplicate/messages.ts';
import { jobsMessages as messages } from '../messages.ts';

type Props = { job: Job; onDuplicate: () => void; onShare: () => void; onDelete: () => void };

/** Actions of a job on its card; only those that the role allows. */
export function JobMenu({ job, onDuplicate, onShare, onDelete }: Props) {
  const navigate = useNavigate();
  const mayCreate = usePermission('job', 'create');
  const mayUpdate = usePermission('job', 'update');
  const mayDelete = usePermission('job', 'delete');
  const address = `/jobs/${job.id}`;
  return (
    <Menu
      trigger={
        <IconButton
          label={messages.moreActions({ title: job.title })}
          icon={<EllipsisVertical />}
          className="-my-1 -me-2"
        />
      }
    >
      <MenuItem icon={<Eye />} onSelect={() => navigate(address)}>
        {messages.viewDetails}
      </MenuItem>
      {mayUpdate && (
        <MenuItem icon={<Pencil />} onSelect={() => navigate(address, { state: { editMode: true } })}>
          {messages.editJob}
        </MenuItem>
      )}
      {mayCreate && (
        <MenuItem icon={<Copy />} onSelect={onDuplicate}>
          {duplicateJobMessages.action}
        </MenuItem>
      )}
      {job.status === 'active' && (
        <MenuItem icon={<Share2 />} onSelect={onShare}>
          {messages.shareLink}
        </MenuItem>
      )}
      {mayDelete && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            {messages.deleteJob}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
