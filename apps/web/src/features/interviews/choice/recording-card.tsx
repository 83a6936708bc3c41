import { Check } from 'lucide-react';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { isUnusable, type KeptTake, TakePlayer, TakeWarning } from '../../recordings/index.ts';
import { StoredRecording } from '../review/answer-video.tsx';
import type { Choice } from './give-up.ts';
import { choiceTexts as texts } from './messages.ts';

type Props = { number: number; choice: Choice; onUse: () => void };

/** One of several recordings: player with first picture, length, and a button to use it. */
export function RecordingCard({ number, choice, onUse }: Props) {
  const isInUse = 'answer' in choice;
  const seconds = secondsOf(choice);
  const length = seconds === null ? texts.noLength : formatDuration(seconds);
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-medium">{texts.number({ number })}</h3>
        <span className="text-ink-soft text-sm tabular-nums">{length}</span>
      </div>
      <Player choice={choice} label={texts.player({ number, length })} />
      {isInUse ? <p className="text-ink-soft text-sm">{texts.inUse}</p> : <TakeWarning take={choice.take} />}
      <Button
        size="large"
        variant="primary"
        icon={<Check />}
        aria-label={isInUse ? texts.keepNumber({ number }) : texts.useNumber({ number })}
        disabled={!isInUse && isUnusable(choice.take)}
        onClick={onUse}
        className="mt-auto w-full"
      >
        {isInUse ? texts.keep : texts.use}
      </Button>
    </li>
  );
}

function Player({ choice, label }: { choice: Choice; label: string }) {
  if ('take' in choice) return <LocalPlayer take={choice.take} label={label} />;
  const { answer } = choice;
  if (answer.status === 'sending') return <LocalPlayer take={answer.take} label={label} />;
  if (answer.status === 'ready' && answer.videoUrl !== null)
    return <StoredRecording format={answer.format} url={answer.videoUrl} label={label} />;
  return (
    <p
      role="status"
      className="grid aspect-video w-full place-items-center rounded-control bg-stage p-3 text-center text-on-stage text-sm"
    >
      {texts.notPlayable}
    </p>
  );
}

function LocalPlayer(props: { take: KeptTake; label: string }) {
  return <TakePlayer {...props} className="aspect-video w-full rounded-control bg-stage" />;
}

function secondsOf(choice: Choice): number | null {
  if ('take' in choice) return choice.take.duration;
  const { answer } = choice;
  if (answer.status === 'sending') return answer.take.duration;
  return answer.status === 'ready' ? answer.duration : null;
}
