import type { Scorecard } from '@nimble/contracts/scorecards';
import { type RefObject, useEffect, useRef } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { type Mentions, MentionTextarea, useMentions } from '../../assignments/index.ts';
import { commentsMessages as messages } from '../messages.ts';
import { useAddComment, useDeleteComment } from '../scorecards.queries.ts';
import { MomentForm, type MomentTextarea } from './moment-form.tsx';
import { MomentList } from './moment-list.tsx';
import { type Moment, placesOf } from './moments.ts';

type Props = { scorecard: Scorecard; player: PlayerPosition | null; mayComment: boolean };

/** Comments on moments of the video; others' are hidden until the user's own scorecard is submitted. */
export function CommentsSection({ scorecard, player, mayComment }: Props) {
  const { submissionId, questions, comments, others } = scorecard;
  const places = placesOf(questions);
  // Checked recordings have a length, whether or not they are joined already.
  const answers = questions.flatMap(({ answer }) => answer ?? []);
  const recorded = answers.filter(({ duration }) => duration !== null);
  const { isSending, send, removeOne, mentionedRef } = useComments(submissionId);

  return (
    <section aria-label={messages.title} className="flex flex-col gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      {mayComment &&
        (recorded.length === 0 && answers.length > 0 ? (
          <p className="text-ink-soft">{messages.unrecorded}</p>
        ) : player === null ? (
          <p className="text-ink-soft">{messages.noVideo}</p>
        ) : (
          <MomentForm
            places={places}
            player={player}
            isSending={isSending}
            onAdd={send}
            textarea={(field, onText) => (
              <MentioningField
                submissionId={submissionId}
                field={field}
                onText={onText}
                mentionedRef={mentionedRef}
              />
            )}
          />
        ))}
      {mayComment && recorded.length > 0 && recorded.length < answers.length && (
        <p className="text-ink-soft text-sm">{messages.someUnrecorded}</p>
      )}
      {comments.length === 0 ? (
        <p className="text-ink-soft">{others.state === 'hidden' ? messages.noneHidden : messages.none}</p>
      ) : (
        <MomentList comments={comments} places={places} player={player} onDelete={removeOne} />
      )}
    </section>
  );
}

function useComments(submissionId: number) {
  const add = useAddComment(submissionId);
  const remove = useDeleteComment(submissionId);
  /** The people whom the text mentions as it is now. */
  const mentionedRef: Mentioned = useRef(undefined);

  async function send(comment: Moment & { comment: string }): Promise<boolean> {
    try {
      await add.mutateAsync({ ...comment, mentions: await mentionedRef.current?.() });
      return true;
    } catch (error) {
      toast.error(messageOf(error, messages.addFailed));
      return false;
    }
  }

  function removeOne(commentId: number): void {
    remove.mutate(commentId, {
      onSuccess: () => toast.success(messages.deleted),
      onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
    });
  }

  return { isSending: add.isPending, send, removeOne, mentionedRef };
}

type Mentioned = RefObject<Mentions['findIds'] | undefined>;
type FieldProps = {
  submissionId: number;
  field: MomentTextarea;
  onText: (text: string) => void;
  mentionedRef: Mentioned;
};

function MentioningField({ submissionId, field, onText, mentionedRef }: FieldProps) {
  const mentions = useMentions({ submissionId, text: field.value, onText });
  useEffect(() => {
    mentionedRef.current = mentions.findIds;
  });
  return <MentionTextarea {...field} mentions={mentions} />;
}
