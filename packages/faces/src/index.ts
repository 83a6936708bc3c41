export { faceDetector } from './detector-package.ts';
export { FaceDetectorError } from './errors.ts';
export { tryDetector } from './try-detector.ts';
export { type FaceView, framesNeeded, type Span, watchFace } from './watch-face.ts';
