import type { FileKind } from '@nimble/contracts/answers';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { fileTexts as texts } from './messages.ts';

/** What the browser's file dialog offers. It is only a convenience: the server checks the bytes. */
const accepted: { readonly [Kind in FileKind]: string } = {
  pdf: '.pdf,application/pdf',
  document: '.docx,.doc,.odt,.rtf',
  spreadsheet: '.xlsx,.xls,.ods,.csv,.tsv',
  presentation: '.pptx,.ppt,.odp',
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/heic',
  text: '.txt,.md,text/plain',
  archive: '.zip,application/zip',
};

type Props = {
  kinds: readonly FileKind[];
  isMultiple: boolean;
  label: string;
  describedBy: string;
  onChoose: (files: readonly File[]) => void;
};

/** Chooses files by pressing or dropping. */
export function FileDrop({ kinds, isMultiple, label, describedBy, onChoose }: Props) {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChoose([...event.dataTransfer.files]);
      }}
      className={classNames(
        'relative flex min-h-32 flex-col items-center justify-center gap-2 rounded-control border border-dashed px-4 py-6 text-center transition-colors',
        'focus-within:outline-2 focus-within:outline-brand hover:bg-hover',
        isOver ? 'border-brand bg-brand-soft' : 'border-control/70 bg-surface',
      )}
    >
      <Upload aria-hidden className="size-6 text-ink-faint" />
      <span>
        <span className="font-medium text-brand-ink">{label}</span>{' '}
        <span className="pointer-coarse:hidden">{texts.orDrop}</span>
      </span>
      <input
        type="file"
        aria-label={label}
        aria-describedby={describedBy}
        accept={kinds.map((kind) => accepted[kind]).join()}
        multiple={isMultiple}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Choosing the same file again must count as a change.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
