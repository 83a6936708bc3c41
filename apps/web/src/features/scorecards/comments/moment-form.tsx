import { longestVideoComment } from '@nimble/contracts/scorecards';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { commentsMessages } from '../messages.ts';
import { type MomentWriting, useMoment } from './use-moment.ts';

/** Texts for guests in their own language. */
export type MomentFormTexts = Pick<
  typeof commentsMessages,
  'noVideo' | 'label' | 'placeholder' | 'atAnswer' | 'takeNow' | 'add'
>;

type Props = MomentWriting & {
  /** Shown above the text, such as the writer's name. */
  children?: ReactNode;
  texts?: MomentFormTexts;
};

/** Writes a comment on the moment at which writing begins, while the video may go on. */
export function MomentForm({ children, texts: messages = commentsMessages, ...writing }: Props) {
  const { places, isSending } = writing;
  const { moment, isBehind, takeNow, add, ...written } = useMoment(writing);
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
      <MomentText {...written} number={number} onSend={() => void add()} texts={messages} />
      <div className="flex flex-wrap justify-end gap-2">
        {isBehind && (
          <Button size="small" variant="ghost" icon={<Clock />} onClick={takeNow}>
            {messages.takeNow}
          </Button>
        )}
        <Button type="submit" size="small" loading={isSending} disabled={written.text.trim() === ''}>
          {messages.add}
        </Button>
      </div>
    </form>
  );
}

type TextProps = Pick<ReturnType<typeof useMoment>, 'second' | 'text' | 'type'> & {
  /** Of the answer. */
  number: number;
  onSend: () => void;
  texts: MomentFormTexts;
};

function MomentText({ second, text, type, number, onSend, texts: messages }: TextProps) {
  return (
    <Field
      label={messages.label}
      aside={
        <span className="whitespace-nowrap tabular-nums">
          {messages.atAnswer({ time: formatDuration(second), number })}
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
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
          }}
        />
      )}
    </Field>
  );
}
