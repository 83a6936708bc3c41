import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../../ui/buttons/segmented-control.tsx';
import { Modal } from '../../../../ui/dialogs/modal.tsx';
import { StoredMedia } from '../../../question-media/index.ts';
import type { JobEdit } from '../../form/job-draft.ts';
import { jobMediaMessages } from '../../form/media/messages.ts';
import { jobConflictMessages as messages } from '../../messages.ts';
import { fieldInWords } from './field-in-words.ts';
import { type EditField, type MergedEdits, withFieldsOf } from './merge-edits.ts';

export type Conflict = MergedEdits & { stored: JobEdit };

type Props = { conflict: Conflict; onChosen: (values: JobEdit) => void; onClose: () => void };

/** Another person has saved the job while it was edited: nothing of either is lost without a choice. */
export function ConflictDialog({ conflict, onChosen, onClose }: Props) {
  const { conflicts, theirs, values, stored } = conflict;
  const [given, setGiven] = useState<readonly EditField[]>([]);
  const choose = (field: EditField, whose: Whose) =>
    setGiven((current) => [
      ...current.filter((each) => each !== field),
      ...(whose === 'theirs' ? [field] : []),
    ]);
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title}
      description={conflicts.length === 0 ? messages.noConflict : messages.text}
      footer={
        <>
          <Button onClick={onClose}>{messages.stay}</Button>
          <Button variant="primary" onClick={() => onChosen(withFieldsOf(values, stored, given))}>
            {messages.take}
          </Button>
        </>
      }
    >
      {conflicts.length > 0 && (
        <ul className="grid gap-4">
          {conflicts.map((field) => (
            <Choice
              key={field}
              field={field}
              mine={shownOf(field, values)}
              stored={shownOf(field, stored)}
              whose={given.includes(field) ? 'theirs' : 'mine'}
              onChoose={(whose) => choose(field, whose)}
            />
          ))}
        </ul>
      )}
      {theirs.length > 0 && (
        <p className="mt-4 text-ink-soft text-sm first:mt-0">
          {messages.alsoTheirs({ fields: theirs.map(nameOf).join(', ') })}
        </p>
      )}
    </Modal>
  );
}

const isMedia = (field: EditField) => field === 'welcomeMedia' || field === 'closingMedia';

function nameOf(field: EditField): string {
  return isMedia(field) ? jobMediaMessages[field] : messages.fields[field];
}

/** A field for people; files are shown. */
function shownOf(field: EditField, edit: JobEdit): ReactNode {
  const id = isMedia(field) ? edit[field] : null;
  return id === null ? fieldInWords(field, edit) : <StoredMedia key={id} id={id} />;
}

type Whose = 'mine' | 'theirs';

type ChoiceProps = {
  field: EditField;
  mine: ReactNode;
  stored: ReactNode;
  whose: Whose;
  onChoose: (whose: Whose) => void;
};

function Choice({ field, mine, stored, whose, onChoose }: ChoiceProps) {
  const name = nameOf(field);
  return (
    <li className="rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{name}</h3>
        <SegmentedControl
          label={messages.whose({ field: name })}
          value={whose}
          options={[
            { value: 'mine', label: messages.mine },
            { value: 'theirs', label: messages.theirs },
          ]}
          onChange={onChoose}
        />
      </div>
      <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
        {[
          { label: messages.mine, shown: mine },
          { label: messages.theirs, shown: stored },
        ].map(({ label, shown }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd className="max-h-40 overflow-y-auto whitespace-pre-line break-words">{shown}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
