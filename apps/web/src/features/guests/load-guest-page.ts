/** The page behind a guest link, in a file of its own: the workspace does not need it, and guests need nothing else. */
export async function loadGuestPage() {
  return (await import('./page/guest-page.tsx')).GuestPage;
}
