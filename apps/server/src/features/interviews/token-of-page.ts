type Asking = { headers: { referer?: string | undefined } };

/** The share token of the interview page that calls, where its browser says from which page it calls. */
export function tokenOfPage({ headers: { referer } }: Asking): string | undefined {
  const page = referer === undefined ? null : URL.parse(referer);
  return page?.pathname.match(/^\/interview\/([A-Za-z0-9]+)$/)?.[1];
}
