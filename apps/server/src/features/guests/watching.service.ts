import type { ShownMedia } from '@nimble/contracts/question-media';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { nameWithoutPerson } from './guests.presenter.ts';
import { findAnswerOfOpenLink, isFileOfOpenLink, isMediaOfOpenLink } from './guests.repository.ts';

export type WatchingDependencies = {
  database: Database;
  tokens: SignedTokens;
  /** @throws RequestError notFound for a deleted file. */
  openFile: (fileId: number) => Promise<StoredFile>;
  /** What questions show. */
  media: {
    /** The id of what has this file. */
    findByFile: (fileId: number) => Promise<number | undefined>;
    findShown: (
      companyId: number,
      mediaIds: readonly number[],
      addressOf: (fileId: number) => string,
    ) => Promise<ReadonlyMap<number, ShownMedia>>;
  };
};

/** Contains nothing about the candidate. */
const videoName = 'interview';

type Watched = { linkId: number; fileId: number; expires: number; signature: string };

/** The files behind a guest's link, by their signed addresses. */
export function createWatchingService({ database, tokens, openFile, media }: WatchingDependencies) {
  async function showsMedia(guestLinkId: number, fileId: number): Promise<boolean> {
    const mediaId = await media.findByFile(fileId);
    return mediaId !== undefined && isMediaOfOpenLink(database, { guestLinkId, mediaId });
  }

  return {
    /**
     * @throws RequestError forbidden for a wrong or expired signature, and as soon as the link is revoked or expired;
     * notFound for a deleted file.
     */
    async watch({ linkId, fileId, expires, signature }: Watched): Promise<StoredFile> {
      const file = { guestLinkId: linkId, fileId };
      if (!tokens.isGuestFileUrlValid(file, expires, signature)) throw new RequestError('request.forbidden');
      if ((await isFileOfOpenLink(database, file)) || (await showsMedia(linkId, fileId)))
        return { ...(await openFile(fileId)), name: videoName };
      const answer = await findAnswerOfOpenLink(database, file);
      if (answer === undefined) throw new RequestError('request.forbidden');
      const opened = await openFile(fileId);
      return answer.shows_names ? opened : { ...opened, name: nameWithoutPerson(opened.name) };
    },
  };
}
