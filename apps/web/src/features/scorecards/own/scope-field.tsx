import type { AskedQuestion } from '@nimble/contracts/scorecards';
import { Play } from 'lucide-react';
import { formatDuration } from '../../../lib/formats.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { scorecardsMessages as messages } from '../messages.ts';

type Props = {
  questions: readonly AskedQuestion[];
  /** null: the whole interview. */
  value: number | null;
  onChange: (questionId: number | null) => void;
  player: PlayerPosition | null;
};

/** Chooses what to rate: the whole interview or one question; a question's answer is one press away. */
export function ScopeField({ questions, value, onChange, player }: Props) {
  const startsAt = questions.find(({ id }) => id === value)?.answer?.startsAt ?? null;
  return (
    <div className="mt-2 flex items-center gap-1">
      <Select
        aria-label={messages.scope}
        value={String(value ?? '')}
        options={[
          { value: '', label: messages.wholeInterview },
          ...questions.map(({ id, question }, index) => ({
            value: String(id),
            label: messages.questionScope({ number: index + 1, question }),
          })),
        ]}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
        className="min-w-0 flex-1"
      />
      {player !== null && startsAt !== null && (
        <IconButton
          label={messages.playAnswer({ time: formatDuration(startsAt) })}
          icon={<Play />}
          onClick={() => player.seek(startsAt)}
        />
      )}
    </div>
  );
}
