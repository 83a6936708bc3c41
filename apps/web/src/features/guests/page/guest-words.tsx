import type { GuestAnswer, GuestTranscript } from '@nimble/contracts/guests';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Player } from '../../../shared/player.ts';
import type { Called } from '../../../shared/use-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AnswerWords, useCurrentWord } from '../../transcripts/index.ts';
import { guestTexts as messages } from './messages.ts';

type Props = {
  called: Called<GuestTranscript>;
  answers: readonly GuestAnswer[];
  player: Player;
  onReload: () => void;
};

/** The transcript as reviewers see it: pressing a word jumps there, and the current one is marked. */
export function GuestWords({ called, answers, player, onReload }: Props) {
  if (called.state === 'loading') return null;
  if (called.state === 'failed')
    return (
      <p className="flex flex-wrap items-center gap-3 text-ink-soft">
        {messages.transcriptFailed}
        <Button size="small" icon={<RotateCw />} onClick={onReload} loading={called.isRetrying}>
          {messages.retry}
        </Button>
      </p>
    );
  // Without a transcript there is nothing to open.
  if (called.data.captions === null) return null;
  return <Words transcript={called.data} answers={answers} player={player} />;
}

function Words({
  transcript,
  answers,
  player,
}: {
  transcript: GuestTranscript;
  answers: Props['answers'];
  player: Player;
}) {
  const spoken = useMemo(
    () => answers.map((answer) => spokenAnswer(answer, transcript)),
    [answers, transcript],
  );
  const current = useCurrentWord(spoken, player);
  return (
    <details className="rounded-control border border-line">
      <summary className="cursor-pointer rounded-control px-4 py-2.5">
        <h2 className="inline font-semibold">{messages.transcript}</h2>
      </summary>
      <div className="border-line border-t px-4 py-3">
        <p className="text-ink-soft text-sm">{messages.transcriptHint}</p>
        <ol className="mt-4 flex flex-col gap-6">
          {spoken.map((answer) => (
            <AnswerWords
              key={answer.responseId}
              answer={answer}
              current={current?.responseId === answer.responseId ? current.index : -1}
              found={-1}
              player={player}
              texts={{ ...messages.words, failed: () => messages.words.failed }}
            />
          ))}
        </ol>
      </div>
    </details>
  );
}

/** In the form of reviewers' transcripts; guests see neither the confidence nor the engine. */
function spokenAnswer({ responseId, number, question, startsAt }: GuestAnswer, transcript: GuestTranscript) {
  const words = transcript.answers.find((answer) => answer.responseId === responseId)?.words ?? [];
  return {
    responseId,
    number,
    question,
    startsAt,
    status: words.length > 0 ? ('done' as const) : ('none' as const),
    words: words.map((word) => ({ ...word, confidence: null })),
    failure: null,
    text: '',
    language: null,
    confidence: null,
    engine: null,
    model: null,
    speech: null,
  };
}
