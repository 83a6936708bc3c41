import * as z from 'zod/mini';
import { idField, text, timestampField } from '../fields.ts';
import { collectionQuery } from '../pagination.ts';

export const exportFormats = ['csv', 'xlsx', 'pdf', 'zip'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** In their order in the file. */
export const exportColumns = [
  'name',
  'email',
  'job',
  'status',
  'stage',
  'rating',
  'tags',
  'teamRating',
  'scorecards',
  'submitted',
  'reviewed',
  'notes',
  'link',
  'screening',
  'answers',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

/** What a PDF or a ZIP has besides the facts about a candidate. */
export const exportParts = ['videos', 'resume', 'transcripts', 'scorecards', 'notes'] as const;
export type ExportPart = (typeof exportParts)[number];

/** How long a finished export can be downloaded. */
export const exportHours = 24;
/** Rows of a CSV or Excel file. */
export const mostExportedRows = 200_000;
/** Candidates of a ZIP. */
export const mostExportedVideos = 500;
/** Size of a ZIP: 50 GB. */
export const mostZipBytes = 50 * 1024 ** 3;
/** Candidates named by their ids. */
export const mostChosen = 5000;
/** Exports of a company that wait or run. */
export const mostWaitingExports = 5;
/** Exports of a company that have not expired. */
export const mostExports = 30;

export const exportFailures = ['empty', 'failed', 'no_permission', 'no_room', 'too_large'] as const;
export type ExportFailure = (typeof exportFailures)[number];

const states = ['waiting', 'running', 'ready', 'failed'] as const;

const options = z.object({
  /** For CSV and Excel files, and for the list in a ZIP. */
  columns: z._default(z.array(z.enum(exportColumns)).check(z.minLength(1), z.maxLength(20)), [
    ...exportColumns,
  ]),
  /** For PDF and ZIP files. */
  parts: z._default(z.array(z.enum(exportParts)).check(z.maxLength(10)), [...exportParts]),
  /** For CSV files: without it, Excel misreads letters that are not English. */
  byteOrderMark: z._default(z.boolean(), true),
});
export type ExportOptions = z.infer<typeof options>;

/** Either the candidates with these ids, or all that a query of `listSubmissions` finds. */
export const newExport = z.object({
  format: z.enum(exportFormats),
  ids: z.optional(z.array(idField).check(z.minLength(1), z.maxLength(mostChosen))),
  /** The filters of `listSubmissions`, as in its address: `filters[status][$eq]`. */
  query: z.optional(collectionQuery),
  options: z._default(options, {
    columns: [...exportColumns],
    parts: [...exportParts],
    byteOrderMark: true,
  }),
  /** IANA name of the zone in which a PDF and an Excel file show times. */
  timeZone: z._default(text(60), 'UTC'),
});
export type NewExport = z.input<typeof newExport>;
/** With its defaults. */
export type ReadExport = z.output<typeof newExport>;

export const exportSchema = z.object({
  id: z.number(),
  format: z.enum(exportFormats),
  state: z.enum(states),
  /** 0 to 100. */
  progress: z.number(),
  /** How many the export began with. */
  candidates: z.number(),
  /** Why it failed; null unless it did. */
  failure: z.nullable(z.enum(exportFailures)),
  /** Stored files that were missing; `missing-files.txt` in the ZIP lists them. */
  missingFiles: z.number(),
  name: z.string(),
  /** Bytes; null until it is ready. */
  size: z.nullable(z.number()),
  /** Signed; works only in a browser where its owner is signed in. null until it is ready. */
  url: z.nullable(z.string()),
  createdAt: timestampField,
  /** When the file is deleted. */
  expiresAt: timestampField,
});
export type Export = z.infer<typeof exportSchema>;
