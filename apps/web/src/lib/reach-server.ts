import { isStatusOfProxy } from './api-error.ts';

const longestMilliseconds = 10_000;

/** Whether the server answers. */
export async function reachServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(longestMilliseconds);
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    return !isStatusOfProxy(status);
  } catch {
    return false;
  }
}
