import { longestVideoComment } from '@nimble/contracts/scorecards';
import { Clock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
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

/** What its field gets. */
export type MomentTextarea = ComponentProps<typeof Textarea> & { value: string };

type Props = MomentWriting & {
  /** Shown above the text, such as the writer's name. */
  children?: ReactNode;
  texts?: MomentFormTexts;
  /** In place of the plain field, as where colleagues can be mentioned. */
  textarea?: ((field: MomentTextarea, onText: (text: string) => void) => ReactNode) | undefined;
};

/** Writes a comment on the moment at which writing begins, while the video may go on. */
export function MomentForm({ children, texts: messages = commentsMessages, textarea, ...writing }: Props) {
  const { places, isSending } = writing;
  const { moment, isBehind, takeNow, add, isAdding, ...written } = useMoment(writing);
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
      <MomentText
        {...written}
        number={number}
        onSend={() => void add()}
        texts={messages}
        textarea={textarea}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {isBehind && (
          <Button size="small" variant="ghost" icon={<Clock />} onClick={takeNow}>
            {messages.takeNow}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          loading={isSending || isAdding}
          disabled={written.text.trim() === ''}
        >
          {messages.add}
        </Button>
      </div>
    </form>
  );
}

type TextProps = Pick<ReturnType<typeof useMoment>, 'second' | 'text' | 'type'> & {
  /** The number of the answer. */
  number: number;
  onSend: () => void;
  texts: MomentFormTexts;
  textarea: Props['textarea'];
};

function MomentText({ second, text, type, number, onSend, texts: messages, textarea }: TextProps) {
  return (
    <Field
      label={messages.label}
      aside={
        <span className="whitespace-nowrap tabular-nums">
          {messages.atAnswer({ time: formatDuration(second), number })}
        </span>
      }
    >
      {(control) =>
        (textarea ?? plainTextarea)(
          {
            ...control,
            rows: 2,
            maxLength: longestVideoComment,
            placeholder: messages.placeholder,
            value: text,
            onChange: (event) => type(event.target.value),
            onKeyDown: (event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
            },
          },
          type,
        )
      }
    </Field>
  );
}

function plainTextarea(field: MomentTextarea): ReactNode {
  return <Textarea {...field} />;
}
