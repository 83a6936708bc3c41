import type { Tag, TagColor } from '@nimble/contracts/tags';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import { tagMessages as messages } from './messages.ts';

const tones: Record<TagColor, Tone> = {
  gray: 'neutral',
  green: 'green',
  blue: 'blue',
  amber: 'amber',
  red: 'red',
};

export function TagBadge({ tag: { name, color } }: { tag: Omit<Tag, 'id'> }) {
  return (
    <Badge tone={tones[color]} className="min-w-0 shrink">
      <span dir="auto" title={name} className="truncate">
        {name}
      </span>
    </Badge>
  );
}

type Props = { tags: readonly Tag[]; most?: number };

/** The tags of a candidate, the first of them where there is little room; nothing without any. */
export function TagList({ tags, most = tags.length }: Props) {
  if (tags.length === 0) return null;
  const hidden = tags.slice(most);
  return (
    <ul aria-label={messages.list} className="flex min-w-0 flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <li key={tag.id} className="flex min-w-0 max-w-48">
          <TagBadge tag={tag} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ name }) => name).join('\n')}>
          <Badge>
            <span aria-hidden>+{hidden.length}</span>
            <span className="sr-only">{messages.more({ count: hidden.length })}</span>
          </Badge>
        </li>
      )}
    </ul>
  );
}
