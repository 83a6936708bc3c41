import * as z from 'zod/mini';
import { domainEvent } from '../domain-event.ts';
import { exportFormats } from './exports.schemas.ts';

const data = { name: z.string(), format: z.enum(exportFormats), candidates: z.number() };

/** `name` is that of the company: names of candidates would outlive their erasure in the audit log. */
export const exportEvents = {
  'company.export_requested': domainEvent('A person exported candidates', data, {
    audit: ['format', 'candidates'],
  }),
  'company.export_downloaded': domainEvent('A person downloaded an export', data, {
    audit: ['format', 'candidates'],
  }),
  /**
   * Emitted for each candidate of a file with at most 10,000; for a larger file, the company's event has the number.
   */
  'submission.exported': domainEvent(
    'A file with the submission was made for a person',
    { submissionId: z.number(), format: z.enum(exportFormats) },
    { audit: ['format'] },
  ),
  'submission.data_erased': domainEvent(
    'Submissions were erased with everything that belongs to them',
    { submissionIds: z.array(z.number()) },
    {},
  ),
} as const;
