import { longestMediaText, type QuestionMedia } from '@nimble/contracts/question-media';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { useChangeMedia } from '../question-media.queries.ts';
import { mediaFormMessages as messages } from './messages.ts';

/** Saved when the field is left, apart from the job. */
export function MediaText({ media }: { media: QuestionMedia }) {
  // null: as it is stored, which another field of the same file can change.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? media.text;
  const change = useChangeMedia(media.id);
  const isPicture = media.kind === 'picture';
  const hasCaptions = media.shown !== null && media.shown.captions !== null;
  const hint = isPicture ? messages.describeHint : hasCaptions ? messages.saysCaptioned : messages.saysHint;
  const isSaved = change.isSuccess && text.trim() === media.text;
  return (
    <Field
      label={isPicture ? messages.describe : messages.says}
      hint={hint}
      aside={
        <span role="status" className="text-ink-soft text-sm">
          {isSaved && messages.saved}
        </span>
      }
      error={change.isError ? messageOf(change.error, messages.saveFailed) : undefined}
    >
      {(attributes) => (
        <Textarea
          {...attributes}
          value={text}
          rows={2}
          maxLength={longestMediaText}
          className="field-sizing-content max-h-60 min-h-16"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            // While one is being saved, what is stored is about to change.
            if (!change.isPending && text.trim() === media.text) setTyped(null);
            else change.mutate(text, { onSuccess: () => setTyped((now) => (now === text ? null : now)) });
          }}
        />
      )}
    </Field>
  );
}
