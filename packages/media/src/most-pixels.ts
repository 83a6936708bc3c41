/** Above the size of today's cameras; decoding more would take gigabytes. */
export const mostPixels = 4096 * 4096;
