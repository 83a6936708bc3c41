/** Messages of a server to scripts/run-server.mjs, its parent. */
type Message = { step: string } | { ready: true };

/** Dropped without that parent. */
export function tellParent(message: Message): void {
  process.send?.(message);
}
