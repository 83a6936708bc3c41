import multipart from '@fastify/multipart';
import { textOf } from '@nimble/contracts';
import {
  deleteUpload,
  largestImageBytes,
  listUploads,
  uploadFile,
  uploadMessages,
} from '@nimble/contracts/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/index.ts';
import type { UploadForm, UploadsService } from './uploads.service.ts';

const longestField = 300;

export async function uploadsRoutes(parent: FastifyInstance, uploads: UploadsService): Promise<void> {
  handle(parent, listUploads, async ({ principal }) => uploads.list(principal));
  handle(parent, deleteUpload, async ({ principal, params }) => {
    await uploads.remove(principal, params.id);
    return { message: textOf(uploadMessages.removed) };
  });
  await parent.register(async (app) => {
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: {
        files: 1,
        fields: 4,
        parts: 5,
        fieldSize: longestField,
        fileSize: largestImageBytes,
        headerPairs: 20,
      },
    });
    handle(app, uploadFile, async ({ principal, request }) => [
      await uploads.add(principal, await readForm(request)),
    ]);
  });
}

/** A truncated or invalid form is its sender's fault; limits keep their own refusal. */
async function readForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw new RequestError('upload.not_a_form');
  return readParts(request).catch((error: unknown) => {
    const isRefusal = error instanceof RequestError || (error instanceof Error && 'statusCode' in error);
    throw isRefusal ? error : new RequestError('upload.unreadable');
  });
}

/** Small enough to be read whole. */
async function readParts(request: FastifyRequest): Promise<UploadForm> {
  let file: Omit<UploadForm, 'path'> | undefined;
  let path: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { bytes: await part.toBuffer(), isCut: part.file.truncated };
    else if (part.fieldname === 'path' && typeof part.value === 'string') path = part.value;
  }
  if (file === undefined || file.bytes.length === 0) {
    throw new RequestError('upload.missing');
  }
  return { ...file, path };
}
