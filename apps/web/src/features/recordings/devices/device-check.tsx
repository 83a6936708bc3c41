import { ArrowRight, Circle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { SlowLineOffer } from '../delivery/slow-line-offer.tsx';
import { recordingTexts } from '../messages.ts';
import { CameraRequired } from './camera-required.tsx';
import { DeviceBadges } from './device-badges.tsx';
import { DeviceChoice } from './device-choice.tsx';
import { DeviceFindings } from './device-findings.tsx';
import { type Devices, readDevices, writeDevices } from './devices.ts';
import { LivePicture } from './live-picture.tsx';
import { SoundMeter } from './sound-meter.tsx';
import { type Camera, useCamera } from './use-camera.ts';
import { type LineSpeed, useLineSpeed } from './use-line-speed.ts';
import { usePictureLevel } from './use-picture-level.ts';
import { type Practice, usePractice } from './use-practice.ts';
import { type SoundLevel, useSoundLevel } from './use-sound-level.ts';

type Props = {
  /** The candidate token. */
  token: string;
  questions: readonly { duration: number }[];
  onDone: () => void;
};

/** Before the first question: chooses and checks devices, with an optional practice take. */
export function DeviceCheck({ token, questions, onDone }: Props) {
  const texts = recordingTexts.check;
  const [devices, choose] = useChosenDevices();
  const { camera, ask } = useCamera(devices);
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const sound = useSoundLevel(stream);
  const picture = usePictureLevel(stream);
  const { practice, start } = usePractice(stream, devices.isSmall);
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
        <CameraRequired reason={camera.reason} onRetry={ask} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex flex-col gap-3">
            {practice.step === 'done' ? (
              <PracticeVideo address={practice.address} />
            ) : (
              <LiveView camera={camera} meter={sound.meter} />
            )}
            <PracticeTake practice={practice} canStart={stream !== undefined} onStart={start} />
          </div>
          <div className="flex flex-col gap-4">
            <DeviceChoice stream={stream} onChoose={choose} />
            <DeviceFindings
              speed={speed}
              questions={questions}
              sound={sound}
              picture={picture}
              isSmall={devices.isSmall}
              onResize={(isSmall) => choose({ isSmall })}
            />
          </div>
        </div>
      )}
      <NextStep
        speed={speed}
        isSmall={devices.isSmall}
        isReady={stream !== undefined}
        onSmall={() => choose({ isSmall: true })}
        onDone={onDone}
      />
    </section>
  );
}

type NextProps = {
  speed: LineSpeed;
  isSmall: boolean;
  isReady: boolean;
  onSmall: () => void;
  onDone: () => void;
};

/** With what should be decided before: a slow connection suggests a smaller picture. */
function NextStep({ speed, isSmall, isReady, onSmall, onDone }: NextProps) {
  const { check: texts } = recordingTexts;
  return (
    <div data-stays="bottom" className="stays-below bg-canvas flex flex-col gap-2 py-2">
      <SlowLineOffer
        bytesPerSecond={speed.state === 'measured' ? speed.bitsPerSecond / 8 : undefined}
        isSmall={isSmall}
        onSmall={onSmall}
      />
      <Button variant="primary" size="large" className="self-center" disabled={!isReady} onClick={onDone}>
        {texts.go}
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}

type LiveProps = { camera: Camera; meter: SoundLevel['meter'] };

function LiveView({ camera, meter }: LiveProps) {
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  return (
    <div className="relative overflow-hidden rounded-card bg-stage text-on-stage">
      <LivePicture stream={stream} />
      <div className="absolute top-3 inset-s-3 flex flex-wrap gap-2">
        <DeviceBadges camera={camera} />
      </div>
      {stream === undefined ? (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={recordingTexts.checking} className="size-8" />
        </div>
      ) : (
        <SoundMeter meter={meter} />
      )}
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

function PracticeVideo({ address }: { address: string }) {
  return (
    <video
      controls
      playsInline
      src={address}
      aria-label={recordingTexts.check.practiceVideo}
      className="stage-picture rounded-card bg-stage"
    >
      <track kind="captions" />
    </video>
  );
}

type PracticeProps = { practice: Practice; canStart: boolean; onStart: () => void };

function PracticeTake({ practice, canStart, onStart }: PracticeProps) {
  const texts = recordingTexts.check;
  return (
    <div className="flex flex-col items-start gap-3">
      {practice.step === 'done' && (
        <p role="status" className="text-ink-soft">
          {texts.practiceText}
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
