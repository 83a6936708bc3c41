import { type ComponentType, lazy } from 'react';
import { cataloguesReady } from '../../lib/language.ts';

/** A page in a file of its own; it shows when its texts have come, too. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const page = await load();
    await cataloguesReady();
    return { default: page };
  });
}
