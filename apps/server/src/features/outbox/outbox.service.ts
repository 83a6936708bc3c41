import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { readOutbox } from '../../platform/mail/index.ts';
import { isBrowser, replaceLink, saveBrowser, takeLink } from './outbox.repository.ts';

const linkSeconds = 24 * 60 * 60;
/** How long a browser with a valid link may look, seconds. */
export const browserSeconds = 12 * 60 * 60;

type Dependencies = {
  database: Database;
  config: { smtpUrl: string | undefined; publicUrl: string; dataFolder: string };
};

/**
 * Emails that were not sent because no mail server is set. They contain links that open accounts, so a network address
 * is no proof: behind a reverse proxy on this machine everybody seems local.
 */
export function createOutboxService({ database, config }: Dependencies) {
  const { smtpUrl, publicUrl, dataFolder } = config;
  const isKept = smtpUrl === undefined;

  /** The code goes behind the #, which browsers do not send, so that it is in no log. */
  async function offerLink(kind: 'start_link' | 'master_link'): Promise<string> {
    const { key, hash } = newKey();
    const now = new Date();
    const expiresAt = secondsAfter(now, linkSeconds);
    await inTransaction(database, (transaction) => replaceLink(transaction, kind, { hash, expiresAt }, now));
    return `${publicUrl}/outbox#${key}`;
  }

  return {
    isKept,
    publicUrl,

    /** A one-time link to print at start; undefined with a mail server. */
    offerStartLink: async (): Promise<string | undefined> => (isKept ? offerLink('start_link') : undefined),

    /** @throws RequestError unprocessable with a mail server. */
    async offerMasterLink(): Promise<string> {
      if (!isKept) throw new RequestError('outbox.no_outbox');
      return offerLink('master_link');
    },

    /** Uses a link up. @returns the content of the browser's cookie; undefined for an invalid link. */
    async enter(code: string): Promise<string | undefined> {
      const { key, hash } = newKey();
      const now = new Date();
      return inTransaction(database, async (transaction) => {
        if (!(await takeLink(transaction, hashOf(code), now))) return undefined;
        await saveBrowser(transaction, { hash, expiresAt: secondsAfter(now, browserSeconds) });
        return key;
      });
    },

    /** @returns the newest emails as in their files; undefined without a valid cookie. */
    async mails(key: string | undefined): Promise<string[] | undefined> {
      if (key === undefined || !(await isBrowser(database, hashOf(key), new Date()))) return undefined;
      return readOutbox(dataFolder);
    },
  };
}
export type OutboxService = ReturnType<typeof createOutboxService>;

function newKey(): { key: string; hash: Buffer } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashOf(key) };
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
