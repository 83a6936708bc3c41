/** The detector is not installed, could not be loaded, broke or took too long; the message says which. */
export class FaceDetectorError extends Error {}
