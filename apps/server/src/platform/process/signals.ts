/** Resolves at the first Ctrl-C or SIGTERM, or when the parent that started this process is gone. */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    let told = false;
    const stop = () => {
      // A second signal is somebody who does not want to wait.
      if (told) process.exit(1);
      told = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    if (process.channel) process.once('disconnect', () => resolve());
  });
}
