/** A player's position, and seeking; components beside a video use this to follow it. Seconds. */
export interface PlayerPosition {
  seek(seconds: number): void;
  /** Calls the listener while the position changes, playing or not. @returns a function that stops it. */
  subscribe(listener: (seconds: number) => void): () => void;
  current(): number;
}
