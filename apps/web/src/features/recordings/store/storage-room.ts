/** Bytes of answers of these seconds at this rate. */
export function neededBytes(questions: readonly { duration: number }[], bitsPerSecond: number): number {
  const seconds = questions.reduce((total, { duration }) => total + duration, 0);
  return Math.ceil((seconds * bitsPerSecond) / 8);
}

/** Bytes that this browser lets the page store; undefined when unknown. */
export async function freeBytes(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}
