import type { IncomingMessage, ServerResponse } from 'node:http';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/**
 * Receives uploads in pieces by the tus protocol, so that a broken line or a restarted server goes on where it
 * stopped. Who may send what is decided before a request gets here.
 */
export function createResumableUploads(options: {
  /** Where the bytes are kept, one file per upload id. */
  folder: string;
  /** URL of the collection of uploads; an upload's own URL is this and its id. */
  path: string;
  /** The most bytes an upload may have. */
  largestBytes: (uploadId: string) => Promise<number>;
}) {
  const store = new FileStore({ directory: options.folder });
  const server = new Server({
    path: options.path,
    datastore: store,
    relativeLocation: true,
    // No other site sends takes.
    allowedOrigins: () => false,
    namingFunction: (_request, metadata) => {
      const id = metadata?.['takeId'];
      if (!id) throw { status_code: 400, body: 'takeId is missing' };
      return id;
    },
    maxSize: (_request, uploadId) => (uploadId === null ? 0 : options.largestBytes(uploadId)),
  });
  return {
    handle: (request: IncomingMessage, response: ServerResponse) => server.handle(request, response),
    /** Has this upload been created? Creating it again would empty it. */
    async exists(uploadId: string): Promise<boolean> {
      try {
        await store.getUpload(uploadId);
        return true;
      } catch {
        return false;
      }
    },
    url: (uploadId: string) => `${options.path}/${uploadId}`,
  };
}
export type ResumableUploads = ReturnType<typeof createResumableUploads>;
