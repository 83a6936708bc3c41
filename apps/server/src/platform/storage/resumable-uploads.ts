import { createWriteStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCatalogue } from '@nimble/contracts';
import { FileStore } from '@tus/file-store';
import { ERRORS, Server, Upload } from '@tus/server';
import { isOutOfRoom } from '../errors.ts';

/** Says why it could not write: whoever sends waits for room and loses nothing. */
class RoomAwareStore extends FileStore {
  override async write(readable: Readable, uploadId: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, uploadId), { flags: 'r+', start: offset });
    try {
      await pipeline(readable, file);
    } catch (error) {
      if (!isOutOfRoom(error)) throw ERRORS.FILE_WRITE_ERROR;
      const { status, message } = errorCatalogue.noRoom;
      throw { status_code: status, body: message };
    }
    return offset + file.bytesWritten;
  }
}

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
  const store = new RoomAwareStore({ directory: options.folder });
  const server = new Server({
    path: options.path,
    datastore: store,
    relativeLocation: true,
    // No other site sends takes.
    allowedOrigins: () => false,
    maxSize: (_request, uploadId) => (uploadId === null ? 0 : options.largestBytes(uploadId)),
  });
  const url = (uploadId: string) => `${options.path}/${uploadId}`;
  return {
    /** Answers HEAD and PATCH of this one upload, whatever else the request's own address says. */
    handle(request: IncomingMessage, response: ServerResponse, uploadId: string): Promise<void> {
      // tus looks for the id behind the last slash, and would find another one in a query.
      request.url = url(uploadId);
      return server.handle(request, response);
    },
    /**
     * Begins an upload of `sizeBytes` bytes, or of a length that is told later. Asked again because the first answer was
     * lost, it keeps what has come.
     */
    async create(uploadId: string, sizeBytes: number | undefined): Promise<void> {
      if (await exists(uploadId)) return;
      await store.create(
        new Upload({ id: uploadId, offset: 0, ...(sizeBytes !== undefined && { size: sizeBytes }) }),
      );
    },
    url,
  };

  /** Creating an upload that exists would empty it. */
  async function exists(uploadId: string): Promise<boolean> {
    try {
      await store.getUpload(uploadId);
      return true;
    } catch {
      return false;
    }
  }
}
export type ResumableUploads = ReturnType<typeof createResumableUploads>;
