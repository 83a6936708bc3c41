import {
  invitationMessageField,
  invitedAddress,
  type ListField,
  longestExternalId,
  longestInvitationMessage,
  longestInvitedName,
  type RowProblem,
} from '@nimble/contracts/invitations';
import type { InvitationTerms } from '../invitations.repository.ts';
import { addressIn, type ReadList } from './read-list.ts';
import { deadlineIn, languageIn, timeFactorIn } from './row-values.ts';

const longestSource = 40;

export type Listed = InvitationTerms & {
  line: number;
  cells: string[];
  /** In lower case. */
  email: string;
  name: string | null;
  externalId: string | null;
  problems: RowProblem[];
};

/** What the database knows of these rows. */
export type Known = { invited: Set<string>; submitted: Set<string>; externalIds: Set<string> };

/** The rows with the terms that hold for each, and their problems. */
export function checkRows(list: ReadList, terms: InvitationTerms): Listed[] {
  const seen = { emails: new Set<string>(), externalIds: new Set<string>() };
  return list.rows.map(({ line, cells }) => {
    const cellOf = (field: ListField) =>
      cells[list.columns.findIndex((column) => column.field === field)]?.trim() ?? '';
    const row = rowOf(cellOf, terms);
    if (row.email !== '' && seen.emails.has(row.email)) row.problems.push('repeated');
    if (row.externalId !== null && seen.externalIds.has(row.externalId))
      row.problems.push('external_id_repeated');
    seen.emails.add(row.email);
    if (row.externalId !== null) seen.externalIds.add(row.externalId);
    return { ...row, line, cells };
  });
}

/** Adds the problems that only the database knows. */
export function addKnown(rows: readonly Listed[], known: Known): void {
  for (const { email, externalId, problems } of rows) {
    if (known.submitted.has(email)) problems.push('already_submitted');
    else if (known.invited.has(email)) problems.push('already_invited');
    else if (externalId !== null && known.externalIds.has(externalId)) problems.push('external_id_taken');
  }
}

type CellOf = (field: ListField) => string;

function rowOf(cellOf: CellOf, terms: InvitationTerms): Omit<Listed, 'line' | 'cells'> {
  const problems: RowProblem[] = [];
  const { email, name: written } = addressIn(cellOf('email'));
  if (email === '') problems.push('address_missing');
  else if (!invitedAddress.safeParse(email).success) problems.push('address_invalid');
  const own = ownTerms(cellOf, terms, problems);
  return {
    ...terms,
    ...own,
    email: email.toLowerCase(),
    name: nameIn(cellOf, written, problems),
    externalId: shortText(cellOf('externalId'), longestExternalId, 'external_id_too_long', problems),
    problems,
  };
}

function nameIn(cellOf: CellOf, written: string, problems: RowProblem[]): string | null {
  const parts = `${cellOf('firstName')} ${cellOf('lastName')}`;
  const name = (cellOf('name') || parts.trim() || written).replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  if (name.length > longestInvitedName) problems.push('name_too_long');
  // A spreadsheet has written its formula instead of its value, or hopes that ours runs it.
  if (/^[=+@]/.test(name)) problems.push('formula');
  return name === '' ? null : name;
}

/** What the row says itself, in place of what holds for the list. */
function ownTerms(cellOf: CellOf, terms: InvitationTerms, problems: RowProblem[]): Partial<InvitationTerms> {
  const language = cellOf('language');
  const extraTime = cellOf('extraTime');
  const own: Partial<InvitationTerms> = deadlineOf(cellOf('deadline'), terms, problems);
  if (language !== '') {
    const read = languageIn(language);
    if (read === undefined) problems.push('language_unknown');
    else own.language = read;
  }
  if (extraTime !== '') {
    const factor = timeFactorIn(extraTime);
    own.untimed = factor === 'untimed';
    if (factor === undefined) problems.push('extra_time_invalid');
    else own.timeFactor = factor === 'untimed' || factor === 1 ? null : factor;
  }
  const message = cellOf('message');
  if (message !== '') own.message = message;
  if (message.length > longestInvitationMessage) problems.push('message_too_long');
  else if (!invitationMessageField.safeParse(message).success) problems.push('message_has_link');
  const source = shortText(cellOf('source'), longestSource, 'source_too_long', problems);
  if (source !== null) own.source = source;
  return own;
}

function deadlineOf(
  cell: string,
  { timeZone }: InvitationTerms,
  problems: RowProblem[],
): Partial<InvitationTerms> {
  if (cell === '') return {};
  const read = deadlineIn(cell, timeZone ?? 'UTC');
  if (read === undefined) {
    problems.push('deadline_invalid');
    return {};
  }
  if ('days' in read) return { deadline: null, daysToAnswer: read.days };
  if (read.moment <= new Date()) problems.push('deadline_in_past');
  return { deadline: read.moment, daysToAnswer: null };
}

function shortText(
  cell: string,
  longest: number,
  problem: RowProblem,
  problems: RowProblem[],
): string | null {
  if (cell.length > longest) problems.push(problem);
  return cell === '' ? null : cell;
}
