import {
  type GuestComment,
  type GuestTranscript,
  type GuestView,
  mostCandidatesOfLink,
  type NewGuestComment,
} from '@nimble/contracts/guests';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { Guest } from '../../platform/http/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findBrand, presentBrand } from '../companies/index.ts';
import { addComment, findCommentsOfLink } from '../scorecards/index.ts';
import { findSpokenAnswers } from '../transcripts/index.ts';
import { hashOfGuestToken } from './guest-token.ts';
import { presentTranscript } from './guest-transcript.ts';
import { presentCandidates, presentGuestComment } from './guests.presenter.ts';
import {
  findCandidateOfLink,
  findOpenLink,
  findWhatLinkShows,
  isFileOfOpenLink,
  lockSubmissionsOfLink,
  markOpened,
} from './guests.repository.ts';

type Dependencies = {
  database: Database;
  tokens: SignedTokens;
  /** @throws RequestError notFound for a deleted file. */
  openFile: (fileId: number) => Promise<StoredFile>;
};

type Watched = { linkId: number; fileId: number; expires: number; signature: string };

/** What guests may do: watch the videos of their link, and comment on them. */
export function createGuestsService({ database, tokens, openFile }: Dependencies) {
  return {
    async authenticate(token: string): Promise<Guest | undefined> {
      const link = await findOpenLink(database, hashOfGuestToken(token));
      return link && { kind: 'guest', guestLinkId: link.id, companyId: link.company_id };
    },

    /** @throws RequestError unauthorized for a link that has been revoked since the call began. */
    async view({ guestLinkId, companyId }: Guest): Promise<GuestView> {
      const [shown, company, comments] = await Promise.all([
        findWhatLinkShows(database, { companyId, guestLinkId }),
        findBrand(database, companyId),
        findCommentsOfLink(database, companyId, guestLinkId),
      ]);
      if (shown === undefined || company === undefined) throw new RequestError('request.unauthorized');
      await markOpened(database, { companyId, guestLinkId });
      return {
        company: presentBrand(company),
        jobTitle: shown.job_title,
        expiresAt: shown.expires_at.toISOString(),
        candidates: presentCandidates(shown, guestLinkId, tokens),
        comments: comments.map(presentGuestComment),
      };
    },

    /** @throws RequestError notFound for a position without a candidate. */
    async transcript({ guestLinkId, companyId }: Guest, number: number): Promise<GuestTranscript> {
      // Larger numbers may not even fit their column.
      const candidate =
        number > mostCandidatesOfLink
          ? undefined
          : await findCandidateOfLink(database, { companyId, guestLinkId }, number);
      if (candidate === undefined) throw new RequestError('guest.no_such_candidate');
      return presentTranscript(candidate, await findSpokenAnswers(database, companyId, candidate.id));
    },

    /** @throws RequestError unauthorized as `view`; unprocessable for an answer that the link does not show. */
    async comment(
      { guestLinkId, companyId }: Guest,
      { name, ...comment }: NewGuestComment,
    ): Promise<GuestComment> {
      const row = await inTransaction(database, async (transaction) => {
        const submissionIds = await lockSubmissionsOfLink(transaction, { companyId, guestLinkId });
        const author = { name, userId: null, guestLinkId };
        return addComment(transaction, { by: { companyId }, submissionIds, author }, comment);
      });
      return presentGuestComment(row);
    },

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
export type GuestsService = ReturnType<typeof createGuestsService>;
