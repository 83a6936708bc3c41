import { cataloguesReady } from '../../lib/language.ts';

/** The page, once the texts of its language are loaded. */
export async function loadStopEmailsPage() {
  const page = await import('./stop-emails-page.tsx');
  await cataloguesReady();
  return { default: page.StopEmailsPage };
}
