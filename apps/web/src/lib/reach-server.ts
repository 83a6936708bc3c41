const longestMilliseconds = 10_000;

/** Whether the server answers. A proxy in front of it answers with such a status while it does not. */
export async function reachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestMilliseconds);
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return status < 502 || status > 504;
  } catch {
    return false;
  }
}
