import {
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { RefObject } from 'react';
import type { Chapter } from './chapters.ts';
import { SpeedButton } from './speed-button.tsx';
import { useChapterTrack } from './use-chapter-track.ts';
import { usePinnedAddress } from './use-pinned-address.ts';
import './video-player.css';

type Props = {
  /** Signed. */
  src: string;
  poster: string | null;
  label: string;
  chapters: readonly Chapter[];
  /** Seconds; where to begin. */
  startAt: number;
  videoRef: RefObject<HTMLVideoElement | null>;
  onTime: (second: number) => void;
  onFailure: () => void;
};

/** The picture with its controls: chapters on the timeline, speed, picture in picture, keyboard. */
export function VideoPlayer({ src, poster, label, chapters, startAt, videoRef, onTime, onFailure }: Props) {
  const pinnedSrc = usePinnedAddress(src);
  const pinnedPoster = usePinnedAddress(poster ?? '');
  useChapterTrack(videoRef, chapters);
  return (
    <MediaController className="video-player">
      <video
        ref={videoRef}
        slot="media"
        src={pinnedSrc}
        poster={pinnedPoster === '' ? undefined : pinnedPoster}
        aria-label={label}
        preload="metadata"
        playsInline
        onLoadedMetadata={({ currentTarget }) => {
          if (startAt > 0) currentTarget.currentTime = startAt;
        }}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onError={onFailure}
      />
      <MediaLoadingIndicator slot="centered-chrome" />
      <MediaTimeRange className="video-player-timeline" />
      <MediaControlBar>
        <MediaPlayButton />
        <MediaSeekBackwardButton seekOffset={10} className="video-player-wide" />
        <MediaSeekForwardButton seekOffset={10} className="video-player-wide" />
        <MediaTimeDisplay showDuration noToggle />
        <span className="video-player-space" />
        <MediaMuteButton />
        <MediaVolumeRange className="video-player-wide" />
        <SpeedButton videoRef={videoRef} />
        <MediaPipButton className="video-player-wide" />
        <MediaFullscreenButton />
      </MediaControlBar>
    </MediaController>
  );
}
