import { useEffect } from 'react';
import type { Player } from '../../../shared/player.ts';
import { changePlaybackSettings, speeds, usePlaybackSettings } from './playback-settings.ts';
import { type Span, silenceAt } from './silences.ts';

/** Plays at the chosen speed, also the next video; a speed chosen in the browser's own menu is kept, too. */
export function useSpeed(player: Player): void {
  const { speed } = usePlaybackSettings();
  useEffect(() => {
    const video = player.video();
    if (video === null) return;
    // A new source starts at the default speed.
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

/** A speed that the menu does not offer, slow enough to notice the next word. */
const rush = 8;
/** Longer silences are skipped by seeking; that takes about as long as fast-forwarding through this many seconds. */
const longestRushed = 3;

/**
 * Skips silences while the video plays: fast-forwards short ones and seeks past long ones; seeking into one by hand and
 * pausing stays there.
 */
export function useSkipSilences(player: Player, silences: readonly Span[]): void {
  const { skipSilences, speed } = usePlaybackSettings();
  useEffect(() => {
    if (!skipSilences || silences.length === 0) return;
    const slowDown = () => {
      const video = player.video();
      if (video?.playbackRate === rush) video.playbackRate = speed;
    };
    const pass = (second: number) => {
      const video = player.video();
      if (video === null || video.paused || video.seeking) return;
      const silence = silenceAt(silences, second);
      if (silence === undefined) slowDown();
      else if (isRushed(silence)) video.playbackRate = rush;
      else player.seek(silence.end);
    };
    const unsubscribe = player.subscribe(pass);
    // After switching tabs in the middle of a silence the speech after it plays normally.
    const look = () => pass(player.current());
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
      slowDown();
    };
  }, [player, silences, skipSilences, speed]);
}

/** In a hidden page the position is updated too seldom to stop in time. */
function isRushed({ start, end }: Span): boolean {
  return end - start <= longestRushed && document.visibilityState === 'visible';
}
