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

/** No speed that anybody can choose, and one at which the next word is not missed. */
const rush = 8;
/** Longer ones, in seconds, are left out; finding a place takes a player about as long as rushing through this many. */
const longestRushed = 3;

/**
 * Goes over the silences while the video plays, through short ones in a rush and past long ones; whoever goes into one by
 * hand and waits there may look at it.
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
    // Whoever turns to another page in the middle of a silence hears what comes after it.
    const look = () => pass(player.current());
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', look);
      slowDown();
    };
  }, [player, silences, skipSilences, speed]);
}

/** In a page that nobody sees the place is told too seldom to stop in time. */
function isRushed({ start, end }: Span): boolean {
  return end - start <= longestRushed && document.visibilityState === 'visible';
}
