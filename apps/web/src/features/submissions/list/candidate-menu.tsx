import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { EllipsisVertical, Eye, StickyNote, Tag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/buttons/menu.tsx';
import { TagsDialog, tagMessages } from '../../tags/index.ts';
import { candidatesMessages as messages } from '../messages.ts';

type Props = { candidate: SubmissionSummary; onNote: () => void; onDelete: () => void };

/** Actions of a candidate in the list. The server refuses changes while it is processing. */
export function CandidateMenu({ candidate, onNote, onDelete }: Props) {
  const navigate = useNavigate();
  const mayUpdate = usePermission('submission', 'update');
  const [isTagging, setIsTagging] = useState(false);
  const mayDelete = usePermission('submission', 'delete');
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={messages.moreActions({ name: candidate.candidateName })}
            icon={<EllipsisVertical />}
          />
        }
      >
        <MenuItem icon={<Eye />} onSelect={() => navigate(`/candidates/${candidate.id}`)}>
          {messages.viewSubmission}
        </MenuItem>
        {mayUpdate && (
          <>
            <MenuItem icon={<StickyNote />} disabled={candidate.status === 'processing'} onSelect={onNote}>
              {messages.addNote}
            </MenuItem>
            <MenuItem icon={<Tag />} onSelect={() => setIsTagging(true)}>
              {tagMessages.edit}
            </MenuItem>
          </>
        )}
        {mayDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
              {messages.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {isTagging && <TagsDialog candidate={candidate} onClose={() => setIsTagging(false)} />}
    </>
  );
}
