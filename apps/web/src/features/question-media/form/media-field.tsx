import type { RecordedFormat } from '@nimble/contracts/answers';
import { Mic, Paperclip, RotateCw, Video } from 'lucide-react';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { mayPass, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useUploadMedia } from '../question-media.queries.ts';
import { MediaEditor } from './media-editor.tsx';
import { mediaFormMessages as messages } from './messages.ts';

const RecordDialog = lazy(() => import('./record-dialog.tsx'));

/** As the server takes them; it judges the bytes. */
const accepted =
  'video/mp4,video/quicktime,video/webm,audio/mpeg,audio/mp4,.m4a,.mov,image/jpeg,image/png,image/webp,application/pdf';

export type MediaFieldProps = {
  /** What shows it, for the names of the buttons. */
  of: string;
  /** Above the buttons, where nothing else says what the file is for. */
  title?: string;
  /** The id of its file. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** The file of a question or a job: uploaded or recorded here. */
export default function MediaField({ of, title, value, onChange }: MediaFieldProps) {
  const upload = useUploadMedia();
  const picker = useRef<HTMLInputElement>(null);
  const [recorded, setRecorded] = useState<RecordedFormat | null>(null);

  function send(file: Blob, name: string): void {
    setRecorded(null);
    upload.mutate({ file, name }, { onSuccess: (media) => onChange(media.id) });
  }
  function sendAgain(): void {
    if (upload.variables !== undefined) send(upload.variables.file, upload.variables.name);
  }
  if (value !== null) return <MediaEditor id={value} onRemove={() => onChange(null)} />;
  return (
    <div className="mt-3 border-line border-t pt-3">
      {title !== undefined && <p className="mb-1.5 font-medium text-sm">{title}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Paperclip />}
          loading={upload.isPending}
          aria-label={messages.addLabel({ of })}
          title={messages.hint}
          onClick={() => picker.current?.click()}
        >
          {upload.isPending ? messages.uploading : messages.add}
        </Button>
        {(['video', 'audio'] as const).map((format) => (
          <RecordButton
            key={format}
            format={format}
            of={of}
            disabled={upload.isPending}
            onClick={() => setRecorded(format)}
          />
        ))}
        <HiddenPicker ref={picker} onPick={(file) => send(file, file.name)} />
      </div>
      <Failure error={upload.error} onRetry={sendAgain} />
      {recorded !== null && (
        <Suspense fallback={null}>
          <RecordDialog format={recorded} onUse={send} onClose={() => setRecorded(null)} />
        </Suspense>
      )}
    </div>
  );
}

type RecordProps = { format: RecordedFormat; of: string; disabled: boolean; onClick: () => void };

function RecordButton({ format, of, disabled, onClick }: RecordProps) {
  return (
    <Button
      size="small"
      icon={format === 'video' ? <Video /> : <Mic />}
      disabled={disabled}
      aria-label={messages.recordLabel[format]({ of })}
      onClick={onClick}
    >
      {messages.recordTitle[format]}
    </Button>
  );
}

function HiddenPicker({ ref, onPick }: { ref: Ref<HTMLInputElement>; onPick: (file: File) => void }) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accepted}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file !== undefined) onPick(file);
      }}
    />
  );
}

/** A recording is nowhere else: without another attempt it would have to be made again. */
function Failure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <FieldError>{messageOf(error, messages.uploadFailed)}</FieldError>
      {mayPass(error) && (
        <Button size="small" icon={<RotateCw />} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
