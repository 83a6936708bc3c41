/** What a server says to scripts/run-server.mjs, which has started it. */
type Message = { step: string } | { ready: true };

/** Goes nowhere when somebody else has started this process. */
export function tellStarter(message: Message): void {
  process.send?.(message);
}
