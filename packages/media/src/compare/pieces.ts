/** Bytes of a recording, one after another: of its film from this offset on, or, without one, its own. */
export type Piece = { length: number; inFilm?: number };

/** Where a packet of a recording lies: in its own file, and in the film. */
export type Twin = { offset: number; length: number; inFilm: number };

/** Shorter pieces are not worth their entry in a table. */
const shortest = 64;

/** Divides a recording of this many bytes into what its film holds as well, and the rest. */
export function piecesOf(twins: readonly Twin[], sizeBytes: number): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { offset, length, inFilm } of joined(twins)) {
    if (length < shortest) continue;
    if (offset > at) pieces.push({ length: offset - at });
    pieces.push({ length, inFilm });
    at = offset + length;
  }
  if (sizeBytes > at) pieces.push({ length: sizeBytes - at });
  return pieces;
}

/** In the order of the recording; what lies side by side in both files is one. */
function joined(twins: readonly Twin[]): Twin[] {
  const found: Twin[] = [];
  for (const twin of twins.toSorted((one, other) => one.offset - other.offset)) {
    const last = found.at(-1);
    const end = last === undefined ? 0 : last.offset + last.length;
    // A packet of a few bytes may have been found within another one.
    if (twin.offset < end) continue;
    if (last !== undefined && twin.offset === end && twin.inFilm === last.inFilm + last.length)
      last.length += twin.length;
    else found.push({ ...twin });
  }
  return found;
}
