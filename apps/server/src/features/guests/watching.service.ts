import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { isFileOfOpenLink } from './guests.repository.ts';

export type WatchingDependencies = {
  database: Database;
  tokens: SignedTokens;
  /** @throws RequestError notFound for a deleted file. */
  openFile: (fileId: number) => Promise<StoredFile>;
};

type Watched = { linkId: number; fileId: number; expires: number; signature: string };

/** The files behind a guest's link, by their signed addresses. */
export function createWatchingService({ database, tokens, openFile }: WatchingDependencies) {
  return {
    /**
     * @throws RequestError forbidden for a wrong or expired signature, and as soon as the link is revoked or expired;
     * notFound for a deleted file.
     */
    async watch({ linkId, fileId, expires, signature }: Watched): Promise<StoredFile> {
      const file = { guestLinkId: linkId, fileId };
      const isAllowed =
        tokens.isGuestFileUrlValid(file, expires, signature) && (await isFileOfOpenLink(database, file));
      if (!isAllowed) throw new RequestError('request.forbidden');
      return openFile(fileId);
    },
  };
}
