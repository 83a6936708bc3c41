export { costsNoRetake, sortLeftBehind } from './kept-takes.ts';
export { LiveRecorder } from './live-recorder.tsx';
export { type KeptTake, sliceStore } from './slice-store.ts';
export { createTakeDelivery } from './take-delivery.ts';
export { TakeRefusedError } from './take-sender.ts';
export { TakePreview } from './take-preview.tsx';
export { useCamera } from './use-camera.ts';
