import { type SubmissionTranscript, scriptEngine } from '@nimble/contracts/transcripts';
import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import type { PlayerPosition } from '../../shared/player-position.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AnswerWords } from './answer-words.tsx';
import { FindInTranscript } from './find-in-transcript.tsx';
import { transcriptTabMessages as messages } from './messages.ts';
import { NoEngineHint } from './no-engine-hint.tsx';
import { placesOf } from './passages.ts';
import { useStartTranscription } from './transcripts.queries.ts';
import { type CurrentWord, useCurrentWord } from './use-current-word.ts';
import { useTranscript } from './use-transcript.ts';

type Props = {
  submissionId: number;
  /** The player of the joined video; null without one, and then words do not jump. */
  player: PlayerPosition | null;
};

/** The transcript, answer by answer: pressing a word jumps there, and the current one is marked. */
export function TranscriptTab({ submissionId, player }: Props) {
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="mt-3 h-24" />
    </Loading>
  );
  return (
    <Loaded query={useTranscript(submissionId)} skeleton={skeleton} failed={messages.loadFailed}>
      {(transcript) => (
        <LoadedTranscript submissionId={submissionId} transcript={transcript} player={player} />
      )}
    </Loaded>
  );
}

type LoadedProps = Props & { transcript: SubmissionTranscript };

function LoadedTranscript({ submissionId, transcript, player }: LoadedProps) {
  const { answers, isEngineOn } = transcript;
  const isThereAnything = answers.some(({ status }) => status !== 'none');
  return (
    <div className="flex flex-col gap-5">
      {isThereAnything ? (
        <Answers transcript={transcript} player={player} />
      ) : (
        <p className="text-ink-soft">
          {answers.length === 0 ? messages.unrecorded : isEngineOn ? messages.none : messages.noTranscript}
        </p>
      )}
      {!isEngineOn && answers.some(({ status }) => status === 'none') && (
        <p className="text-ink-soft empty:hidden">
          <NoEngineHint />
        </p>
      )}
      {answers.some(({ status }) => status === 'failed' || (isEngineOn && status === 'none')) && (
        <StartButton submissionId={submissionId} isAgain={isThereAnything} />
      )}
    </div>
  );
}

function Answers({
  transcript,
  player,
}: {
  transcript: SubmissionTranscript;
  player: PlayerPosition | null;
}) {
  const { answers } = transcript;
  const current = useCurrentWord(answers, player);
  const [found, setFound] = useState<CurrentWord | null>(null);
  const [text, setText] = useState('');
  const hits = useMemo(
    () => new Map(answers.map(({ responseId, words }) => [responseId, placesOf(words, text)])),
    [answers, text],
  );

  function show(place: CurrentWord): void {
    setFound(place);
    const answer = answers.find(({ responseId }) => responseId === place.responseId);
    const start = answer?.words[place.index]?.start;
    if (player !== null && start !== undefined && answer?.startsAt !== null && answer !== undefined)
      player.seek(answer.startsAt + start);
  }

  return (
    <>
      <FindInTranscript
        text={text}
        places={[...hits].flatMap(([responseId, words]) => words.map((index) => ({ responseId, index })))}
        onType={(typed) => {
          setText(typed);
          setFound(null);
        }}
        onShow={show}
      />
      <ol className="flex flex-col gap-6">
        {answers.map((answer) => (
          <AnswerWords
            key={answer.responseId}
            answer={answer}
            current={current?.responseId === answer.responseId ? current.index : -1}
            found={found?.responseId === answer.responseId ? found.index : -1}
            hits={hits.get(answer.responseId)}
            player={player}
          />
        ))}
      </ol>
      <HeardBy answers={answers} />
    </>
  );
}

/** The engine that transcribed. */
function HeardBy({ answers }: Pick<SubmissionTranscript, 'answers'>) {
  const heard = answers.find(({ status, engine }) => status === 'done' && engine !== null);
  if (heard === undefined) return null;
  return (
    <p className="text-ink-faint text-sm">
      {heard.engine === scriptEngine
        ? messages.script
        : messages.heardBy({ engine: heard.engine ?? '', model: heard.model ?? '' })}
    </p>
  );
}

function StartButton({ submissionId, isAgain }: { submissionId: number; isAgain: boolean }) {
  const mayUpdate = usePermission('submission', 'update');
  const start = useStartTranscription(submissionId);
  if (!mayUpdate) return null;
  return (
    <Button
      icon={<RotateCw />}
      loading={start.isPending}
      className="self-start"
      onClick={() =>
        start.mutate(undefined, {
          onSuccess: () => toast.info(messages.started),
          onError: (error) => toast.error(messageOf(error, messages.startFailed)),
        })
      }
    >
      {isAgain ? messages.startAgain : messages.start}
    </Button>
  );
}
