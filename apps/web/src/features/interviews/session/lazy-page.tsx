import { type ComponentType, lazy, useState } from 'react';
import { cataloguesReady } from '../../../lib/language.ts';

/** The code of a page is not to be had: the server has another version by now, or the line is gone. */
export class PageNotLoadedError extends Error {}

/**
 * A page in a file of its own; it shows when its texts have come, too. @returns it, and what fetches it early: then it
 * is there at once, without the moment of waiting that React otherwise shows between pages.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;

  async function fetchPage(): Promise<ComponentType<Props>> {
    const page = await load().catch((cause: unknown) => {
      throw new PageNotLoadedError('A page could not be loaded', { cause });
    });
    await cataloguesReady();
    fetched = page;
    return page;
  }

  const Unfetched = lazy(async () => ({ default: await fetchPage() }));

  function Page(props: Props) {
    // Chosen once: to change what is drawn would forget what was typed.
    const [Chosen] = useState<ComponentType<Props>>(() => fetched ?? Unfetched);
    return <Chosen {...props} />;
  }

  return [Page, fetchPage] as const;
}
