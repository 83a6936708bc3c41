import { type ComponentType, lazy } from 'react';
import { cataloguesReady } from '../../lib/language.ts';

/** The code of a page is not to be had: the server has another version by now, or the line is gone. */
export class PageNotLoadedError extends Error {}

/** A page in a file of its own; it shows when its texts have come, too. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const page = await load().catch((cause: unknown) => {
      throw new PageNotLoadedError('A page could not be loaded', { cause });
    });
    await cataloguesReady();
    return { default: page };
  });
}
