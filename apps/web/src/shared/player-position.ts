/** Where a player stands, and how to move it; whatever stands beside a video follows it by this. Seconds. */
export interface PlayerPosition {
  seek(seconds: number): void;
  /** Calls the listener while the place changes, playing or not. @returns how to stop. */
  subscribe(listener: (seconds: number) => void): () => void;
  current(): number;
}
