import { Captions, ChevronsRight } from 'lucide-react';
import {
  MediaControlBar,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { ReactNode } from 'react';
import type { Player } from '../../../shared/player.ts';
import { videoMessages as messages } from '../messages.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import { changePlaybackSettings, usePlaybackSettings } from './playback-settings.ts';
import { SpeedSelect } from './speed-select.tsx';
import { usePlace } from './use-player.ts';

const seekSeconds = 10;

type Props = {
  /** Id of their `MediaController`. */
  controllerId: string;
  player: Player;
  chapters: readonly Chapter[];
  hasCaptions: boolean;
  hasSilences: boolean;
};

/** Below the picture rather than over it, so that they are always visible and cover nothing. */
export function PlayerControls({ controllerId, player, chapters, hasCaptions, hasSilences }: Props) {
  const { captions, skipSilences } = usePlaybackSettings();
  return (
    <MediaControlBar {...{ mediacontroller: controllerId }} className="video-player-bar">
      <MediaPlayButton />
      <MediaSeekBackwardButton seekOffset={seekSeconds} className="video-player-wide" />
      <MediaSeekForwardButton seekOffset={seekSeconds} className="video-player-wide" />
      <MediaTimeDisplay showDuration noToggle />
      <PlayingQuestion player={player} chapters={chapters} />
      {hasSilences && (
        <Toggle
          label={messages.skipSilences}
          icon={<ChevronsRight />}
          isOn={skipSilences}
          onToggle={() => changePlaybackSettings({ skipSilences: !skipSilences })}
        />
      )}
      {hasCaptions && (
        <Toggle
          label={messages.captions}
          icon={<Captions />}
          isOn={captions}
          onToggle={() => changePlaybackSettings({ captions: !captions })}
        />
      )}
      <SpeedSelect />
      <MediaMuteButton />
      <MediaVolumeRange className="video-player-wide" />
      <MediaPipButton className="video-player-wide" />
      <MediaFullscreenButton />
    </MediaControlBar>
  );
}

function PlayingQuestion({ player, chapters }: Pick<Props, 'player' | 'chapters'>) {
  const number = usePlace(player, (second) => chapterAt(chapters, second)?.number);
  const chapter = chapters.find((each) => each.number === number);
  return (
    <span dir="auto" className="video-player-question" title={chapter?.question}>
      {chapter !== undefined &&
        messages.playingQuestion({ number: chapter.number, question: chapter.question })}
    </span>
  );
}

type ToggleProps = { label: string; icon: ReactNode; isOn: boolean; onToggle: () => void };

function Toggle({ label, icon, isOn, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onToggle}
      className="video-player-button"
    >
      {icon}
    </button>
  );
}
