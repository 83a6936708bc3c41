import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Outbox = {
  /** The first link to such a page in the newest email to this address, once it has been sent. */
  linkTo: (address: string, page?: string) => Promise<string>;
};

/** The emails of an installation without a mail server, in the data folders of the processes that send them. */
export function createOutbox(dataFolders: readonly string[], patienceMilliseconds: number): Outbox {
  /** Emails by their paths, so that each is read once. */
  const emails = new Map<string, string>();

  async function emailAt(path: string): Promise<string> {
    const known = emails.get(path);
    if (known !== undefined) return known;
    // A long address is in a line of its own.
    const email = (await readFile(path, 'utf8')).replace(/^To:\r?\n /m, 'To: ');
    emails.set(path, email);
    return email;
  }

  /** Newest first in each folder. */
  async function paths(): Promise<string[]> {
    const folders = dataFolders.map((folder) => join(folder, 'outbox'));
    const listed = folders.map(async (folder) => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
      return names
        .sort()
        .reverse()
        .map((name) => join(folder, name));
    });
    return (await Promise.all(listed)).flat();
  }

  return {
    async linkTo(address, page = '/') {
      const giveUpAt = Date.now() + patienceMilliseconds;
      while (Date.now() < giveUpAt) {
        for (const path of await paths()) {
          const email = await emailAt(path);
          const body = email.slice(email.indexOf('\n\n')).replace(/=\n/g, '').replaceAll('=3D', '=');
          const link = /http:\/\/localhost:\d+\/\S+/.exec(body);
          if (email.includes(`To: ${address}`) && link?.[0].includes(page)) return link[0];
        }
        await wait(100);
      }
      throw new Error(`No mail came for ${address}.`);
    },
  };
}
