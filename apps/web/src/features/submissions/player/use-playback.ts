import { useEffect } from 'react';
import { changePlaybackSettings, speeds, usePlaybackSettings } from './playback-settings.ts';
import type { Player } from '../../../lib/player.ts';
import { endOfSilence, type Span } from './silences.ts';

/** Plays at the chosen speed, also the next video; a speed chosen in the browser's own menu is kept, too. */
export function useSpeed(player: Player): void {
  const { speed } = usePlaybackSettings();
  useEffect(() => {
    const video = player.video();
    if (video === null) return;
    // What loads begins at the default speed.
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    const keep = () => {
      const chosen = speeds.find((each) => each === video.playbackRate);
      if (chosen !== undefined && chosen !== speed) changePlaybackSettings({ speed: chosen });
    };
    video.addEventListener('ratechange', keep);
    return () => video.removeEventListener('ratechange', keep);
  }, [player, speed]);
}

/** Goes over the silences while the video plays; whoever goes into one by hand and waits there may look at it. */
export function useSkipSilences(player: Player, silences: readonly Span[]): void {
  const { skipSilences } = usePlaybackSettings();
  useEffect(() => {
    if (!skipSilences || silences.length === 0) return;
    return player.subscribe((second) => {
      const video = player.video();
      if (video === null || video.paused || video.seeking) return;
      const end = endOfSilence(silences, second);
      if (end !== undefined) player.seek(end);
    });
  }, [player, silences, skipSilences]);
}
