/** Sample rate of speech engines; one channel, 16 bits, little endian. */
export const speechSampleRate = 16_000;
