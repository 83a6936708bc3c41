/** A second of 2.6 Mbit/s, bytes. */
export const sliceBytes = 325_000;
