import { cataloguesReady } from '../../lib/language.ts';

/** The page behind a guest link, with its texts in the guest's language; the workspace needs neither. */
export async function loadGuestPage() {
  const { GuestPage } = await import('./page/guest-page.tsx');
  await cataloguesReady();
  return GuestPage;
}
