import { useEffect } from 'react';
import type { Player } from '../../../shared/player.ts';

/** Adds a WebVTT track to the video. @returns a function that removes it. */
function addTrack(video: HTMLVideoElement, kind: 'chapters' | 'captions', address: string): () => void {
  const element = document.createElement('track');
  element.kind = kind;
  element.src = address;
  // The controls look for chapters when the track list changes, which loading a track does not trigger.
  element.addEventListener('load', () => video.textTracks.dispatchEvent(new Event('change')));
  video.append(element);
  element.track.mode = 'hidden';
  return () => element.remove();
}

/**
 * The chapters, which the timeline shows as parts named by their questions. As a file rather than cues added by script,
 * because such a track could not be removed.
 */
export function useChapterTrack(player: Player, file: string | undefined): void {
  useEffect(() => {
    const video = player.video();
    if (video === null || file === undefined) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
    const remove = addTrack(video, 'chapters', address);
    return () => {
      remove();
      URL.revokeObjectURL(address);
    };
  }, [player, file]);
}

export function useCaptions(player: Player, address: string | undefined, isShown: boolean): void {
  useEffect(() => {
    const video = player.video();
    if (video === null || address === undefined) return;
    return addTrack(video, 'captions', address);
  }, [player, address]);

  useEffect(() => {
    if (address === undefined) return;
    for (const track of player.video()?.textTracks ?? []) {
      if (track.kind === 'captions') track.mode = isShown ? 'showing' : 'hidden';
    }
  }, [player, address, isShown]);
}
