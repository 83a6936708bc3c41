import { useEffect, useState, useSyncExternalStore } from 'react';
import { type RecorderSurroundings, TakeRecorder } from './take-recorder.ts';

/** The recorder of a page: it uses the page's devices, and ends with it. */
export function useRecorder({
  thinkingSeconds,
  ...surroundings
}: RecorderSurroundings & {
  /** 0: recording begins on the candidate's request. */
  thinkingSeconds: number;
}) {
  const [recorder] = useState(() => new TakeRecorder(surroundings, thinkingSeconds));
  useEffect(() => recorder.surround(surroundings));
  useEffect(() => {
    recorder.open();
    return () => recorder.leave();
  }, [recorder]);
  const { start, end, pause, resume } = recorder;
  return { state: useSyncExternalStore(recorder.subscribe, recorder.state), start, end, pause, resume };
}
