import { randomUUID } from 'node:crypto';
import {
  type Export,
  type ExportFormat,
  exportHours,
  mostExportedRows,
  mostExportedVideos,
  mostExports,
  mostWaitingExports,
  type ReadExport,
} from '@nimble/contracts/exports';
import { isAllowed } from '@nimble/contracts/roles';
import {
  type Database,
  inTransaction,
  type Transaction,
  withoutJobs,
} from '../../platform/database/index.ts';
import { lockCompany } from '../../platform/database/transactions/locks.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { openStoredFile, type StoredFile } from '../../platform/files/index.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import { knownZone } from '../../platform/known-zone.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import type { ExportSources } from './export-sources.ts';
import { presentExport } from './exports.presenter.ts';
import { countExports, findExports, findReadyExport, insertExport } from './exports.repository.ts';
import { writeExport } from './exports.tasks.ts';
import { fileNameOf } from './file-name.ts';
import { removeExports } from './remove-exports.ts';
import { readSelection } from './selection.ts';

const mostCandidates: Record<ExportFormat, number> = {
  csv: mostExportedRows,
  xlsx: mostExportedRows,
  pdf: 1,
  zip: mostExportedVideos,
};

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  /** The user of an open session. */
  findSession: (sessionId: string) => Promise<SignedIn | undefined>;
  sources: ExportSources;
};

/** As the contract has read it. */
type Input = ReadExport;
/** `isRecorded`: is it a download, which the audit log keeps? */
type Opening = {
  expires: number;
  signature: string;
  cookie: string | undefined;
  isRecorded: boolean;
  address: string;
};

export function createExportsService(dependencies: Dependencies) {
  const { database, tokens, findSession, sources } = dependencies;

  return {
    async list(member: Actor): Promise<Export[]> {
      return (await findExports(database, member)).map((row) => presentExport(row, tokens));
    },

    create: (member: Actor, input: Input): Promise<Export> => create(dependencies, member, input),

    async remove({ companyId, userId }: Actor, exportId: number): Promise<void> {
      const removed = await inTransaction(database, (transaction) =>
        removeExports(transaction, { kind: 'own', companyId, userId, exportId }),
      );
      if (removed === 0) throw new RequestError('export.not_found');
    },

    /**
     * The address alone opens nothing: it also takes the session of the owner, who must still have the permission.
     * @throws RequestError forbidden, and notFound for one that is deleted or has expired.
     */
    async open(exportId: number, { expires, signature, cookie, ...download }: Opening): Promise<StoredFile> {
      if (!tokens.isExportUrlValid(exportId, expires, signature)) throw new RequestError('request.forbidden');
      const sessionId = cookie === undefined ? undefined : tokens.readReadingCookie(cookie);
      const reader = sessionId === undefined ? undefined : await findSession(sessionId);
      if (reader === undefined) throw new RequestError('request.forbidden');
      const row = await withoutJobs(reader.hiddenJobs, () => findReadyExport(database, exportId));
      if (row === undefined || row.file_id === null) throw new RequestError('export.not_found');
      const { userId, companyId, permissions } = reader;
      const isOwn = row.user_id === userId && row.company_id === companyId;
      if (!isOwn || !isAllowed(permissions, 'submission', 'view'))
        throw new RequestError('request.forbidden');
      const file = await openStoredFile(dependencies, row.file_id);
      if (download.isRecorded)
        await inTransaction(database, async (transaction) => {
          const by = { companyId: row.company_id, userId, address: download.address };
          const name = (await sources.findBrand(transaction, row.company_id))?.company_name ?? '';
          const { format, candidates } = row;
          await emit(transaction, { type: 'company.export_downloaded', by, name, format, candidates });
        });
      return file;
    },
  };
}
export type ExportsService = ReturnType<typeof createExportsService>;

/** Enqueues the task that writes it. @throws RequestError when there are too few or too many candidates, or exports. */
async function create(
  { database, tokens, sources }: Dependencies,
  member: Actor,
  { format, ids, query, options, timeZone }: Input,
): Promise<Export> {
  const { companyId, userId } = member;
  const candidates = await sources.countSelected(database, companyId, readSelection({ ids, query }));
  checkCandidates(format, candidates, ids !== undefined);
  const language = languageOfCall();
  const zone = knownZone(timeZone);
  const [only] =
    ids !== undefined && format === 'pdf' ? await sources.findArchived(database, companyId, ids) : [];
  const row = await inTransaction(database, async (transaction) => {
    await lockCompany(transaction, companyId);
    await checkRoom(transaction, companyId);
    const inserted = await insertExport(transaction, {
      companyId,
      userId,
      format,
      ids,
      query,
      options,
      language,
      candidates,
      timeZone: zone,
      name: fileNameOf(format, language, {
        candidate: only && sources.plainName(only.candidate_name),
        timeZone: zone,
      }),
      storageKey: `exports/${randomUUID()}`,
      expiresAt: new Date(Date.now() + exportHours * 60 * 60_000),
    });
    const payload = { exportId: inserted.id, storageKey: inserted.storage_key };
    // One after the other: a large export must not take every slot of the workers.
    await enqueue(transaction, writeExport, payload, { queue: `exports of ${companyId}` });
    const name = (await sources.findBrand(transaction, companyId))?.company_name ?? '';
    await emit(transaction, { type: 'company.export_requested', by: member, name, format, candidates });
    return inserted;
  });
  return presentExport(row, tokens);
}

function checkCandidates(format: ExportFormat, candidates: number, areNamed: boolean): void {
  if (candidates === 0) throw new RequestError('export.empty');
  if (format === 'pdf' && (candidates > 1 || !areNamed)) throw new RequestError('export.one_candidate');
  const most = mostCandidates[format];
  if (candidates > most) throw new RequestError('export.too_many_candidates', { values: { most } });
}

async function checkRoom(transaction: Transaction, companyId: number): Promise<void> {
  const { waiting, kept } = await countExports(transaction, companyId);
  if (waiting >= mostWaitingExports)
    throw new RequestError('export.too_many_waiting', { values: { most: mostWaitingExports } });
  if (kept >= mostExports) throw new RequestError('export.too_many_kept', { values: { most: mostExports } });
}
