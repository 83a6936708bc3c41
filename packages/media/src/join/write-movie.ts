import { type AssembledPart, assembleMovie } from '../mp4/assemble-movie.ts';
import { addChapters, type Chapter } from '../mp4/chapters.ts';
import { copyMovie, type TrackPart } from './copy-movie.ts';

type Movie = {
  video: readonly TrackPart[];
  audio: readonly TrackPart[];
  chapters: readonly Chapter[];
  output: string;
  signal?: AbortSignal;
};

/** Makes one mp4 of the parts: by copying ranges of bytes where all are plain mp4 files, else packet by packet. */
export async function writeMovie(movie: Movie): Promise<void> {
  const video = assembled(movie.video, 'video');
  const audio = assembled(movie.audio, 'audio');
  const sound = movie.audio[0]?.facts.audio;
  const { chapters, output, signal } = movie;
  if (!video || !audio || !sound) {
    await copyMovie(movie);
    return addChapters(output, chapters);
  }
  return assembleMovie({ video, audio, sound, chapters, output, ...(signal && { signal }) });
}

function assembled(parts: readonly TrackPart[], kind: 'video' | 'audio'): AssembledPart[] | undefined {
  const found = parts.flatMap(({ path, index, shift, until }) => {
    const track = index?.[kind];
    return track ? [{ path, track, shift, until }] : [];
  });
  return found.length === parts.length ? found : undefined;
}
