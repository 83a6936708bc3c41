/**
 * Rises whenever the same answers result in another film: what an older version joined is joined again. 2 places sound
 * by the times of its packets, where 1 moved it by up to a fifth of a second. The words of cards alone are not worth it:
 * where recordings are removed, joining encodes the cuts of a film a second time.
 */
export const filmVersion = 2;
