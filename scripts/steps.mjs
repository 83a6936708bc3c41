// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
const lookMilliseconds = 500;

/**
 * Shows the steps of a start. On a terminal each has one line with its progress or, if that is unknown, its duration;
 * elsewhere each is one plain line.
 *
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} stream
 */
export function createSteps(stream = process.stdout) {
  const isTerminal = stream.isTTY === true;

  /**
   * Runs the work of a step and returns its result.
   *
   * @template Result
   * @param {string} name
   * @param {() => Promise<Result>} work
   * @param {() => string | undefined} progress called every half second
   */
  async function run(name, work, progress = () => undefined) {
    const started = Date.now();
    const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
    const draw = () => stream.write(`\r  ${name} … ${progress() ?? seconds()}\u001b[K`);
    if (!isTerminal) stream.write(`  ${name} …\n`);
    else draw();
    const drawing = isTerminal ? setInterval(draw, lookMilliseconds) : undefined;
    let mark = '✗';
    try {
      const result = await work();
      mark = '✓';
      return result;
    } finally {
      clearInterval(drawing);
      if (isTerminal) stream.write(`\r${mark} ${name} (${seconds()})\u001b[K\n`);
    }
  }

  return {
    run,
    /** A step of another program, with output of its own: it is not redrawn. */
    note: (name) => stream.write(`  ${name} …\n`),
  };
}
