import { Camera as CameraIcon, Mic, Pause, Play, RotateCcw, Square, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { recordingTexts as texts } from './messages.ts';
import { sliceStore } from './slice-store.ts';
import { type Camera, useCamera } from './use-camera.ts';
import { type FinishedTake, useRecorder } from './use-recorder.ts';

/** From this many seconds on the remaining time is marked. */
const warningSeconds = 30;
const lastSeconds = 10;

type RecorderProps = {
  question: { id: number; duration: number };
  submissionId: number;
  token: string;
  onUse: (take: FinishedTake) => void;
  onDiscard: (take: FinishedTake) => void;
};

/** Records the answer to one question: camera, countdown, recording, preview (spec 1 §2, §4). */
export function Recorder({ question, submissionId, token, onUse, onDiscard }: RecorderProps) {
  const { camera, ask } = useCamera();
  const [problem, setProblem] = useState<string>();
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const recorder = useRecorder({ stream, question, submissionId, token, onError: setProblem });
  const { state } = recorder;

  function start(): void {
    setProblem(undefined);
    recorder.start();
  }

  if (camera.state === 'unsupported')
    return <EmptyState title={texts.cameraError} text={texts.unsupported} />;
  if (camera.state === 'denied') return <AccessDenied onRetry={ask} />;
  if (state.phase === 'recorded') {
    return (
      <Preview
        takeId={state.takeId}
        onRetake={() => {
          const take = recorder.take();
          if (take) onDiscard(take);
        }}
        onUse={() => {
          const take = recorder.take();
          if (take) onUse(take);
        }}
      />
    );
  }
  const elapsed = state.phase === 'recording' ? state.elapsed : 0;
  const left = Math.max(0, question.duration - elapsed);
  return (
    <section className="flex flex-col gap-4">
      <div className="relative overflow-hidden rounded-card bg-stage text-on-stage">
        <LivePicture stream={stream} />
        <div className="absolute top-3 left-3 flex gap-2">
          <DeviceBadges camera={camera} />
        </div>
        <div className="absolute top-3 right-3">
          <TimeLeft left={left} limit={question.duration} />
        </div>
        {state.phase === 'countdown' && (
          <div className="absolute inset-0 grid place-items-center bg-stage-soft">
            <span aria-hidden className="font-semibold text-4xl tabular-nums">
              {state.seconds}
            </span>
          </div>
        )}
      </div>
      <p aria-live="assertive" className="sr-only">
        {state.phase === 'countdown' && texts.startingIn(state.seconds)}
        {state.phase === 'recording' && (state.paused ? texts.paused : texts.recording)}
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-danger-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {state.phase === 'recording' ? (
          <>
            {state.paused ? (
              <Button size="large" icon={<Play />} onClick={recorder.resume}>
                {texts.resume}
              </Button>
            ) : (
              <Button size="large" icon={<Pause />} onClick={recorder.pause}>
                {texts.pause}
              </Button>
            )}
            <Button size="large" variant="danger" icon={<Square />} onClick={recorder.stop}>
              {texts.stop}
            </Button>
          </>
        ) : (
          <Button
            size="large"
            variant="primary"
            icon={<Video />}
            disabled={stream === undefined || state.phase === 'countdown'}
            onClick={start}
          >
            {texts.start}
          </Button>
        )}
      </div>
    </section>
  );
}

function DeviceBadges({ camera }: { camera: Camera }) {
  if (camera.state !== 'ready') return <Badge icon={<CameraIcon />}>{texts.checking}</Badge>;
  const hasSound = camera.stream.getAudioTracks().length > 0;
  const hasPicture = camera.stream.getVideoTracks().length > 0;
  return (
    <>
      <Badge tone={hasPicture ? 'green' : 'red'} icon={<CameraIcon />}>
        {hasPicture ? texts.cameraReady : texts.cameraError}
      </Badge>
      <Badge tone={hasSound ? 'green' : 'red'} icon={<Mic />}>
        {hasSound ? texts.micReady : texts.micError}
      </Badge>
    </>
  );
}

/** Mirrored, as people know themselves from a mirror; the recording is not. */
function LivePicture({ stream }: { stream: MediaStream | undefined }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={texts.yourCamera}
      className="aspect-video w-full -scale-x-100 object-cover"
    />
  );
}

function TimeLeft({ left, limit }: { left: number; limit: number }) {
  const time = formatDuration(Math.ceil(left));
  const tone = left <= lastSeconds ? 'danger' : left <= warningSeconds ? 'warning' : 'brand';
  return (
    <ProgressRing
      label={texts.timeLeft(time)}
      part={left / limit}
      tone={tone}
      className="rounded-full bg-stage-soft"
    >
      {time}
    </ProgressRing>
  );
}

function Preview({ takeId, onRetake, onUse }: { takeId: string; onRetake: () => void; onUse: () => void }) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    sliceStore.wholeTake(takeId).then(
      (blob) => {
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setAddress(url);
      },
      () => setIsBroken(true),
    );
    return () => {
      isOver = true;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [takeId]);
  return (
    <section className="flex flex-col gap-4">
      <video
        controls
        playsInline
        src={address}
        onError={() => setIsBroken(address !== undefined)}
        aria-label={texts.yourRecording}
        className="aspect-video w-full rounded-card bg-stage"
      >
        <track kind="captions" />
      </video>
      {isBroken && (
        <p role="alert" className="text-danger-ink">
          {texts.noPreview}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button size="large" icon={<RotateCcw />} onClick={onRetake}>
          {texts.retake}
        </Button>
        <Button size="large" variant="primary" onClick={onUse}>
          {texts.use}
        </Button>
      </div>
    </section>
  );
}

function AccessDenied({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={texts.accessTitle}
        text={`${texts.accessText} ${texts.accessHint}`}
        action={
          <Button variant="primary" onClick={onRetry}>
            {texts.grant}
          </Button>
        }
      />
    </div>
  );
}
