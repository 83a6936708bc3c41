import { type RefObject, useEffect } from 'react';
import { type Chapter, chapterFile } from './chapters.ts';

/**
 * Gives the video its chapters, which the timeline shows as parts named by their questions. As a file rather than as
 * cues added by script, because such a track could not be taken away again.
 */
export function useChapterTrack(
  videoRef: RefObject<HTMLVideoElement | null>,
  chapters: readonly Chapter[],
): void {
  const content = chapters.length === 0 ? null : chapterFile(chapters);
  useEffect(() => {
    const video = videoRef.current;
    if (video === null || content === null) return;
    const file = URL.createObjectURL(new Blob([content], { type: 'text/vtt' }));
    const track = document.createElement('track');
    track.kind = 'chapters';
    track.default = true;
    track.src = file;
    // The controls look for chapters when the tracks change, which the loading of one does not tell them.
    track.addEventListener('load', () => video.textTracks.dispatchEvent(new Event('change')));
    video.append(track);
    return () => {
      track.remove();
      URL.revokeObjectURL(file);
    };
  }, [videoRef, content]);
}
