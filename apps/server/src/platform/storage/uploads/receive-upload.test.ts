import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveUpload } from './receive-upload.ts';

test('a body on a dead line gives way, also when it was told to before its first byte was awaited', async () => {
  const receiving = { mostBytes: 100, pieceBytes: 10, keep: async () => undefined };
  const stop = AbortSignal.abort();
  await expect(receiveUpload(new PassThrough(), { ...receiving, stop })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});
