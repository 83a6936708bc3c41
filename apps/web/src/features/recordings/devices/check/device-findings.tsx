import type { RecordedFormat } from '@nimble/contracts/answers';
import { Check, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatFileSize } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { recordingTexts, recordingTextsOf } from '../../messages.ts';
import { freeBytes, neededBytes } from '../../store/storage-room.ts';
import { bitsPerSecond } from '../devices.ts';
import type { PictureLevel } from '../use-picture-level.ts';
import type { SoundLevel } from '../use-sound-level.ts';
import type { LineSpeed } from './use-line-speed.ts';

const pollMilliseconds = 500;

type Props = {
  format: RecordedFormat;
  /** Do the devices run? Before, nothing is seen or heard. */
  isReady: boolean;
  speed: LineSpeed;
  questions: readonly { duration: number }[];
  sound: SoundLevel;
  picture: PictureLevel;
  isSmall: boolean;
  onResize: (isSmall: boolean) => void;
};

/** Findings about sound, picture, storage and connection; warnings, none of which prevents beginning. */
export function DeviceFindings(props: Props) {
  const { format, isReady, speed, questions, sound, picture, isSmall, onResize } = props;
  const texts = recordingTextsOf(format).check;
  const isHeard = useIsHeard(sound);
  const free = useFreeBytes();
  const needed = neededBytes(questions, bitsPerSecond(isSmall, format));
  const isSlow = speed.state === 'measured' && speed.bitsPerSecond < bitsPerSecond(false, format);
  const isVideo = format === 'video';
  const ofPicture = picture.isDark
    ? ({ kind: 'warning', text: texts.dark } as const)
    : ({ kind: 'good', text: texts.seen } as const);
  const ofSound = isHeard
    ? ({ kind: 'good', text: texts.heard } as const)
    : ({ kind: 'open', text: texts.unheard } as const);
  return (
    <ul className="flex flex-col gap-3 rounded-card border border-line bg-surface p-card">
      {isVideo && (
        // One region whatever it says: screen readers announce what changes in it.
        <Finding kind={isReady ? ofPicture.kind : 'busy'}>
          {isReady ? ofPicture.text : recordingTexts.checking}
        </Finding>
      )}
      <Finding kind={isReady ? ofSound.kind : 'busy'} longest={texts.unheard}>
        {isReady ? ofSound.text : recordingTexts.checking}
      </Finding>
      {free !== undefined && (
        <Finding kind={free < needed ? 'warning' : 'good'}>
          {free < needed
            ? texts.roomShort({ needed: formatFileSize(needed), free: formatFileSize(free) })
            : texts.roomEnough}
        </Finding>
      )}
      {speed.state === 'measuring' && <Finding kind="busy">{texts.lineChecking}</Finding>}
      {speed.state === 'unknown' && <Finding kind="open">{texts.lineUnknown}</Finding>}
      {speed.state === 'measured' && (
        <Finding kind={isSlow ? 'warning' : 'good'}>{isSlow ? texts.lineSlow : texts.lineGood}</Finding>
      )}
      {isSmall && isVideo && (
        <Finding kind="open">
          {texts.isSmall}
          <Button size="small" className="mt-2" onClick={() => onResize(false)}>
            {texts.fullPicture}
          </Button>
        </Finding>
      )}
    </ul>
  );
}

const signs = {
  good: <Check className="text-success-ink" />,
  warning: <TriangleAlert className="text-warning-ink" />,
  open: <Info className="text-info-ink" />,
  busy: <LoaderCircle className="animate-spin text-ink-faint" />,
};

type FindingProps = {
  kind: keyof typeof signs;
  /** Has its room whatever the text is, so that what is below does not move. */
  longest?: string;
  children: ReactNode;
};

function Finding({ kind, longest, children }: FindingProps) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 [&_svg]:size-5">
        {signs[kind]}
      </span>
      <span
        data-longest={longest}
        className="grid min-w-0 after:invisible after:[grid-area:1/1] data-longest:after:content-[attr(data-longest)]"
      >
        <span role="status" className="flex flex-col items-start [grid-area:1/1]">
          {children}
        </span>
      </span>
    </li>
  );
}

/** Since this microphone was opened. */
function useIsHeard({ wasHeard }: SoundLevel): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setIsHeard(wasHeard() === true), pollMilliseconds);
    return () => clearInterval(timer);
  }, [wasHeard]);
  return isHeard;
}

function useFreeBytes(): number | undefined {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    let isOver = false;
    void freeBytes().then((bytes) => {
      if (!isOver) setFree(bytes);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return free;
}
