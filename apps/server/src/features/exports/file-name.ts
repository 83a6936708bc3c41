import type { ExportFormat } from '@nimble/contracts/exports';
import type { Language } from '@nimble/contracts/languages';
import { exportText } from './texts/export-text.ts';

/** A PDF is named after its candidate, others “Candidates 2026-11-23”, with the date in the time zone of the reader. */
export function fileNameOf(
  format: ExportFormat,
  language: Language,
  { candidate, timeZone }: { candidate?: string | undefined; timeZone: string },
): string {
  // Swedish dates have the form of ISO 8601.
  const day = new Date().toLocaleDateString('sv', { timeZone });
  return `${candidate ?? `${exportText(language, 'file.candidates')} ${day}`}.${format}`;
}

export const exportMimes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
};
