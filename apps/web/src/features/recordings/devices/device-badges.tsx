import type { RecordedFormat } from '@nimble/contracts/answers';
import { Camera as CameraIcon, Mic } from 'lucide-react';
import { Badge } from '../../../ui/figures/badge.tsx';
import { recordingTexts as texts } from '../messages.ts';
import type { Camera } from './use-camera.ts';

/** The badges 'Camera ready' / 'Checking...' / 'Camera error'; 'Mic ready' / 'Mic error'. */
export function DeviceBadges({ format, camera }: { format: RecordedFormat; camera: Camera }) {
  if (camera.state === 'checking')
    return <Badge icon={format === 'audio' ? <Mic /> : <CameraIcon />}>{texts.checking}</Badge>;
  const hasPicture = camera.state === 'ready' && camera.stream.getVideoTracks().length > 0;
  const hasSound = camera.state === 'ready' && camera.stream.getAudioTracks().length > 0;
  return (
    <>
      {format === 'video' && (
        <Badge tone={hasPicture ? 'green' : 'red'} icon={<CameraIcon />}>
          {hasPicture ? texts.cameraReady : texts.cameraError}
        </Badge>
      )}
      <Badge tone={hasSound ? 'green' : 'red'} icon={<Mic />}>
        {hasSound ? texts.micReady : texts.micError}
      </Badge>
    </>
  );
}
