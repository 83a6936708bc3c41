import { recordedFormatOf } from '@nimble/contracts/answers';
import { TriangleAlert } from 'lucide-react';
import { recordingTextsOf } from '../messages.ts';
import type { KeptTake } from '../store/slice-store.ts';

/** Why a recording is incomplete or unusable. */
export function TakeWarning({ take }: { take: KeptTake }) {
  const warning = warningOf(take);
  if (warning === undefined) return null;
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-warning-line bg-warning-soft p-3 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {warning}
    </p>
  );
}

export function warningOf({ state, cut, isSilent, isBlack, mimeType }: KeptTake): string | undefined {
  const texts = recordingTextsOf(recordedFormatOf(mimeType));
  if (isBlack) return texts.black;
  if (isSilent) return texts.silent;
  if (state === 'recording') return texts.cutOff;
  return cut === null ? undefined : texts.cuts[cut];
}
