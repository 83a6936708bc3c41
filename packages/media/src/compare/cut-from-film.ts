import { inspectMade } from '../inspect.ts';
import { type AssembledPart, layOutMovie, writeMovieFile } from '../mp4/assemble-movie.ts';
import type { IndexedTrack } from '../mp4/index-packets.ts';
import { unreadable } from '../open-media.ts';
import type { Piece } from './pieces.ts';

type Cut = {
  film: string;
  /** Where the answer lies in the film. */
  startSeconds: number;
  durationSeconds: number;
  title: string;
  /** The mp4 file to make. */
  output: string;
  signal?: AbortSignal;
};

/** Its header is its own, the others are bytes of the film. */
export type CutAnswer = { pieces: Piece[]; width: number; height: number };

/**
 * An answer as a file of its own whose packets are those of the film. A film begins each answer that it has encoded
 * with a key frame.
 * @throws MediaRejectedError for a film that this cannot be done with.
 */
export async function cutFromFilm(cut: Cut): Promise<CutAnswer> {
  const { film, startSeconds, durationSeconds, title, output, signal } = cut;
  const { facts, index } = await inspectMade(film, signal);
  if (!index?.video || !index.audio || !facts.audio || !facts.video)
    throw unreadable(new Error('The film has no plain layout.'));
  const partOf = (track: IndexedTrack): AssembledPart[] => [
    { path: film, track, shift: -startSeconds, until: durationSeconds },
  ];
  const { header, ranges } = layOutMovie({
    video: partOf(index.video),
    audio: partOf(index.audio),
    sound: facts.audio,
    chapters: [{ startSeconds: 0, title }],
  });
  await writeMovieFile(output, { header, ranges }, signal);
  const { width, height } = facts.video;
  const pieces = ranges.flatMap((range): Piece[] =>
    'offset' in range ? [{ length: range.length, inFilm: range.offset }] : [{ length: range.length }],
  );
  return { pieces: [{ length: header.length }, ...pieces], width, height };
}
