import { longestVideoComment } from '@nimble/contracts/scorecards';
import { Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import type { Translated } from '../../../lib/language.ts';
import { useOnce } from '../../../lib/use-once.ts';
import type { PlayerPosition } from '../../../shared/player-position.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { commentsMessages } from '../messages.ts';
import { type AnswerPlace, type Moment, momentAt } from './moments.ts';
import { useCurrentSecond } from './use-current-second.ts';

/** As guests read them in their own language. */
export type MomentFormTexts = Translated<
  Pick<typeof commentsMessages, 'noVideo' | 'label' | 'placeholder' | 'atAnswer' | 'takeNow' | 'add'>
>;

type Props = {
  places: readonly AnswerPlace[];
  player: PlayerPosition;
  isSending: boolean;
  /** Resolves to whether it was taken; what was typed stays otherwise. */
  onAdd: (moment: Moment & { comment: string }) => Promise<boolean>;
  /** Stands above the text, such as the name of who writes. */
  children?: ReactNode;
  texts?: MomentFormTexts;
};

/** Writes down something about the moment at which the writing begins, while the video may go on. */
export function MomentForm({
  places,
  player,
  isSending,
  onAdd,
  children,
  texts: messages = commentsMessages,
}: Props) {
  const playing = useCurrentSecond(player);
  const [text, setText] = useState('');
  const [held, setHeld] = useState<number | null>(null);
  const second = held ?? playing;
  const moment = momentAt(places, second);
  const [add] = useOnce(async () => {
    if (text.trim() === '' || isSending || moment === undefined) return;
    if (!(await onAdd({ ...moment, comment: text.trim() }))) return;
    setText('');
    setHeld(null);
  });
  if (moment === undefined) return <p className="text-ink-soft">{messages.noVideo}</p>;
  const number = places.find(({ responseId }) => responseId === moment.responseId)?.number ?? 1;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="flex flex-col gap-2"
    >
      {children}
      <Field
        label={messages.label}
        aside={
          <span className="whitespace-nowrap tabular-nums">
            {messages.atAnswer(formatDuration(second), number)}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={longestVideoComment}
            placeholder={messages.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (event.target.value === '') setHeld(null);
              else if (held === null) setHeld(player.current());
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {held !== null && Math.floor(held) !== playing && (
          <Button size="small" variant="ghost" icon={<Clock />} onClick={() => setHeld(player.current())}>
            {messages.takeNow}
          </Button>
        )}
        <Button type="submit" size="small" loading={isSending} disabled={text.trim() === ''}>
          {messages.add}
        </Button>
      </div>
    </form>
  );
}
