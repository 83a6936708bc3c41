/** The detector is not installed, could not be loaded, crashed or timed out; the message says which. */
export class FaceDetectorError extends Error {}
