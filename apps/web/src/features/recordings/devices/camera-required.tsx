import type { RecordedFormat } from '@nimble/contracts/answers';
import { MicOff, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { recordingTextsOf } from '../messages.ts';
import { DeviceBadges } from './device-badges.tsx';
import type { CameraFailure } from './use-camera.ts';

type Props = {
  format: RecordedFormat;
  reason: CameraFailure;
  onRetry: () => void;
  /** Other ways to answer. */
  instead?: ReactNode;
};

/** 'Camera Access Required', with the solution for its reason; for audio, of the microphone. */
export function CameraRequired({ format, reason, onRetry, instead }: Props) {
  const texts = recordingTextsOf(format);
  const canRetry = reason !== 'insecure' && reason !== 'unsupported';
  return (
    <section
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-10 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger-ink">
        {format === 'audio' ? (
          <MicOff aria-hidden className="size-6" />
        ) : (
          <VideoOff aria-hidden className="size-6" />
        )}
      </span>
      <h2 className="font-semibold text-xl">{texts.accessTitle}</h2>
      <p className="max-w-form text-ink-soft">{texts.accessText}</p>
      <p className="max-w-form text-ink-soft">{hintOf(reason, texts)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <DeviceBadges format={format} camera={{ state: 'failed', reason }} />
      </div>
      {canRetry && (
        <Button variant="primary" size="large" onClick={onRetry}>
          {texts.grant}
        </Button>
      )}
      {instead}
    </section>
  );
}

/** Each system has the permission in another place. */
function hintOf(reason: CameraFailure, texts: ReturnType<typeof recordingTextsOf>): string {
  const isPermission = reason === 'denied' || reason === 'withdrawn';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad claims to be a Mac, which has no touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (isPermission && isIos) return texts.deniedOnIos;
  if (isPermission && userAgent.includes('Android')) return texts.deniedOnAndroid;
  return texts.accessHints[reason];
}
