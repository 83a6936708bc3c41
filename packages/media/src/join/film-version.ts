/**
 * Rises whenever the same answers result in another film: what an older version joined is joined again. 2 places sound
 * by the times of its packets, where 1 moved it by up to a fifth of a second;
 * 3 writes questions in Chinese, Japanese, Korean, Thai and Hindi on cards, where 2 left them off.
 */
export const filmVersion = 3;
