/**
 * Opens the outbox by the link that a start prints, as a user without a mail server does, and returns a function that
 * finds the link in the email to an address. The link works once.
 */
export async function openOutbox(link: string): Promise<(address: string) => Promise<string>> {
  const [page = '', code = ''] = link.split('#');
  const opened = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ code }),
    redirect: 'manual',
  });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  if (opened.status !== 303 || cookie === undefined) throw new Error(`The outbox answered ${opened.status}.`);

  return async (address) => {
    for (;;) {
      const mails = await (await fetch(page, { headers: { cookie } })).text();
      const article = mails.split('<article>').find((each) => each.includes(address));
      const found = article === undefined ? undefined : /href="([^"]+)"/.exec(article)?.[1];
      if (found !== undefined) return found.replaceAll('&amp;', '&');
    }
  };
}
