/** Cameras of today stay below; decoding more would take gigabytes. */
export const mostPixels = 4096 * 4096;
