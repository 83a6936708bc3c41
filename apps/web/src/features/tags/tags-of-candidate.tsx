import { Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { tagMessages as messages } from './messages.ts';
import { TagList } from './tag-badge.tsx';
import type { Tagged } from './tags.queries.ts';
import { TagsDialog } from './tags-dialog.tsx';

/** The head of the page stays low; its dialog has all of them. */
const shownTags = 6;

/** A candidate's tags, and the button to change them. */
export function TagsOfCandidate({ candidate, mayUpdate }: { candidate: Tagged; mayUpdate: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!mayUpdate && candidate.tags.length === 0) return null;
  return (
    <div className="flex min-w-0 items-center gap-1">
      {mayUpdate && (
        <IconButton
          label={messages.edit}
          icon={<TagIcon />}
          onClick={() => setIsOpen(true)}
          className="-ms-2 print:hidden"
        />
      )}
      <TagList tags={candidate.tags} most={shownTags} />
      {isOpen && <TagsDialog candidate={candidate} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
