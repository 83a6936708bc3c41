import type { Export } from '@nimble/contracts/exports';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { ExportRow } from './exports.repository.ts';

export function presentExport(row: ExportRow, tokens: Pick<SignedTokens, 'exportUrl'>): Export {
  return {
    id: row.id,
    format: row.format,
    state: row.state,
    progress: row.progress,
    candidates: row.candidates,
    failure: row.failure,
    missingFiles: row.missing_files,
    name: row.name,
    size: row.size_bytes,
    url: row.state === 'ready' ? tokens.exportUrl(row.id, row.expires_at) : null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
