import { extname } from 'node:path';
import type { ShownValue } from '@nimble/contracts/answers';
import type { GuestCandidate, GuestComment, GuestLink } from '@nimble/contracts/guests';
import type { ShownMedia } from '@nimble/contracts/question-media';
import { storedValue } from '../../platform/answers/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { CommentRow } from '../scorecards/index.ts';
import type { GuestLinkRow } from './guest-links.repository.ts';
import type { ShownRow } from './guests.repository.ts';
import { redactNameIn } from './redact-name.ts';

export function presentLink(row: GuestLinkRow, now: number): GuestLink {
  return {
    id: row.id,
    purpose: row.purpose,
    candidates: row.candidates,
    showsNames: row.shows_names,
    state: row.revoked_at !== null ? 'revoked' : row.expires_at.getTime() <= now ? 'expired' : 'open',
    createdBy: row.created_by_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
  };
}

export function guestAddresses(guestLinkId: number, tokens: Pick<SignedTokens, 'guestFileUrl'>) {
  return (fileId: number) => tokens.guestFileUrl({ guestLinkId, fileId });
}

/** Only what a guest may see of a candidate: the name only if the link shows it. */
export function presentCandidates(
  { candidates, shows_names }: ShownRow,
  media: ReadonlyMap<number, ShownMedia>,
  address: (fileId: number) => string,
): GuestCandidate[] {
  return candidates.map((row) => ({
    number: row.number,
    name: shows_names ? row.candidate_name : null,
    video:
      row.video_file_id === null
        ? null
        : {
            url: address(row.video_file_id),
            posterUrl: row.poster_file_id === null ? null : address(row.poster_file_id),
            duration: row.video_duration_seconds ?? 0,
          },
    answers: row.answers.map((answer) => ({
      responseId: answer.id,
      number: answer.number,
      question: answer.question,
      ...mediaOf(answer.media_id, media),
      startsAt: answer.starts_at_seconds,
      duration: answer.duration_seconds,
      value: valueOf(answer, { address, hiddenName: shows_names ? null : row.candidate_name }),
    })),
  }));
}

/** People write their own names, also in the names of files. */
function valueOf(
  answer: Parameters<typeof storedValue>[0],
  { address, hiddenName }: { address: (fileId: number) => string; hiddenName: string | null },
): ShownValue | null {
  const value = storedValue(answer, address);
  if (value === null || hiddenName === null) return value;
  if (value.format === 'text') return { ...value, text: redactNameIn(value.text, hiddenName) };
  if (value.format !== 'file') return value;
  return { ...value, files: value.files.map((file) => ({ ...file, name: nameWithoutPerson(file.name) })) };
}

/** A file's name without what its candidate wrote. */
export function nameWithoutPerson(name: string): string {
  return `file${extname(name)}`;
}

function mediaOf(id: number | null, media: ReadonlyMap<number, ShownMedia>): { media?: ShownMedia } {
  const shown = id === null ? undefined : media.get(id);
  return shown === undefined ? {} : { media: shown };
}

export function presentGuestComment(row: CommentRow): GuestComment {
  return {
    id: row.id,
    responseId: row.response_id,
    second: row.second,
    comment: row.comment,
    author: row.author_name,
    createdAt: row.created_at.toISOString(),
  };
}
