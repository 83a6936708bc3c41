const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;
/** A server that ran for this long has not failed at once. */
const windowMilliseconds = 60_000;
const mostInWindow = 5;

/**
 * Returns after each unexpected end of a server how long to wait before the next start: longer each time, and short
 * again after a minute's run.
 *
 * @param {() => number} now milliseconds of a clock
 */
export function createRestarts(now = Date.now) {
  let ends = [];
  let pause = firstPauseMilliseconds;

  return {
    /**
     * @param {number} startedAt when the ended server was started
     * @returns {number | undefined} milliseconds; undefined when it ended too often within a minute
     */
    pauseAfterEnd(startedAt) {
      const endedAt = now();
      ends = [...ends.filter((one) => endedAt - one < windowMilliseconds), endedAt];
      if (ends.length >= mostInWindow) return undefined;
      if (endedAt - startedAt > windowMilliseconds) pause = firstPauseMilliseconds;
      const own = pause;
      pause = Math.min(pause * 2, longestPauseMilliseconds);
      return own;
    },
  };
}
