import { csvFormat } from '@nimble/contracts';
import type { ListPreview } from '@nimble/contracts/invitations';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { formatList } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { invitationsMessages } from '../messages.ts';

const messages = invitationsMessages.list;

/** The skipped rows as they were, with the reason behind them, to be corrected and chosen again. */
export function skippedRowsCsv({ columns, problems }: ListPreview): string {
  const width = Math.max(columns.length, ...problems.map(({ cells }) => cells.length));
  const header = Array.from({ length: width }, (_, index) => columns[index]?.header ?? '');
  const rows = problems.map(({ cells, problems: codes }) => [
    ...header.map((_, index) => cells[index] ?? ''),
    formatList(codes.map((code) => messages.problem[code])),
  ]);
  const isNamed = header.some((cell) => cell !== '');
  return stringify([...(isNamed ? [[...header, messages.reason]] : []), ...rows], csvFormat(locale()));
}
