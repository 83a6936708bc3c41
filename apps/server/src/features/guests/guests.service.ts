import {
  type GuestComment,
  type GuestTranscript,
  type GuestView,
  mostCandidatesOfLink,
  type NewGuestComment,
} from '@nimble/contracts/guests';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { Guest } from '../../platform/http/index.ts';
import { findBrand, presentBrand } from '../companies/index.ts';
import { addComment, findCommentsOfLink } from '../scorecards/index.ts';
import { findSpokenAnswers } from '../transcripts/index.ts';
import { hashOfGuestToken } from './guest-token.ts';
import { presentTranscript } from './guest-transcript.ts';
import { guestAddresses, presentCandidates, presentGuestComment } from './guests.presenter.ts';
import {
  findCandidateOfLink,
  findOpenLink,
  findWhatLinkShows,
  lockSubmissionsOfLink,
  markOpened,
  type ShownRow,
} from './guests.repository.ts';
import { createWatchingService, type WatchingDependencies } from './watching.service.ts';

/** What guests may do: watch the videos of their link, and comment on them. */
export function createGuestsService(dependencies: WatchingDependencies) {
  const { database, tokens } = dependencies;
  return {
    ...createWatchingService(dependencies),

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
      const address = guestAddresses(guestLinkId, tokens);
      const media = await dependencies.media.findShown(companyId, mediaIdsOf(shown), address);
      return {
        company: presentBrand(company),
        jobTitle: shown.job_title,
        expiresAt: shown.expires_at.toISOString(),
        candidates: presentCandidates(shown, media, address),
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
    comment: (guest: Guest, comment: NewGuestComment) => addGuestComment(database, guest, comment),
  };
}
export type GuestsService = ReturnType<typeof createGuestsService>;

function mediaIdsOf({ candidates }: ShownRow): number[] {
  const ids = candidates.flatMap(({ answers }) => answers.flatMap(({ media_id }) => media_id ?? []));
  return [...new Set(ids)];
}

async function addGuestComment(
  database: Database,
  { guestLinkId, companyId }: Guest,
  { name, ...comment }: NewGuestComment,
): Promise<GuestComment> {
  const row = await inTransaction(database, async (transaction) => {
    const submissionIds = await lockSubmissionsOfLink(transaction, { companyId, guestLinkId });
    const author = { name, userId: null, guestLinkId };
    return addComment(transaction, { by: { companyId }, submissionIds, author }, comment);
  });
  return presentGuestComment(row);
}
