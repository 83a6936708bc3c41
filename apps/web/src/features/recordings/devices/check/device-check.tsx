import type { RecordedFormat } from '@nimble/contracts/answers';
import { ArrowRight, Circle } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts';
import { SlowLineOffer } from '../../delivery/slow-line-offer.tsx';
import { recordingTexts, recordingTextsOf } from '../../messages.ts';
import { LiveSound } from '../../sound/live-sound.tsx';
import { SoundPlayer } from '../../sound/sound-player.tsx';
import { CameraRequired } from '../camera-required.tsx';
import { DeviceBadges } from '../device-badges.tsx';
import { type Devices, readDevices, writeDevices } from '../devices.ts';
import { LivePicture } from '../live-picture.tsx';
import { SoundMeter } from '../sound-meter.tsx';
import { type Camera, useCamera } from '../use-camera.ts';
import { usePictureLevel } from '../use-picture-level.ts';
import { type SoundLevel, useSoundLevel } from '../use-sound-level.ts';
import { DeviceChoice } from './device-choice.tsx';
import { DeviceFindings } from './device-findings.tsx';
import { type LineSpeed, useLineSpeed } from './use-line-speed.ts';
import { type Practice, usePractice } from './use-practice.ts';

type Props = {
  /** The candidate token. */
  token: string;
  /** Audio needs a microphone alone. */
  format: RecordedFormat;
  questions: readonly { duration: number }[];
  /** Shown when nothing can be recorded: other ways to answer. */
  instead?: ReactNode;
  onDone: () => void;
};

/** Before the first question: chooses and checks devices, with an optional practice take. */
export function DeviceCheck({ token, format, questions, instead, onDone }: Props) {
  const texts = recordingTextsOf(format).check;
  const [devices, choose] = useChosenDevices();
  const { camera, ask } = useCamera(devices, format);
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const speed = useLineSpeed(token);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="mx-auto flex w-full max-w-stage flex-1 flex-col gap-5">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {texts.title}
        </h1>
        <p className="mt-1 text-ink-soft">{texts.text}</p>
      </header>
      {camera.state === 'failed' ? (
        <CameraRequired format={format} reason={camera.reason} onRetry={ask} instead={instead} />
      ) : (
        <CheckedDevices
          camera={camera}
          format={format}
          devices={devices}
          speed={speed}
          questions={questions}
          onChoose={choose}
        />
      )}
      <NextStep
        speed={format === 'video' ? speed : undefined}
        isSmall={devices.isSmall}
        isReady={stream !== undefined}
        onSmall={() => choose({ isSmall: true })}
        onDone={onDone}
      />
    </section>
  );
}

type CheckedProps = Pick<Props, 'format' | 'questions'> & {
  camera: Camera;
  devices: Devices;
  speed: LineSpeed;
  onChoose: (changes: Partial<Devices>) => void;
};

/** What the devices give, and a practice take. */
function CheckedDevices({ format, questions, camera, devices, speed, onChoose }: CheckedProps) {
  const texts = recordingTextsOf(format).check;
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const sound = useSoundLevel(stream);
  const picture = usePictureLevel(stream);
  const { practice, start } = usePractice(stream, format, devices.isSmall);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
        {practice.step === 'done' ? (
          <PracticePlayer format={format} {...practice} />
        ) : (
          <LiveView format={format} camera={camera} sound={sound} />
        )}
        <PracticeTake
          text={texts.practiceText}
          practice={practice}
          canStart={stream !== undefined}
          onStart={start}
        />
      </div>
      <div className="flex flex-col gap-4">
        <DeviceChoice format={format} stream={stream} onChoose={onChoose} />
        <DeviceFindings
          format={format}
          isReady={stream !== undefined}
          speed={speed}
          questions={questions}
          sound={sound}
          picture={picture}
          isSmall={devices.isSmall}
          onResize={(isSmall) => onChoose({ isSmall })}
        />
      </div>
    </div>
  );
}

type NextProps = {
  /** undefined: nothing smaller can be recorded. */
  speed: LineSpeed | undefined;
  isSmall: boolean;
  isReady: boolean;
  onSmall: () => void;
  onDone: () => void;
};

/** With what should be decided before: a slow connection suggests a smaller picture. */
function NextStep({ speed, isSmall, isReady, onSmall, onDone }: NextProps) {
  const { check: texts } = recordingTexts;
  return (
    <div data-stays="bottom" className="stays-below fades-to-canvas flex flex-col gap-2 py-2">
      <SlowLineOffer
        bytesPerSecond={speed?.state === 'measured' ? speed.bitsPerSecond / 8 : undefined}
        isSmall={isSmall}
        onSmall={onSmall}
      />
      <Button variant="primary" size="large" className="sm:self-center" disabled={!isReady} onClick={onDone}>
        {texts.go}
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}

type LiveProps = { format: RecordedFormat; camera: Camera; sound: SoundLevel };

function LiveView({ format, camera, sound }: LiveProps) {
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  return (
    <div className="relative overflow-hidden rounded-card bg-stage text-on-stage">
      {format === 'audio' ? <LiveSound sound={sound} /> : <LivePicture stream={stream} />}
      <div className="absolute top-3 inset-s-3 flex flex-wrap gap-2">
        <DeviceBadges format={format} camera={camera} />
      </div>
      {stream === undefined && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={recordingTexts.checking} className="size-8" />
        </div>
      )}
      {stream !== undefined && format === 'video' && <SoundMeter meter={sound.meter} />}
    </div>
  );
}

/** The last visit's choice, until others are chosen. */
function useChosenDevices() {
  const [devices, setDevices] = useState<Devices>(readDevices);
  function choose(changes: Partial<Devices>): void {
    const chosen = { ...devices, ...changes };
    writeDevices(chosen);
    setDevices(chosen);
  }
  return [devices, choose] as const;
}

type PlayerProps = Pick<Extract<Practice, { step: 'done' }>, 'address' | 'recording'>;

function PracticePlayer({ format, address, recording }: PlayerProps & { format: RecordedFormat }) {
  const label = recordingTexts.check.practiceVideo;
  if (format === 'audio') return <SoundPlayer address={address} sound={recording} label={label} />;
  return (
    <video
      controls
      playsInline
      src={address}
      aria-label={label}
      className="stage-picture rounded-card bg-stage"
    >
      <track kind="captions" />
    </video>
  );
}

type PracticeProps = { text: string; practice: Practice; canStart: boolean; onStart: () => void };

function PracticeTake({ text, practice, canStart, onStart }: PracticeProps) {
  const texts = recordingTexts.check;
  const group = useKeptFocus<HTMLDivElement>(practice.step);
  return (
    <div ref={group} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
      {practice.step === 'done' && (
        <p role="status" className="text-ink-soft">
          {text}
        </p>
      )}
      {practice.step === 'failed' && (
        <p role="alert" className="text-danger-ink">
          {texts.practiceFailed}
        </p>
      )}
      {practice.step === 'recording' ? (
        <p role="status" className="flex items-center gap-2 tabular-nums">
          <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-danger" />
          {texts.practising({ seconds: practice.seconds })}
        </p>
      ) : (
        <Button icon={<Circle className="fill-current" />} disabled={!canStart} onClick={onStart}>
          {practice.step === 'done' ? texts.again : texts.practise}
        </Button>
      )}
    </div>
  );
}
