import { longestRatingComment, type Rating } from '@nimble/contracts/scorecards';
import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { scorecardsMessages as messages } from '../messages.ts';
import { shownStars } from '../stars.tsx';
import { StarInput } from './star-input.tsx';

type Props = {
  rating: Rating;
  /** Mean of the stars for questions, shown when the whole interview has none. */
  fromQuestions: number | null;
  isMissing: boolean;
  onRate: (rating: Rating) => void;
};

/** One criterion: its stars, and an optional text. */
export function CriterionRow({ rating, fromQuestions, isMissing, onRate }: Props) {
  const { criterion, stars, comment } = rating;
  const commentId = useId();
  const { isOpen, isPressed, toggle } = useToggle(comment !== '');
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="min-w-0 flex-1 basis-32">
          <p className={classNames('break-words font-medium', isMissing && 'text-danger-ink')}>{criterion}</p>
          {stars === null && fromQuestions !== null && (
            <p className="text-ink-soft text-sm tabular-nums">
              {messages.fromQuestions({ stars: shownStars(fromQuestions) })}
            </p>
          )}
        </div>
        <div className="flex items-center gap-1">
          <StarInput
            label={messages.starsOf({ criterion })}
            value={stars}
            onChange={(chosen) => onRate({ ...rating, stars: chosen })}
          />
          <IconButton
            label={messages.addComment({ criterion })}
            icon={<MessageSquare className={classNames(comment !== '' && 'fill-current')} />}
            aria-expanded={isOpen}
            aria-controls={commentId}
            onClick={toggle}
            className="-me-2"
          />
        </div>
      </div>
      <div id={commentId}>
        {isOpen && (
          <Textarea
            aria-label={messages.commentLabel({ criterion })}
            placeholder={messages.commentPlaceholder}
            rows={2}
            maxLength={longestRatingComment}
            value={comment}
            onChange={(event) => onRate({ ...rating, comment: event.target.value })}
            // Outside a field, the keys of the page decide about the candidate.
            autoFocus={isPressed}
            className="mt-1.5"
          />
        )}
      </div>
    </li>
  );
}

function useToggle(isOpenAtFirst: boolean) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [isPressed, setIsPressed] = useState(false);
  function toggle(): void {
    setIsOpen(!isOpen);
    setIsPressed(true);
  }
  return { isOpen, isPressed, toggle };
}
