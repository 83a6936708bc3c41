import { LoaderCircle } from 'lucide-react';
import { MediaController, MediaLoadingIndicator, MediaTimeRange } from 'media-chrome/react';
import { type ReactNode, type RefCallback, useCallback, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Player } from '../../../shared/player.ts';
import { type Chapter, chapterFile } from './chapters.ts';
import { usePlaybackSettings } from './playback-settings.ts';
import { PlayerControls } from './player-controls.tsx';
import { translatePlayer } from './translate-player.ts';
import { usePinnedAddress } from './use-pinned-address.ts';
import { useSkipSilences, useSpeed } from './use-playback.ts';
import type { Heard } from './use-player-transcript.ts';
import { useCaptions, useChapterTrack } from './use-text-track.ts';
import './video-player.css';

type Props = {
  player: Player;
  /** Signed. */
  src: string;
  poster: string | null;
  label: string;
  chapters: readonly Chapter[];
  heard: Heard;
  /** The background of the timeline. */
  timeline: ReactNode;
  onFailure: () => void;
};

/** The picture, its timeline with the questions as chapters, and the controls. */
export function VideoPlayer(props: Props) {
  translatePlayer(useLanguage());
  const { player, label, chapters, timeline, onFailure } = props;
  const { captions, silences } = props.heard;
  const controllerId = useId();
  const frame = useFullscreenFrame();
  const src = usePinnedAddress(props.src);
  const poster = usePinnedAddress(props.poster ?? '');
  const attach: RefCallback<HTMLVideoElement> = useCallback(
    (video) => (video === null ? undefined : player.attach(video)),
    [player],
  );
  useChapterTrack(player, chapters.length === 0 ? undefined : chapterFile(chapters));
  useCaptions(player, captions, usePlaybackSettings().captions);
  useSpeed(player);
  useSkipSilences(player, silences);
  return (
    // Time runs from left to right in every language.
    <div ref={frame} dir="ltr" className="video-player">
      {/* Its own shortcuts are off, because those of the page work wherever the focus is. */}
      <MediaController id={controllerId} noHotkeys className="video-player-picture">
        <video
          ref={attach}
          slot="media"
          src={src}
          poster={poster === '' ? undefined : poster}
          aria-label={label}
          preload="metadata"
          playsInline
          onError={onFailure}
        />
        <MediaLoadingIndicator slot="centered-chrome">
          <LoaderCircle slot="icon" className="video-player-loading" />
        </MediaLoadingIndicator>
      </MediaController>
      <div className="video-player-timeline-frame">
        {timeline}
        <MediaTimeRange {...{ mediacontroller: controllerId }} className="video-player-timeline" />
      </div>
      <PlayerControls
        controllerId={controllerId}
        player={player}
        chapters={chapters}
        hasCaptions={captions !== undefined}
        hasSilences={silences.length > 0}
      />
    </div>
  );
}

/** Full screen includes the controls, which are outside of the element that usually fills it. */
function useFullscreenFrame() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = frame.current?.querySelector<HTMLElement & { fullscreenElement: Element }>(
      'media-controller',
    );
    if (controller && frame.current !== null) controller.fullscreenElement = frame.current;
  }, []);
  return frame;
}
