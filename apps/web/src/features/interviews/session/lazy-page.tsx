import { type ComponentType, lazy, useState } from 'react';

/** The code of a page cannot be loaded: the server has another version by now, or the connection is lost. */
export class PageNotLoadedError extends Error {}

/**
 * A page in a file of its own. @returns it, and a prefetch function: then it
 * shows at once, without React's waiting state between pages.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;

  async function fetchPage(): Promise<ComponentType<Props>> {
    const page = await load().catch((cause: unknown) => {
      throw new PageNotLoadedError('A page could not be loaded', { cause });
    });
    fetched = page;
    return page;
  }

  const Unfetched = lazy(async () => ({ default: await fetchPage() }));

  function Page(props: Props) {
    // Chosen once: another component would lose typed input.
    const [Chosen] = useState<ComponentType<Props>>(() => fetched ?? Unfetched);
    return <Chosen {...props} />;
  }

  return [Page, fetchPage] as const;
}
