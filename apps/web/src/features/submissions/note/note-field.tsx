import { longestNote } from '@nimble/contracts/submissions';
import type { RefObject } from 'react';
import { Field } from '../../../ui/fields/field.tsx';
import { type Mentions, MentionTextarea } from '../../assignments/index.ts';
import { noteMessages as messages } from '../messages.ts';

type Props = {
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  rows?: number;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  onChange: (note: string) => void;
  /** Control or command and Enter. */
  onSave?: () => void;
  mentions: Mentions;
};

/** A note with its counter. */
export function NoteField({
  value,
  error,
  disabled = false,
  rows = 6,
  fieldRef,
  onChange,
  onSave,
  mentions,
}: Props) {
  return (
    <Field
      label={messages.label}
      error={error}
      aside={messages.counter({ length: value.length, longest: longestNote })}
    >
      {(control) => (
        <MentionTextarea
          {...control}
          mentions={mentions}
          ref={fieldRef}
          rows={rows}
          maxLength={longestNote}
          disabled={disabled}
          placeholder={messages.placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave?.();
          }}
        />
      )}
    </Field>
  );
}
