import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { uiMessages } from '../messages.ts';
import type { FieldControl } from './field.tsx';

type Labels = { choose: string; drop: string; remove: string };

export type FilePickerProps = {
  /** From `Field`. */
  control: FieldControl;
  /** In the format of the browser's file input: `.pdf,.docx`. */
  accept: string;
  file: { name: string } | null;
  /** Such as the size of the chosen file. */
  detail?: string | undefined;
  onPick: (file: File | null) => void;
  /** In the page's language. */
  labels?: Labels;
};

const english: Labels = {
  choose: uiMessages.chooseFile,
  drop: uiMessages.orDropIt,
  remove: uiMessages.remove,
};

/** Picks one file by pressing or dropping. Its owner validates it. */
export function FilePicker({ control, accept, file, detail, onPick, labels = english }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped !== undefined) onPick(dropped);
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'relative flex min-h-16 items-center gap-3 rounded-control border border-dashed px-4 py-3 transition-colors',
        'focus-within:outline-2 focus-within:outline-brand hover:bg-hover',
        control['aria-invalid'] ? 'border-danger' : 'border-control/70',
        isOver ? 'border-brand bg-brand-soft' : 'bg-surface',
      )}
    >
      {file === null ? <NoFile labels={labels} /> : <ChosenFile name={file.name} detail={detail} />}
      <input
        {...control}
        type="file"
        accept={accept}
        className="absolute inset-0 cursor-pointer opacity-0"
        // Choosing the same file again must count as a change.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const picked = event.target.files?.[0];
          if (picked !== undefined) onPick(picked);
        }}
      />
      {file !== null && (
        <IconButton
          label={`${labels.remove} ${file.name}`}
          icon={<X />}
          onClick={() => onPick(null)}
          className="relative z-10"
        />
      )}
    </div>
  );
}

function NoFile({ labels }: { labels: Labels }) {
  return (
    <>
      <Upload aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="font-medium text-brand-ink">{labels.choose}</span> {labels.drop}
      </span>
    </>
  );
}

function ChosenFile({ name, detail }: { name: string; detail: string | undefined }) {
  return (
    <>
      <FileText aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <span className="min-w-0 flex-1">
        <span title={name} className="block truncate font-medium">
          {name}
        </span>
        {detail !== undefined && <span className="text-ink-faint text-sm">{detail}</span>}
      </span>
    </>
  );
}
