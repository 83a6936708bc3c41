export { deliverAnswer, discardTakeEverywhere } from './answers.ts';
export { Recorder } from './recorder.tsx';
export { sliceStore } from './slice-store.ts';
export type { FinishedTake } from './use-recorder.ts';
