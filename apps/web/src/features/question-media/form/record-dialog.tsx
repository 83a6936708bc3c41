import type { RecordedFormat } from '@nimble/contracts/answers';
import { useEffect, useState } from 'react';
import { useMutation } from '../../../lib/use-mutation.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import {
  type KeptTake,
  LiveRecorder,
  readDevices,
  sliceStore,
  TakePlayer,
  useCamera,
} from '../../recordings/index.ts';
import { mediaFormMessages as messages } from './messages.ts';

/** Seconds. */
const longestRecording = 180;
/** No interview has this id, so nothing of it is offered or sent as an answer. */
const noSubmission = 0;

/** The recording stays on this device until it is uploaded as a whole. */
const delivery = {
  send: () => undefined,
  wake: () => undefined,
  discard: (takeId: string) => sliceStore.forget(takeId),
};

type Props = {
  format: RecordedFormat;
  onUse: (file: Blob, name: string) => void;
  onClose: () => void;
};

/** Records what a question or a job shows, with the recorder of the interviews. */
export default function RecordDialog({ format, onUse, onClose }: Props) {
  const [take, setTake] = useState<KeptTake>();
  useForgotten(take);
  const reading = useMutation({ mutationFn: fileOf });

  function use(chosen: KeptTake): void {
    const onSuccess = (file: Blob) => onUse(file, `${format}.${file.type.endsWith('mp4') ? 'mp4' : 'webm'}`);
    reading.mutate(chosen, { onSuccess });
  }
  function recordAgain(): void {
    reading.reset();
    setTake(undefined);
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.recordTitle[format]}
      description={messages.recordText}
      size="large"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {take !== undefined && <Button onClick={recordAgain}>{messages.again}</Button>}
          {take !== undefined && (
            <Button variant="primary" loading={reading.isPending} onClick={() => use(take)}>
              {messages.use}
            </Button>
          )}
        </>
      }
    >
      {take === undefined ? (
        // Its bar has the color of a page, and stands on a dialog here.
        <div className="[--color-canvas:var(--color-raised)]">
          <Recorder format={format} onRecorded={setTake} />
        </div>
      ) : (
        <>
          <TakePlayer take={take} className="stage-picture w-full rounded-card bg-stage" />
          <div className="mt-2">{reading.isError && <FieldError>{messages.useFailed}</FieldError>}</div>
        </>
      )}
    </Modal>
  );
}

/** Read whole: its slices are deleted with the dialog. */
async function fileOf({ takeId, mimeType }: KeptTake): Promise<Blob> {
  const playable = await sliceStore.playable(takeId);
  return new Blob([await playable.arrayBuffer()], { type: mimeType.split(';')[0] ?? '' });
}

/** Deletes a take from this device once it is not shown any more. */
function useForgotten(take: KeptTake | undefined): void {
  const takeId = take?.takeId;
  useEffect(() => {
    if (takeId === undefined) return;
    return () => void sliceStore.forget(takeId);
  }, [takeId]);
}

type RecorderProps = { format: RecordedFormat; onRecorded: (take: KeptTake) => void };

function Recorder({ format, onRecorded }: RecorderProps) {
  const [devices] = useState(readDevices);
  const { camera, ask } = useCamera(devices, format);
  return (
    <LiveRecorder
      format={format}
      camera={camera}
      onAskCamera={ask}
      isSmall={devices.isSmall}
      question={{ id: 0, duration: longestRecording }}
      thinkingSeconds={0}
      submissionId={noSubmission}
      delivery={delivery}
      offer={null}
      onRecorded={onRecorded}
      onRunning={() => undefined}
    />
  );
}
