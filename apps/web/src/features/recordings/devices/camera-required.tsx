import { VideoOff } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { recordingTexts as texts } from '../messages.ts';
import { DeviceBadges } from './device-badges.tsx';
import type { CameraFailure } from './use-camera.ts';

/** 'Camera Access Required', with the solution for its reason. */
export function CameraRequired({ reason, onRetry }: { reason: CameraFailure; onRetry: () => void }) {
  const canRetry = reason !== 'insecure' && reason !== 'unsupported';
  return (
    <section
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-10 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger-ink">
        <VideoOff aria-hidden className="size-6" />
      </span>
      <h2 className="font-semibold text-xl">{texts.accessTitle}</h2>
      <p className="max-w-form text-ink-soft">{texts.accessText}</p>
      <p className="max-w-form text-ink-soft">{hintOf(reason)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <DeviceBadges camera={{ state: 'failed', reason }} />
      </div>
      {canRetry && (
        <Button variant="primary" size="large" onClick={onRetry}>
          {texts.grant}
        </Button>
      )}
    </section>
  );
}

/** Each system has the permission in another place. */
function hintOf(reason: CameraFailure): string {
  const isPermission = reason === 'denied' || reason === 'withdrawn';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad claims to be a Mac, which has no touch screen.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  if (isPermission && isIos) return texts.deniedOnIos;
  if (isPermission && userAgent.includes('Android')) return texts.deniedOnAndroid;
  return texts.accessHints[reason];
}
