import type { FileReference } from '@nimble/contracts';
import type { SignedTokens } from '../signed-tokens.ts';

type FileRow = { id: number; name: string; mime: string; size_bytes: number };

/** A file as answers show it, with a URL that expires. */
export function presentFile(file: FileRow, tokens: SignedTokens): FileReference {
  return {
    id: file.id,
    name: file.name,
    size: file.size_bytes,
    mime: file.mime,
    url: tokens.fileUrl(file.id),
  };
}
