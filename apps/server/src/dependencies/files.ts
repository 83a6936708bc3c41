import { exportSources } from '../export-sources.ts';
import { isLogo } from '../features/companies/index.ts';
import { createExportsService } from '../features/exports/index.ts';
import { createFilesService, createUploadsService, type MayStillRead } from '../features/files/index.ts';
import { createGuestLinksService, createGuestsService } from '../features/guests/index.ts';
import { isOwnFile } from '../features/interviews/index.ts';
import {
  createQuestionMediaService,
  createShownMediaService,
  isFileOfVisible,
} from '../features/jobs/index.ts';
import { isOfSubmission } from '../features/submissions/index.ts';
import type { SignedIn } from '../platform/http/index.ts';
import type { BaseServices } from './base.ts';

type Sessions = { open: (sessionId: string) => Promise<SignedIn | undefined> };

/** Stored files, and guests who watch some by a link. */
export function createFileServices(
  { config, database, storage, tokens, reencodeImage }: BaseServices,
  { mayStillRead, sessions }: { mayStillRead: MayStillRead; sessions: Sessions },
) {
  const shownMedia = createShownMediaService({ database, tokens });
  const files = createFilesService({
    database,
    storage,
    tokens,
    mayStillRead,
    isLogo: (fileId) => isLogo(database, fileId),
    isOfSubmission: (fileId) => isOfSubmission(database, fileId),
    isOfQuestion: (reader, fileId) => isFileOfVisible(database, reader, fileId),
    isOwnFile: async (submissionId, fileId) =>
      (await isOwnFile(database, submissionId, fileId)) ||
      (await shownMedia.isOfInterview(submissionId, fileId)),
  });
  return {
    files,
    shownMedia,
    questionMedia: createQuestionMediaService({ database, storage, tokens, reencodeImage }),
    exports: createExportsService({
      database,
      storage,
      tokens,
      findSession: sessions.open,
      sources: exportSources,
    }),
    uploads: createUploadsService({ database, storage, tokens, reencodeImage }),
    guestLinks: createGuestLinksService({ database, publicUrl: config.publicUrl }),
    guests: createGuestsService({ database, tokens, openFile: files.openAllowed, media: shownMedia }),
  };
}
