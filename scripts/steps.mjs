// Runs on Node 20 with nothing installed: plain JavaScript, node's own modules only.
const lookMilliseconds = 500;

/**
 * Shows the steps of a start. On a terminal each has one line, which says how far it is or, where that is not known, how
 * long it has been going on; elsewhere each is one plain line.
 *
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} stream
 */
export function createSteps(stream = process.stdout) {
  const isTerminal = stream.isTTY === true;

  /**
   * Runs the work of a step and gives back what it gives back.
   *
   * @template Result
   * @param {string} name
   * @param {() => Promise<Result>} work
   * @param {() => string | undefined} progress asked every half second
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
    /** A step that somebody else does and that writes lines of its own: it is not drawn again. */
    note: (name) => stream.write(`  ${name} …\n`),
  };
}
