import type { RecordedFormat } from '@nimble/contracts/answers';
import { Field } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { recordingTexts } from '../../messages.ts';
import type { Devices } from '../devices.ts';
import { useDeviceList } from './use-device-list.ts';

type Props = {
  format: RecordedFormat;
  stream: MediaStream | undefined;
  onChoose: (changes: Partial<Devices>) => void;
};

/** Shows the device in use, which may differ from the chosen one. */
export function DeviceChoice({ format, stream, onChoose }: Props) {
  const texts = recordingTexts.check;
  const { cameras, microphones } = useDeviceList(stream !== undefined);
  const inUse = (tracks: MediaStreamTrack[] | undefined) => tracks?.[0]?.getSettings().deviceId ?? '';
  return (
    <div className="flex flex-col gap-4">
      {format === 'video' && (
        <OneOf
          kind={texts.camera}
          devices={cameras}
          value={inUse(stream?.getVideoTracks())}
          onChoose={(cameraId) => onChoose({ cameraId })}
        />
      )}
      <OneOf
        kind={texts.microphone}
        devices={microphones}
        value={inUse(stream?.getAudioTracks())}
        onChoose={(microphoneId) => onChoose({ microphoneId })}
      />
    </div>
  );
}

type OneOfProps = {
  kind: string;
  devices: readonly MediaDeviceInfo[];
  value: string;
  onChoose: (deviceId: string) => void;
};

function OneOf({ kind, devices, value, onChoose }: OneOfProps) {
  const options = devices.map(({ deviceId, label }, index) => ({
    value: deviceId,
    label: label === '' ? recordingTexts.check.unnamed({ kind, number: index + 1 }) : label,
  }));
  return (
    <Field label={kind}>
      {(control) => (
        <Select
          id={control.id}
          value={value}
          options={options}
          disabled={options.length === 0}
          onChange={onChoose}
        />
      )}
    </Field>
  );
}
