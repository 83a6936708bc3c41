import { type GuestCandidate, type GuestComment, longestGuestName } from '@nimble/contracts/guests';
import { useState } from 'react';
import { formatDayAndTime } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { createPlayer, type Player } from '../../../shared/player.ts';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { MomentForm, MomentList, placesOfAnswers } from '../../scorecards/index.ts';
import { GuestQuestions } from './guest-questions.tsx';
import { GuestVideo } from './guest-video.tsx';
import { GuestWords } from './guest-words.tsx';
import { guestTexts as messages } from './messages.ts';
import { useGuestComment } from './use-guest-comment.ts';
import { useGuestTranscript } from './use-guest-transcript.ts';

type Props = {
  candidate: GuestCandidate;
  /** All candidates of the link. */
  comments: readonly GuestComment[];
  token: string;
  onReload: () => void;
  onEnd: () => void;
  onComment: (comment: GuestComment) => void;
};

/** One candidate: the video with its questions, and the comments. */
export function GuestCandidatePanel({ candidate, comments, token, onReload, onEnd, onComment }: Props) {
  const [player] = useState(createPlayer);
  const words = useGuestTranscript(token, candidate.number);
  if (candidate.video === null) return <WithoutVideo candidate={candidate} player={player} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <GuestVideo
          video={candidate.video}
          label={messages.video({ name: candidate.name ?? messages.candidate({ number: candidate.number }) })}
          captions={words.called.state === 'loaded' ? words.called.data.captions : null}
          player={player}
          onReload={onReload}
        />
        <GuestQuestions answers={candidate.answers} player={player} />
        <GuestWords called={words.called} answers={candidate.answers} player={player} onReload={words.load} />
      </div>
      <GuestComments
        candidate={candidate}
        comments={comments}
        player={player}
        token={token}
        onEnd={onEnd}
        onComment={onComment}
      />
    </div>
  );
}

/** There are no comments here, because each belongs to a moment of the video. */
function WithoutVideo({ candidate: { answers }, player }: Pick<Props, 'candidate'> & { player: Player }) {
  const isWritten = answers.some(({ value }) => value !== null);
  const isRecorded = answers.some(({ value }) => value === null);
  return (
    <>
      {isWritten && <GuestQuestions answers={answers} player={player} />}
      <p className="py-8 text-center text-ink-soft">
        {isRecorded || !isWritten ? messages.noVideo : messages.unrecorded}
      </p>
    </>
  );
}

type CommentsProps = Omit<Props, 'onReload'> & { player: Player };

/** Comments on this candidate, and the form for a new one. */
function GuestComments({ candidate, comments, player, token, onEnd, onComment }: CommentsProps) {
  const { name, setName, send, isSending, failure } = useGuestComment({ token, onEnd, onComment });
  const places = placesOfAnswers(candidate.answers);
  const ofCandidate = comments.filter(({ responseId }) =>
    candidate.answers.some((answer) => answer.responseId === responseId),
  );
  return (
    <section aria-label={messages.comments} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="font-semibold text-lg">{messages.comments}</h2>
        <p className="text-ink-soft text-sm">{messages.commentsHint}</p>
      </div>
      <MomentForm places={places} player={player} isSending={isSending} onAdd={send} texts={messages.moments}>
        <Field label={messages.name}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={longestGuestName}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </MomentForm>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
      {ofCandidate.length === 0 ? (
        <p className="text-ink-soft">{messages.noComments}</p>
      ) : (
        <MomentList
          comments={ofCandidate}
          places={places}
          player={player}
          goTo={messages.moments.goTo}
          when={(timestamp) => formatDayAndTime(timestamp, locale())}
        />
      )}
    </section>
  );
}
