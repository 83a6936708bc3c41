import type { FileKind } from '@nimble/contracts/answers';
import { Archive, File, FileText, Image, Presentation, Sheet } from 'lucide-react';
import type { ReactNode } from 'react';

const icons: { readonly [Kind in FileKind]: ReactNode } = {
  pdf: <FileText />,
  document: <FileText />,
  spreadsheet: <Sheet />,
  presentation: <Presentation />,
  picture: <Image />,
  text: <FileText />,
  archive: <Archive />,
};

/** `kind` is null until the server has judged the file. */
export function FileIcon({ kind }: { kind: FileKind | null }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink [&_svg]:size-5"
    >
      {kind === null ? <File /> : icons[kind]}
    </span>
  );
}
