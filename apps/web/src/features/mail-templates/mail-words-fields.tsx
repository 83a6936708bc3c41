import {
  fieldsOfMail,
  type MailTemplateKind,
  type MailWords,
  mailWordsOf,
} from '@nimble/contracts/mail-templates';
import { useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import { Textarea } from '../../ui/fields/textarea.tsx';
import { mailTemplateMessages as messages } from './messages.ts';

type Props = {
  /** Which fields there are. */
  kind: MailTemplateKind;
  words: MailWords;
  onChange: (words: MailWords) => void;
  readOnly?: boolean;
  rows?: number;
};

/** Subject and text of an email, with its fields to insert. */
export function MailWordsFields({ kind, words, onChange, readOnly = false, rows = 12 }: Props) {
  const text = useRef<HTMLTextAreaElement>(null);
  const errors = errorsOf(kind, words);

  function insert(field: string): void {
    const { selectionStart: start, selectionEnd: end } = text.current ?? {
      selectionStart: 0,
      selectionEnd: 0,
    };
    onChange({ ...words, text: `${words.text.slice(0, start)}{${field}}${words.text.slice(end)}` });
    text.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <Field label={messages.subject} error={errors.subject} required>
        {(control) => (
          <Input
            {...control}
            value={words.subject}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ ...words, subject: target.value })}
          />
        )}
      </Field>
      <Field label={messages.words} hint={hintOf(kind)} error={errors.text} required>
        {(control) => (
          <Textarea
            {...control}
            ref={text}
            rows={rows}
            value={words.text}
            readOnly={readOnly}
            onChange={({ target }) => onChange({ ...words, text: target.value })}
          />
        )}
      </Field>
      {!readOnly && <FieldButtons kind={kind} onInsert={insert} />}
    </div>
  );
}

function FieldButtons({ kind, onInsert }: Pick<Props, 'kind'> & { onInsert: (field: string) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-1.5 text-ink-soft text-sm">{messages.fields}</legend>
      {fieldsOfMail[kind].map((field) => (
        <Button key={field} size="small" onClick={() => onInsert(field)}>
          {messages.fieldNames[field]}
        </Button>
      ))}
    </fieldset>
  );
}

function errorsOf(kind: MailTemplateKind, words: MailWords): { [Name in keyof MailWords]?: string } {
  const { error } = mailWordsOf[kind].safeParse(words);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path: [name], message }) => [name, message]),
  );
}

function hintOf(kind: MailTemplateKind): string {
  if (kind === 'invitation' || kind === 'reminder') return messages.invitingHint;
  return kind === 'received' || kind === 'seen' ? messages.undecidedHint : messages.wordsHint;
}
