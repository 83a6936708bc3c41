const mostLines = 120;
const mostCharacters = 200;
const untelling = new Set(['time', 'level', 'pid', 'reqId']);

/**
 * What the page showed when its test failed, as roles and names, from the file that Playwright writes: a log is often
 * all that is left of a failed run. @returns undefined for a test that had no page
 */
export function shownPage(context) {
  const snapshot = /^```yaml\n(.*?)\n```$/ms.exec(context)?.[1];
  if (snapshot === undefined) return undefined;
  const lines = snapshot.split('\n').map((line) => line.slice(0, mostCharacters));
  const rest = lines.length - mostLines;
  return [...lines.slice(0, mostLines), ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n');
}

/** The end of a server's log, without what tells nothing here. */
export function shownLog(log) {
  return log.trim().split('\n').slice(-mostLines).map(shortened).join('\n');
}

function shortened(line) {
  try {
    const entry = JSON.parse(line);
    const moment = new Date(entry.time).toISOString().slice('2000-01-01T'.length);
    const telling = JSON.stringify(entry, (name, value) => (untelling.has(name) ? undefined : value));
    return `${moment} ${telling}`.slice(0, mostCharacters);
  } catch {
    return line.slice(0, mostCharacters);
  }
}
