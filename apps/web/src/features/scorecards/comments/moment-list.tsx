import { Trash2 } from 'lucide-react';
import { formatDuration, relativeDate } from '../../../lib/formats.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { commentsMessages as messages } from '../messages.ts';
import { type AnswerPlace, type Moment, secondOf } from './moments.ts';

export type ShownComment = Moment & {
  id: number;
  comment: string;
  author: string;
  createdAt: string;
  isGuest?: boolean;
  mayDelete?: boolean;
};

type Props = {
  comments: readonly ShownComment[];
  places: readonly AnswerPlace[];
  player: PlayerPosition | null;
  onDelete?: (commentId: number) => void;
  /** In another language than the workspace's. */
  goTo?: (values: { time: string }) => string;
  when?: (timestamp: string) => string;
};

/** In the order of the video; pressing the time jumps there. */
export function MomentList({
  comments,
  places,
  player,
  onDelete,
  goTo = messages.goTo,
  when = relativeDate,
}: Props) {
  return (
    <ul className="flex flex-col gap-3">
      {comments.map((comment) => {
        const second = secondOf(places, comment);
        return (
          <li key={comment.id} className="flex gap-2.5">
            {second !== undefined && player !== null && (
              <Button
                size="small"
                aria-label={goTo({ time: formatDuration(second) })}
                onClick={() => player.seek(second)}
                className="shrink-0 self-start tabular-nums"
              >
                {formatDuration(second)}
              </Button>
            )}
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                <span dir="auto" className="font-medium">
                  {comment.author}
                </span>
                {comment.isGuest === true && <Badge tone="blue">{messages.guest}</Badge>}
                <span className="text-ink-soft">{when(comment.createdAt)}</span>
              </p>
              <p dir="auto" className="whitespace-pre-line">
                {comment.comment}
              </p>
            </div>
            {comment.mayDelete === true && onDelete !== undefined && (
              <IconButton
                label={messages.delete({ author: comment.author })}
                icon={<Trash2 />}
                onClick={() => onDelete(comment.id)}
                className="-me-2 shrink-0"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
