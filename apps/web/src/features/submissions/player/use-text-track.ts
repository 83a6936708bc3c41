import { useEffect } from 'react';
import type { Player } from '../../../lib/player.ts';

export type TextTrackContent = {
  kind: 'chapters' | 'captions';
  label: string;
  /** A whole WebVTT file. */
  file: string;
};

/**
 * Gives the video chapters or captions. As a file rather than as cues added by script, because such a track could not be
 * taken away again.
 */
export function useTextTrack(player: Player, content: TextTrackContent | null, isShown = true): void {
  const { kind, label, file } = content ?? {};
  useEffect(() => {
    const video = player.video();
    if (video === null || kind === undefined || label === undefined || file === undefined) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'text/vtt' }));
    const element = document.createElement('track');
    element.kind = kind;
    element.label = label;
    element.src = address;
    // The controls look for chapters when the tracks change, which the loading of one does not tell them.
    element.addEventListener('load', () => video.textTracks.dispatchEvent(new Event('change')));
    video.append(element);
    element.track.mode = 'hidden';
    return () => {
      element.remove();
      URL.revokeObjectURL(address);
    };
  }, [player, kind, label, file]);

  useEffect(() => {
    if (kind !== 'captions') return;
    for (const track of player.video()?.textTracks ?? []) {
      if (track.kind === kind) track.mode = isShown ? 'showing' : 'hidden';
    }
  }, [player, kind, file, isShown]);
}
