import type { ExportColumn } from '@nimble/contracts/exports';
import type { Language } from '@nimble/contracts/languages';
import { plainValue } from '../../../platform/answers/index.ts';
import { exportText } from '../texts/export-text.ts';
import type { ExportedRow } from '../write/writing.ts';

export type Cell = string | number | Date | null;

type Screened = Pick<ExportedRow, 'screening' | 'unmet_requirements'>;
type Reading = { language: Language; publicUrl: string };

/** The values of a row; every format writes them in its own way. */
export function cellsOf(
  row: ExportedRow,
  columns: readonly ExportColumn[],
  { language, publicUrl }: Reading,
): Cell[] {
  const cells: Record<ExportColumn, Cell> = {
    name: row.candidate_name,
    email: row.candidate_email,
    job: row.job_title,
    status: row.status === 'uploading' ? '' : exportText(language, `status.${row.status}`),
    stage: row.stage?.name ?? '',
    rating: row.rating,
    tags: row.tags.map(({ name }) => name).join(', '),
    teamRating: row.team === undefined ? null : Math.round(row.team.average * 10) / 10,
    scorecards: row.team?.scorecards ?? null,
    submitted: row.submitted_at ?? row.created_at,
    reviewed: row.reviewed_at,
    notes: row.notes,
    link: `${publicUrl}/candidates/${row.id}`,
    screening: screeningText(row, language),
    answers: answersText(row, language),
  };
  return columns.map((column) => cells[column]);
}

/** What the answers say of the requirements; empty where no question screens. */
export function screeningText(
  { screening, unmet_requirements: unmet }: Screened,
  language: Language,
): string {
  if (screening === null) return '';
  if (screening === 'met') return exportText(language, 'screening.met');
  const requirements = unmet.join(', ');
  return screening === 'ended'
    ? exportText(language, 'screening.ended', { requirements })
    : exportText(language, 'screening.unmet', { requirements });
}

/** A line for each question; recordings are in the ZIP. */
function answersText({ answers = [] }: ExportedRow, language: Language): string {
  return answers
    .flatMap(({ position, question, value }) =>
      value === null
        ? []
        : [`${position}. ${question}: ${plainValue(value, language).replaceAll('\n', ', ')}`],
    )
    .join('\n');
}

export function headings(columns: readonly ExportColumn[], language: Language): string[] {
  return columns.map((column) => exportText(language, `column.${column}`));
}
