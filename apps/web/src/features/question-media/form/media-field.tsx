import { Paperclip, Video } from 'lucide-react';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { MediaEditor } from './media-editor.tsx';
import { mediaFormMessages as messages } from './messages.ts';
import { useUploadMedia } from './question-media.queries.ts';

const RecordDialog = lazy(() => import('./record-dialog.tsx'));

/** As the server takes them; it judges the bytes. */
const accepted =
  'video/mp4,video/quicktime,video/webm,audio/mpeg,audio/mp4,.m4a,.mov,image/jpeg,image/png,image/webp,application/pdf';

export type MediaFieldProps = {
  /** The question's, from 1. */
  number: number;
  /** The id of its file. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** The file of a question: uploaded or recorded here. */
export default function MediaField({ number, value, onChange }: MediaFieldProps) {
  const upload = useUploadMedia();
  const picker = useRef<HTMLInputElement>(null);
  const [isRecording, setIsRecording] = useState(false);

  function send(file: Blob, name: string): void {
    setIsRecording(false);
    upload.mutate({ file, name }, { onSuccess: (media) => onChange(media.id) });
  }
  if (value !== null) return <MediaEditor id={value} onRemove={() => onChange(null)} />;
  return (
    <div className="mt-3 border-line border-t pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Paperclip />}
          loading={upload.isPending}
          aria-label={messages.addLabel({ number })}
          title={messages.hint}
          onClick={() => picker.current?.click()}
        >
          {upload.isPending ? messages.uploading : messages.add}
        </Button>
        <Button
          size="small"
          variant="ghost"
          icon={<Video />}
          disabled={upload.isPending}
          aria-label={messages.recordLabel({ number })}
          onClick={() => setIsRecording(true)}
        >
          {messages.record}
        </Button>
        <HiddenPicker ref={picker} onPick={(file) => send(file, file.name)} />
      </div>
      <Failure error={upload.error} />
      {isRecording && (
        <Suspense fallback={null}>
          <RecordDialog onUse={send} onClose={() => setIsRecording(false)} />
        </Suspense>
      )}
    </div>
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

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  return (
    <div role="alert" className="mt-2">
      <FieldError>{messageOf(error, messages.uploadFailed)}</FieldError>
    </div>
  );
}
